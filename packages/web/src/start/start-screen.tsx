import { gameList } from '@branchline/games';
import { go } from '../app/route.ts';
import { quickTable } from '../local/new-table.ts';
import { words } from '../text/words.ts';

/** The first page: a game is two clicks away. */
export function StartScreen() {
  const { start } = words.value;
  const play = async (game: string): Promise<void> => go(`/play/${await quickTable(game)}`);
  return (
    <main class="start">
      <h1>{start.title}</h1>
      <p>{start.claim}</p>
      {gameList.map(({ id }) => (
        <button key={id} type="button" class="button primary" onClick={() => void play(id)}>
          {start.playNow}: {start.games[id]?.name}
        </button>
      ))}
    </main>
  );
}
