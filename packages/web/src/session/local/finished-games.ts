import type { FinishedGame, FinishedGames } from '@branchline/protocol';
import { api } from '../api.ts';
import { finishedHere, forgetFinishedHere } from './finished-here.ts';

/** Every game this person has finished, at the server and in this browser, newest first. */
export async function finishedGames(): Promise<readonly FinishedGame[]> {
  const [there, here] = await Promise.all([
    api.get<FinishedGames>('/figures'),
    finishedHere().catch((): readonly FinishedGame[] => []),
  ]);
  return [...(there.ok ? there.answer.games : []), ...here].sort((one, other) => other.at - one.at);
}

/** Their figures are gone, here and there; false: the server could not be asked. */
export async function forgetFinishedGames(): Promise<boolean> {
  forgetFinishedHere();
  return (await api.delete('/figures')).ok;
}
