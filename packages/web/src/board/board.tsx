import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { lookOf, variablesOf } from '../look/look-of.ts';
import type { BoardProps } from './board-props.ts';
import { BoardSurface } from './board-surface.tsx';
import { loadBoard } from './load-board.ts';
import { freeCorner, isWide } from './scenery/free-spot.ts';
import type { BoardArt } from './scenery/scenery-props.ts';
import { settingOf } from './scenery/title.tsx';
import './board.css';

/** A board of a game, with its routes, places and pieces. Its art is fetched when it is first shown. */
export function Board(props: BoardProps) {
  const [art, setArt] = useState<BoardArt>();
  const wanted = useRef(props.game);
  wanted.current = props.game;
  useEffect(() => {
    const { game } = props;
    void loadBoard(game).then((loaded) => wanted.current === game && setArt(loaded));
  }, [props.game]);
  const colours = useMemo(() => variablesOf(lookOf(props.game).board), [props.game]);
  const corner = useMemo(() => {
    const title = props.title.toLocaleUpperCase().split(' ');
    return art && freeCorner(art.drawing, settingOf({ ...art, title })?.spot);
  }, [art, props.title]);
  return (
    <div
      class={`board board-${props.game}${art && isWide(art.drawing) ? ' wide' : ''}`}
      style={{ ...colours, ...(corner && { '--free-corner': corner }) }}
    >
      {art?.drawing.id === props.game && <BoardSurface {...props} art={art} />}
    </div>
  );
}
