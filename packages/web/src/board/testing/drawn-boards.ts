import { loadDrawing } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { drawBoard } from '../layout/draw-board.ts';
import type { Drawing } from '../layout/drawing.ts';
import { EFFORTS } from '../layout/untangle.ts';

/** Every map of the house with its board: as it was drawn, or as it draws itself where nobody has run the script. */
export const drawnBoards = await Promise.all(
  gameList
    .flatMap(({ id, pack }) => (pack ? [{ id, pack }] : []))
    .map(async ({ id, pack }) => {
      const kept = (await loadDrawing(id)) as Drawing | undefined;
      return { id, pack, drawing: kept ?? drawBoard(pack, EFFORTS.quick).drawing };
    }),
);
