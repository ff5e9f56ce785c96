import { render } from 'preact';
import { useState } from 'preact/hooks';
import { Board } from './board/board.tsx';
import { CardBack, CardFace, TicketFace } from './cards/card-face.tsx';
import { paints, type SeatStyle, seatStyles } from './cards/colours.ts';
import { ColourMark, SeatMark } from './cards/marks.tsx';

// A page for those who draw, and for pictures of the boards. In its address:
// ?board=united-kingdom&theme=dark&held=40&glow=30&locked=wales,scotland&lit=london,leeds&selected=…  or ?cards
const wish = new URLSearchParams(location.search);
const game = wish.get('board') ?? 'new-york';
const theme = wish.get('theme');
if (theme) document.documentElement.style.colorScheme = theme;

const styles = seatStyles(game);
const seatStyle = (seat: number): SeatStyle => styles[seat % styles.length] as SeatStyle;
const words = { zoomIn: 'Zoom in', zoomOut: 'Zoom out', whole: 'Whole board' };
const listed = (name: string): string[] => (wish.get(name) ?? '').split(',').filter(Boolean);

/** Picks about as many of a hundred routes as the address asks for, the same ones every time. */
const picked = (route: string, of: string): boolean => {
  const sum = [...`${of}${route}`].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return sum % 100 < Number(wish.get(of) ?? 0);
};

function Boards() {
  const [selected, select] = useState(wish.get('selected') ?? undefined);
  const [routes, setRoutes] = useState<readonly string[]>([]);
  const held = routes.filter((route) => picked(route, 'held'));
  const holders = Object.fromEntries(held.map((route, at) => [route, at % 7 === 3 ? [0, 1] : [at % styles.length]]));
  return (
    <Board
      game={game}
      holders={holders}
      seatStyle={seatStyle}
      claimable={new Set(routes.filter((route) => !held.includes(route) && picked(route, 'glow')))}
      selected={selected}
      lit={{ places: new Set(listed('lit')) }}
      lockedRegions={new Set(listed('locked'))}
      onRoute={select}
      describeRoute={(route) => route}
      title={game.replace('-', ' ')}
      label={game}
      words={words}
      handle={() =>
        setRoutes([...document.querySelectorAll('[data-route]')].map((one) => one.getAttribute('data-route') ?? ''))
      }
    />
  );
}

function Cards() {
  const kinds = Object.keys(paints).filter((kind) => kind !== 'grey');
  const row = 'display: flex; flex-wrap: wrap; gap: 12px; padding: 16px; align-items: center; font-family: system-ui';
  return (
    <>
      {['nordic-countries', 'new-york'].map((one) => (
        <div key={one} style={row}>
          {kinds.map((kind) => (
            <CardFace key={kind} kind={kind} game={one} size={96} />
          ))}
          <CardBack game={one} size={96} />
          {kinds.map((kind) => (
            <CardFace key={kind} kind={kind} game={one} size={44} />
          ))}
        </div>
      ))}
      <div style={row}>
        {Object.keys(paints).map((kind) => (
          <ColourMark key={kind} colour={kind} />
        ))}
        {['new-york', 'nordic-countries', 'united-kingdom'].flatMap((one) =>
          seatStyles(one).map((style) => (
            <SeatMark key={style.name} style={style} kind={one === 'new-york' ? 'taxi' : 'train'} />
          )),
        )}
      </div>
      <div style={row}>
        <TicketFace from="Helsinki" to="København" points={10} />
        <TicketFace from="Central Park" to="Empire State Building" points={8} standing="done" />
        <TicketFace from="Londonderry" to="Stranraer" points={4} standing="lost">
          Two gaps left
        </TicketFace>
      </div>
    </>
  );
}

const page = document.getElementById('gallery');
if (page) render(wish.has('cards') ? <Cards /> : <Boards />, page);
