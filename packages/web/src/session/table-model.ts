import type { Game, PlayerPosition, Position, Seat, View } from '@branchline/engine';
import { type GameWords, titleOf } from '@branchline/games';
import type { NamedAction, NamedRejection } from '@branchline/protocol';
import type { TableNames } from '@branchline/text';
import { type Facts, factsOf, saysYou, tableNames } from '@branchline/text';
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { gameWords } from '../preferences/game-words.ts';
import { messages, shownPieces } from '../preferences/messages.ts';
import { afterPaint, nextPaint } from './after-paint.ts';
import type { Hint } from './connection.ts';
import { createDraft, type Draft } from './draft.ts';
import type { TableSource } from './follow-table.ts';
import type { ShownPosition } from './shown-position.ts';

/*
 * What a table is to the page: four layers, each of them signals that are made from those of the one before.
 *
 *   connection.ts      is there anybody at the other end: a worker of this browser, or a server
 *   follow-table.ts    what has arrived from there: who sits where, and the log as each viewer may see it; nothing is folded
 *   shown-position.ts  how far of it is on the screen: the one fold of the log into a row, event by event as it is animated
 *   draft.ts           what the player is about to answer, and may still take back
 *
 * Components read them through the model below, and give back no more than: put something into the draft, `attempt` an answer,
 * `undo` the draft. An answer goes down the same way: to the question that is open after all that has arrived.
 */

/** What a hovered ticket, technology, card or line of the log shows on the board. */
export interface Highlight {
  readonly places?: ReadonlySet<string>;
  /** These glow. */
  readonly routes?: ReadonlySet<string>;
  /** The ways of these tickets are drawn. */
  readonly tickets?: readonly string[];
  /** These routes are drawn as ways, in the order they are travelled; what is not `own` is missing. */
  readonly trails?: readonly (readonly { readonly route: string; readonly own: boolean }[])[];
}

/** Why something cannot be done; told in words beside the question. */
export type AnswerProblem = NamedRejection | { readonly code: 'refused' } | { readonly code: 'stale' };

/** Everything the components of a table read. Nothing in it decides what is legal: that is asked of the game. */
export interface TableModel {
  readonly source: TableSource;
  readonly shown: ShownPosition;
  readonly game: Game;
  readonly facts: Facts;
  readonly position: ReadonlySignal<Position>;
  /** The seat whose eyes we look through; nobody's for a watcher. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  readonly me: ReadonlySignal<PlayerPosition | undefined>;
  /** What is asked of the seat and not answered yet. */
  readonly asked: ReadonlySignal<PlayerPosition['asked']>;
  /** Every sensible answer, by names. */
  readonly offers: ReadonlySignal<readonly NamedAction[]>;
  /** Sent, not yet answered, and it takes a while. */
  readonly sending: ReadonlySignal<boolean>;
  readonly draft: Draft;
  /** What is said about this game alone. */
  readonly words: ReadonlySignal<GameWords>;
  readonly names: ReadonlySignal<TableNames>;
  readonly problem: Signal<AnswerProblem | undefined>;
  readonly highlighted: Signal<Highlight | undefined>;
  /** Tickets whose ways stay on the board. */
  readonly pinned: Signal<ReadonlySet<string>>;
  /** One's own ticket that has just got done. */
  readonly celebrated: Signal<string | undefined>;
  /** Everybody's points at the end, once they are counted: with the tickets and all that is scored late. */
  readonly totals: Signal<readonly number[] | undefined>;
  /** What a strong player would do, once asked. */
  readonly advice: Signal<Hint | 'thinking' | undefined>;
  /** Why the seat may not do this; nothing, if it may. */
  explain(action: NamedAction): NamedRejection | undefined;
  /** Answers, if that is allowed; otherwise says why it is not. */
  attempt(action: NamedAction): void;
  /** Takes two cards from the deck: the second as soon as it is asked for, if it may still be had. */
  takeTwo(): void;
  /** Something else is asked now: for a moment taps are meant for what was there before, as the second of a double tap is. */
  rest(): void;
  readonly resting: ReadonlySignal<boolean>;
  /** Puts back all that was picked. */
  undo(): void;
  close(): void;
}

/** Milliseconds after which an answer that is on its way shows as such. */
const SLOW = 150;

/** Milliseconds between the taps of a double tap, at most. */
export const DOUBLE_TAP = 400;

/** One card, unseen. */
const FROM_DECK = { type: 'takeCard', from: 'deck' } as const;

/** What is shown, as the one who looks reads it. */
type Reading = Pick<TableModel, 'position' | 'seat' | 'me'>;

function readingOf(source: TableSource, shown: ShownPosition, watching: boolean): Reading {
  const position = computed(() => source.game.describe(shown.view.value));
  const seat = computed(() => {
    const { value } = shown.viewer;
    if (typeof value === 'number') return value;
    if (value === 'watcher') return undefined;
    // All open: the hand of whoever is to move, or one's own at the end.
    return watching ? position.value.turn : source.you.value.seats[0];
  });
  const me = computed(() => (seat.value === undefined ? undefined : position.value.players[seat.value]));
  return { position, seat, me };
}

export function createModel(source: TableSource, shown: ShownPosition, { watching = false } = {}): TableModel {
  const { game } = source;
  const reading = readingOf(source, shown, watching);
  const { seat, me } = reading;
  const sending = signal(false);
  // Once its people have ended it early nothing is asked any more, though questions stand open.
  const ended = computed(() => source.info.value.endedEarly === true);
  const open = computed(() => !ended.value && seat.value !== undefined && shown.questionOf(seat.value) !== undefined);
  const asked = computed(() => (sending.value || !open.value ? undefined : me.value?.asked));
  const offers = computed(() =>
    asked.value && seat.value !== undefined ? namedOffers(game, shown.view.value, seat.value) : [],
  );
  const facts = factsOf(game);
  const draft = createDraft();
  const problem = signal<AnswerProblem | undefined>(undefined);
  const highlighted = signal<Highlight | undefined>(undefined);
  const pinned = signal<ReadonlySet<string>>(new Set());
  const celebrated = signal<string | undefined>(undefined);
  const totals = signal<readonly number[] | undefined>(undefined);
  const advice = signal<Hint | 'thinking' | undefined>(undefined);
  const { game: ref } = source.info.peek();
  const words = computed(() => gameWords(ref));
  const pieces = titleOf(ref)?.pieces ?? 'train';
  shownPieces.value = pieces;
  const names = computed(() => {
    // Where several share a device, nobody is "you"; in a replay it is who never gave another name, so that verbs fit it.
    const { seats } = source.info.value;
    const unnamed = seats.findIndex(({ name }) => saysYou(name ?? ''));
    const only = source.you.value.seats.length > 1 ? undefined : seat.value;
    return tableNames({
      facts,
      pieces,
      words: words.value,
      seats,
      me: watching ? unnamed : only,
      messages: messages.value,
    });
  });

  const explain: TableModel['explain'] = (action) => {
    if (seat.value === undefined) return { code: 'notYourTurn', rule: 'C-1', facts: {} };
    const rejection = game.explain(shown.view.value, seat.value, game.naming.numbered(action));
    return rejection && game.naming.rejection(rejection);
  };
  const answering = signal(false);
  const resting = signal(false);
  let rested: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    resting.value = true;
    clearTimeout(rested);
    rested = setTimeout(() => {
      resting.value = false;
    }, DOUBLE_TAP);
  };
  /** Ends the waiting for a second card. */
  let noSecond = (): void => {};
  const answer = async (action: NamedAction): Promise<void> => {
    const { value: whose } = seat;
    if (whose === undefined || answering.value) return;
    answering.value = true;
    rest();
    problem.value = undefined;
    const meant = shown.newestQuestionOf(whose)?.number;
    // The pressed button is seen before anything else is done, and the table is only cleared for an answer that takes its time.
    await nextPaint();
    if (meant === undefined || shown.newestQuestionOf(whose)?.number !== meant) {
      // Another tab, or the clock, was quicker: this was meant for a question that is gone.
      answering.value = false;
      problem.value = { code: 'stale' };
      return;
    }
    const slow = setTimeout(() => {
      sending.value = true;
    }, SLOW);
    const outcome = await source.answer(whose, meant, action);
    clearTimeout(slow);
    if (outcome.kind !== 'accepted') noSecond();
    answering.value = false;
    sending.value = false;
    if (outcome.kind === 'rejected') problem.value = outcome.rejection;
    else if (outcome.kind !== 'accepted') problem.value = { code: outcome.kind };
  };
  const attempt: TableModel['attempt'] = (action) => {
    noSecond();
    shown.skip();
    const rejection = explain(action);
    if (rejection) problem.value = rejection;
    else void answer(action);
  };
  const takeTwo = (): void => {
    const first = asked.peek()?.number;
    attempt(FROM_DECK);
    if (first === undefined || problem.peek()) return;
    noSecond = effect(() => {
      const { value: next } = asked;
      if (answering.value || next === undefined || next.number === first) return;
      queueMicrotask(noSecond);
      if (next.kind === 'secondCard' && !untracked(() => explain(FROM_DECK))) untracked(() => void answer(FROM_DECK));
    });
  };
  const undo = (): void => {
    draft.clear();
    problem.value = undefined;
    highlighted.value = undefined;
  };
  // A new question: what was put together for the last one is gone.
  const number = computed(() => me.value?.asked?.number);
  const forget = effect(() => {
    void number.value;
    undo();
    advice.value = undefined;
  });
  // Something else is put together: what was wrong with the last try no longer stands.
  const retry = effect(() => {
    void [draft.route.value, draft.technology.value, draft.city.value, draft.tickets.value, draft.cards.value];
    void draft.drawing.value;
    problem.value = undefined;
  });
  const close = (): void => {
    forget();
    retry();
    noSecond();
    shown.close();
    shownPieces.value = 'train';
  };
  return {
    source,
    shown,
    game,
    facts,
    ...reading,
    asked,
    offers,
    draft,
    words,
    names,
    sending,
    problem,
    highlighted,
    pinned,
    celebrated,
    totals,
    advice,
    explain,
    attempt,
    takeTwo,
    rest,
    resting,
    undo,
    close,
  };
}

function namedOffers(game: Game, view: View, seat: Seat): readonly NamedAction[] {
  return game.offers(view, seat).map((offer) => game.naming.named(offer));
}

/** Pass and play: whose hands the device has to be in before anything is seen. */
export function firstSeat({ source, shown, game }: TableModel): number | undefined {
  const own = source.you.value.seats;
  const { value: viewer } = shown.viewer;
  if (own.length < 2 || typeof viewer !== 'number') return undefined;
  return own.find((seat) => game.asked(shown.view.value, seat) !== undefined) ?? viewer;
}

/** Pass and play: the other own seat that is to move while the one who looks is not. */
export function nextSeat({ source, shown, game }: TableModel): number | undefined {
  const own = source.you.value.seats;
  const { value: viewer } = shown.viewer;
  if (own.length < 2 || typeof viewer !== 'number' || !shown.settled.value) return undefined;
  // Who is asked is open to all.
  const asked = own.filter((seat) => game.asked(shown.view.value, seat) !== undefined);
  return asked.includes(viewer) ? undefined : asked[0];
}

const wanted = new WeakMap<Signal<Highlight | undefined>, { readonly value: Highlight | undefined }>();

/** Highlights something on the board, or nothing any more, once whatever was pressed has been seen. Only the latest counts. */
export function highlight(highlighted: Signal<Highlight | undefined>, value: Highlight | undefined): void {
  const waiting = wanted.has(highlighted);
  wanted.set(highlighted, { value });
  if (waiting) return;
  const before = highlighted.peek();
  afterPaint(() => {
    // What was lit meanwhile for another reason stays.
    if (highlighted.peek() === before) highlighted.value = wanted.get(highlighted)?.value;
    wanted.delete(highlighted);
  });
}

export const TableContext = createContext<TableModel | undefined>(undefined);

/** The table this component is part of. */
export function useTable(): TableModel {
  const model = useContext(TableContext);
  if (!model) throw new Error('this component belongs on a table');
  return model;
}
