import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardArt } from './art/drawing.ts';
import type { BoardProps } from './board-props.ts';
import { BoardSurface } from './board-surface.tsx';
import './board.css';

/** A board of a game, with its routes, places and pieces. Its art is fetched when it is first shown. */
export function Board(props: BoardProps) {
  const [art, setArt] = useState<BoardArt>();
  const wanted = useRef(props.game);
  wanted.current = props.game;
  useEffect(() => {
    const { game } = props;
    void loadArt(game).then((loaded) => wanted.current === game && setArt(loaded));
  }, [props.game]);
  return (
    <div class={`board board-${props.game}`}>
      {art?.drawing.id === props.game && <BoardSurface {...props} art={art} />}
    </div>
  );
}

const boards: Readonly<Record<string, () => Promise<{ readonly art: BoardArt }>>> = {
  'new-york': () => import('./art/new-york/art.tsx'),
  'nordic-countries': () => import('./art/nordic-countries/art.tsx'),
  'united-kingdom': () => import('./art/united-kingdom/art.tsx'),
};

const TRIES = 6;
const PAUSE = 2000;

/** Loads a board's art; each board is its own file, fetched when it is first shown, and again when the line was down. */
async function loadArt(game: string): Promise<BoardArt> {
  const load = boards[game];
  if (!load) throw new Error(`No board is drawn for ${game}.`);
  for (let tried = 1; tried < TRIES; tried++) {
    const loaded = await load().catch(() => undefined);
    if (loaded) return loaded.art;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return (await load()).art;
}
