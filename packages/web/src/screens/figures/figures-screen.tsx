import { findGame } from '@branchline/games';
import type { FinishedGame } from '@branchline/protocol';
import { ownOf } from '@branchline/text';
import { useEffect, useState } from 'preact/hooks';
import { lightOf } from '../../look/look-of.ts';
import { Page } from '../../parts/page.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { fetchWords, gameName, gameWords } from '../../preferences/game-words.ts';
import { messages } from '../../preferences/messages.ts';
import { figuresByGame, type GameFigures } from '../../session/figures.ts';
import { fetchGame } from '../../session/game.ts';
import { finishedGames, forgetFinishedGames } from '../../session/local/finished-games.ts';
import { OfflineNotice } from '../offline/offline-notices.tsx';
import { PointsChart, ShareBar } from './charts.tsx';
import './figures-screen.css';

/** What somebody has done in all the games they finished, kind by kind. */
export function FiguresScreen() {
  const { figures } = messages.value;
  const [games, setGames] = useState<readonly FinishedGame[]>();
  useEffect(() => {
    void finishedGames().then(async (all) => {
      // Routes are told by the names of their places.
      const kinds = [...new Set(all.map(({ game }) => game))];
      await Promise.all(kinds.flatMap((game) => [fetchGame(game), fetchWords(game)])).catch(() => undefined);
      setGames(all);
    });
  }, []);
  return (
    <Page title={figures.title} hint={figures.hint}>
      <OfflineNotice />
      {games?.length === 0 && <p>{figures.none}</p>}
      {games && figuresByGame(games).map((one) => <GamePanel key={one.game} figures={one} />)}
      {games && games.length > 0 && <KeepOrDelete games={games} deleted={() => setGames([])} />}
    </Page>
  );
}

function GamePanel({ figures: one }: { readonly figures: GameFigures }) {
  const { figures } = messages.value;
  const { game, mapName, games, won, points } = one;
  const total = points.reduce((sum, { points: some }) => sum + some, 0);
  return (
    <section class="panel figures-of-game" aria-label={gameName(game, mapName)} {...lightOf(game)}>
      <h2>{gameName(game, mapName)}</h2>
      <dl>
        <Figure name={figures.games} value={games} />
        <Figure name={figures.won} value={won} />
        <Figure name={figures.average} value={Math.round(total / games)} />
        <Figure name={figures.best} value={Math.max(...points.map(({ points: some }) => some))} />
        {one.longestPath !== undefined && <Figure name={figures.longest} value={one.longestPath} />}
      </dl>
      <h3>{figures.points}</h3>
      <PointsChart points={points} />
      <h3>{figures.byPlayers}</h3>
      {one.byPlayers.map((share) => (
        <ShareBar key={share.players} label={figures.players(share.players)} share={share} />
      ))}
      <h3>{figures.tickets}</h3>
      <ShareBar
        label={figures.done(one.ticketsDone)}
        share={{ won: one.ticketsDone, games: one.ticketsDone + one.ticketsMissed }}
        text={figures.missed(one.ticketsMissed)}
      />
      {one.routes.length > 0 && <Routes game={game} routes={one.routes} />}
      {one.against.length > 0 && <h3>{figures.against}</h3>}
      {one.against.map((share) => (
        <ShareBar key={share.name} label={share.name} share={share} />
      ))}
    </section>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Routes({ game, routes }: Pick<GameFigures, 'game' | 'routes'>) {
  const { figures, routes: words, end } = messages.value;
  const board = findGame(game)?.pack;
  const { places } = gameWords(game);
  const place = (id: string): string => ownOf(places, id) ?? board?.places.find((one) => one.id === id)?.name ?? id;
  const name = (id: string): string => {
    const route = board?.routes.find((one) => one.id === id);
    return route ? words.between(place(route.a), place(route.b)) : id;
  };
  return (
    <>
      <h3>{figures.routes}</h3>
      <ul class="favourite-routes">
        {routes.map(({ route, count }) => (
          <li key={route}>
            {name(route)} <b>{end.times(count)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

interface KeepOrDeleteProps {
  readonly games: readonly FinishedGame[];
  readonly deleted: () => void;
}

/** One's figures are one's own: to take away, and to be rid of. */
function KeepOrDelete({ games, deleted }: KeepOrDeleteProps) {
  const { figures, lobby } = messages.value;
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState(false);
  const remove = async (): Promise<void> => {
    if (await forgetFinishedGames()) deleted();
    else setTrouble(true);
  };
  return (
    <div class="page-ways">
      <button type="button" class="button" onClick={() => saveFile('branchline-figures.json', { games })}>
        {figures.save}
      </button>
      {!asking && (
        <button type="button" class="button quiet" onClick={() => setAsking(true)}>
          {figures.remove}
        </button>
      )}
      {asking && (
        <section class="panel" role="alert">
          <p>{figures.removeHint}</p>
          <div class="panel-ways">
            <button type="button" class="button" onClick={() => void remove()}>
              {figures.removeSure}
            </button>
            <button type="button" class="button quiet" onClick={() => setAsking(false)}>
              {figures.keep}
            </button>
          </div>
          {trouble && <p class="trouble">{lobby.refused.unavailable}</p>}
        </section>
      )}
    </div>
  );
}
