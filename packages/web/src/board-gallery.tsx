import { render } from 'preact';
import { useState } from 'preact/hooks';
import { Board } from './board/board.tsx';
import { type SeatStyle, seatStyles } from './cards/seat-style.ts';

// A page for those who draw: ?board=united-kingdom&theme=dark&held=1&glow=1&lit=1&locked=wales,scotland
const wish = new URLSearchParams(location.search);
const game = wish.get('board') ?? 'new-york';
const theme = wish.get('theme');
if (theme) document.documentElement.style.colorScheme = theme;

const styles = seatStyles(game);
const seatStyle = (seat: number): SeatStyle => styles[seat % styles.length] as SeatStyle;
const words = { zoomIn: 'Zoom in', zoomOut: 'Zoom out', whole: 'Whole board' };
const locked = new Set((wish.get('locked') ?? '').split(',').filter(Boolean));

function Gallery() {
  const [selected, select] = useState(wish.get('selected') ?? undefined);
  return (
    <Board
      game={game}
      holders={{}}
      seatStyle={seatStyle}
      selected={selected}
      lockedRegions={locked}
      onRoute={select}
      describeRoute={(route) => route}
      label={game}
      words={words}
    />
  );
}

const page = document.getElementById('gallery');
if (page) render(<Gallery />, page);
