import { findGame, loadDrawing, loadGame, loadOutline, titleOf } from '@branchline/games';
import type { ComponentType } from 'preact';
import { lookOf, piecesOf } from '../look/look-of.ts';
import type { Drawing } from './layout/drawing.ts';
import type { FromLayout, ToLayout } from './layout/layout-worker.ts';
import type { BoardArt, SceneryProps } from './scenery/scenery-props.ts';

/** Scenery drawn by hand, found in the folders of art: nobody writes a list. All others paint themselves. */
const byHand = import.meta.glob<ComponentType<SceneryProps>>('../art/*/scenery.tsx', { import: 'Scenery' });

const TRIES = 6;
const PAUSE = 2000;

/** Loads all that a board shows; each part is its own file, fetched when it is first shown, and again when the line was down. */
export async function loadBoard(ref: string): Promise<BoardArt> {
  for (let tried = 1; tried < TRIES; tried++) {
    const loaded = await fetchBoard(ref).catch(() => undefined);
    if (loaded) return loaded;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return fetchBoard(ref);
}

async function fetchBoard(ref: string): Promise<BoardArt> {
  const painter =
    byHand[`../art/${ref}/scenery.tsx`] ?? (() => import('./scenery/painted.tsx').then((one) => one.Painted));
  const [drawing, outline, Scenery] = await Promise.all([drawingOf(ref), loadOutline(ref), painter(), loadGame(ref)]);
  const { shapes = [] } = findGame(ref)?.pack?.look ?? {};
  const { ornament, title: titleSpot } = titleOf(ref)?.look?.board ?? {};
  const ground = { scene: lookOf(ref).scene, shapes, ...(ornament && { ornament }), ...(titleSpot && { titleSpot }) };
  return { drawing, outline, ground, pieces: piecesOf(ref), Scenery, worth: worthOf(ref) };
}

/** What an attraction brings, which its badge shows. */
function worthOf(ref: string): number {
  const scoring = findGame(ref)?.pack?.rules.scoring ?? [];
  return (
    scoring.flatMap((piece) => (typeof piece === 'object' && 'attractions' in piece ? [piece.attractions] : []))[0] ?? 0
  );
}

/** How the board of a game of the house is drawn was worked out once and for all; any other map draws itself. */
async function drawingOf(ref: string): Promise<Drawing> {
  const kept = (await loadDrawing(ref)) as Drawing | undefined;
  return kept ?? laidOut(ref);
}

const laid = new Map<string, Promise<Drawing>>();

/** Lays a map out, away from the page so that it never stutters; once for each map. */
function laidOut(ref: string): Promise<Drawing> {
  const known = laid.get(ref) ?? layOut(ref);
  laid.set(ref, known);
  known.catch(() => laid.delete(ref));
  return known;
}

async function layOut(ref: string): Promise<Drawing> {
  const map = (await loadGame(ref))?.pack;
  if (!map) throw new Error(`No board is drawn for ${ref}.`);
  const worker = new Worker(new URL('./layout/layout-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Drawing>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromLayout>) => resolve(data);
      worker.onerror = () => reject(new Error(`The board of ${ref} could not be drawn.`));
      worker.postMessage({ id: ref, map } satisfies ToLayout);
    });
  } finally {
    worker.terminate();
  }
}
