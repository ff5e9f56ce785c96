import { addPack, gameTitles, loadGame, type Pack, type PaletteId, titleOf } from '@branchline/games';
import { type ComponentChildren, render } from 'preact';
import { useState } from 'preact/hooks';
import { Board } from './board/board.tsx';
import { CardBack, CardFace, TicketFace } from './cards/card-face.tsx';
import { paints, type SeatStyle, seatStyles, seatStylesOf } from './cards/colours.ts';
import { ColourMark, SeatMark } from './cards/marks.tsx';
import { Poster } from './cards/posters.tsx';
import { piecesOf } from './look/look-of.ts';

// A page for those who draw, and for pictures of the boards. In its address:
// ?board=<game>&theme=dark&held=40&glow=30&stations=20&locked=<region>,…&lit=<place>,…&selected=<route>  or ?cards or ?posters
// With ?pack=<address of a pack.json> it shows a map from outside, and ?palette=… in another palette.
const wish = new URLSearchParams(location.search);
const games = gameTitles.map(({ id }) => id);
const game = await shownGame();
const theme = wish.get('theme');
if (theme) document.documentElement.style.colorScheme = theme;

const styles = seatStyles(game);
const seatStyle = (seat: number): SeatStyle => styles[seat % styles.length] as SeatStyle;
const words = { zoomIn: 'Zoom in', zoomOut: 'Zoom out', whole: 'Whole board' };
const listed = (name: string): string[] => (wish.get(name) ?? '').split(',').filter(Boolean);

/** A game of the house, or a map from outside. */
async function shownGame(): Promise<string> {
  const [address, palette] = [wish.get('pack'), wish.get('palette')];
  const house = wish.get('board') ?? games[0] ?? '';
  await loadGame(house);
  if (address === null) return house;
  const pack = (await (await fetch(address)).json()) as Pack;
  return addPack(palette ? { ...pack, look: { ...pack.look, palette: palette as PaletteId } } : pack).id;
}

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
  const built = [...document.querySelectorAll('[data-place]')].map((one) => one.getAttribute('data-place') ?? '');
  const stations = new Map(
    built.filter((place) => picked(place, 'stations')).map((place, at) => [place, at % styles.length]),
  );
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
      stations={stations}
      title={titleOf(game)?.name ?? game}
      label={game}
      words={words}
      handle={() =>
        setRoutes([...document.querySelectorAll('[data-route]')].map((one) => one.getAttribute('data-route') ?? ''))
      }
    />
  );
}

const Sized = ({ wide, children }: { readonly wide: number; readonly children: ComponentChildren }) => (
  <span style={{ inlineSize: `${wide}px` }}>{children}</span>
);

function Cards() {
  const kinds = Object.keys(paints).filter((kind) => kind !== 'grey');
  const row = 'display: flex; flex-wrap: wrap; gap: 12px; padding: 16px; align-items: center; font-family: system-ui';
  return (
    <>
      {games.map((one) => (
        <div key={one} style={row}>
          {kinds.map((kind) => (
            <Sized key={kind} wide={96}>
              <CardFace kind={kind} game={one} />
            </Sized>
          ))}
          <Sized wide={96}>
            <CardBack game={one} />
          </Sized>
          {kinds.map((kind) => (
            <Sized key={kind} wide={44}>
              <CardFace kind={kind} game={one} />
            </Sized>
          ))}
        </div>
      ))}
      <div style={row}>
        {Object.keys(paints).map((kind) => (
          <ColourMark key={kind} colour={kind} />
        ))}
        {games.flatMap((one) =>
          seatStyles(one).map((style) => <SeatMark key={style.name} style={style} kind={piecesOf(one)} />),
        )}
        {seatStylesOf([], 8).map((style) => (
          <SeatMark key={style.name} style={style} kind="train" size={68} />
        ))}
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

function Posters() {
  return (
    <div style="display: grid; grid-template-columns: repeat(3, 320px); gap: 16px; padding: 16px">
      {[...games, ...(wish.has('pack') ? [game] : [])].map((one) => (
        <Poster key={one} game={one} />
      ))}
    </div>
  );
}

const page = document.getElementById('gallery');
if (page) render(wish.has('cards') ? <Cards /> : wish.has('posters') ? <Posters /> : <Boards />, page);
