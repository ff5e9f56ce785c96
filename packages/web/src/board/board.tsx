import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardArt } from './art/drawing.ts';
import './board.css';
import type { BoardProps } from './board-props.ts';
import { BoardSurface } from './board-surface.tsx';
import { loadArt } from './load-art.ts';

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
