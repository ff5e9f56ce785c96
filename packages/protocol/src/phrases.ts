import { z } from 'zod';

/** What can be said with one press, and what a program that knows no phrases shows instead: the English of it. */
export const PHRASES = {
  hello: 'Hello',
  goodLuck: 'Good luck',
  goodMove: 'Good move',
  wantedThat: 'I wanted that one',
  ouch: 'Ouch',
  oneMoment: 'One moment, please.',
  takeYourTime: 'Take your time.',
  thanks: 'Thanks',
  sorry: 'Sorry',
  goodGame: 'Good game',
  again: 'Again?',
  mustGo: 'I have to go soon.',
} as const;

/** A quick phrase: it is sent by its id, and everybody reads it in their own language. */
export type PhraseId = keyof typeof PHRASES;

export const Phrase: z.ZodType<PhraseId> = z.enum(Object.keys(PHRASES) as [PhraseId, ...PhraseId[]]);
