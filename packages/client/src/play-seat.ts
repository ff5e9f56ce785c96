import type { Action, TableView } from './api-types.ts';
import { type Client, pause, RefusedError } from './client.ts';

/** A seat to be played; the client has its token. */
export interface SeatToPlay {
  readonly table: string;
  readonly seat: number;
  readonly signal?: AbortSignal;
}

/** A view in which something is asked: one of `question.offers` answers it, and so does any other legal action. */
export type AskedView = TableView & { readonly question: NonNullable<TableView['question']> };

const WAIT_SECONDS = 20;
const RETRY_MS = 1000;
/** Waiting for the deal, or for a server that is away. */
const LATER = ['wrongStage', 'unavailable', 'failed', 'tooMany'];

/**
 * Plays a seat to the end of the game, by long polling: `choose` is asked whenever the seat is. Answers the last view, in which all is
 * open. An action that the rules refuse is thrown as a `RefusedError`, with the reason in `refusal.rejection`.
 */
export async function playSeat(
  client: Client,
  { table, seat, signal }: SeatToPlay,
  choose: (view: AskedView) => Action | Promise<Action>,
): Promise<TableView> {
  const path = { table };
  let after = 0;
  for (;;) {
    const seen = await client.request('GET /api/tables/{table}/view', {
      path,
      query: { seat, after, wait: WAIT_SECONDS },
      ...(signal && { signal }),
    });
    if (!seen.ok) {
      if (!LATER.includes(seen.refusal.code)) throw new RefusedError(seen.refusal);
      await pause(seen.retryAfterMs ?? RETRY_MS, signal);
      continue;
    }
    const view = seen.answer;
    after = view.version;
    if (view.info.status === 'over') return view;
    if (!hasQuestion(view)) continue;
    const action = await choose(view);
    await sendAnswer(client, { table, seat, question: view.question.number, action, ...(signal && { signal }) });
  }
}

function hasQuestion(view: TableView): view is AskedView {
  return view.question !== undefined;
}

interface Answer extends SeatToPlay {
  readonly question: number;
  readonly action: Action;
}

/**
 * Sends an answer until the server has taken or refused it: its id makes that safe. False: the question is no longer open, since
 * somebody was faster (a clock, a bot that stood in, the same seat on another device).
 */
export async function sendAnswer(client: Client, { table, signal, ...answer }: Answer): Promise<boolean> {
  const body = { ...answer, id: crypto.randomUUID() };
  for (;;) {
    const asked = { path: { table }, body, ...(signal && { signal }) };
    const taken = await client.request('POST /api/tables/{table}/answers', asked);
    if (taken.ok) return true;
    const { code } = taken.refusal;
    if (code === 'stale' || code === 'wrongStage') return false;
    if (!LATER.includes(code)) throw new RefusedError(taken.refusal);
    await pause(taken.retryAfterMs ?? RETRY_MS, signal);
  }
}
