import { type GameTitle, gameTitles } from '@branchline/games';
import type { ListedTable, TableList } from '@branchline/protocol';
import { BookOpen, FolderOpen, Settings as Gear, GraduationCap, Link, ListVideo, MapPlus, Plus, Users } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { Poster } from '../../cards/posters.tsx';
import { lightOf } from '../../look/look-of.ts';
import { Choice } from '../../parts/choice.tsx';
import { showSettings } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { navigate, usePageTitle } from '../../parts/navigation.ts';
import { gameName } from '../../preferences/game-words.ts';
import { messages, spoken } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { api } from '../../session/api.ts';
import { taughtGame } from '../../session/local/lesson-script.ts';
import { localTables } from '../../session/local/storage.ts';
import { LEVELS } from '../../session/opponents.ts';
import { whileSeen } from '../../session/while-seen.ts';
import { currentLesson, isNewcomer } from '../../table/lesson/progress.ts';
import { Contact } from '../../table/menu/contact.tsx';
import { mostUrgentFirst } from '../lobby/most-urgent-first.ts';
import './start-screen.css';

/** The rules of the games, which nobody waits for to see this page. */
const dealing = () => import('../../session/local/new-table.ts');

/** The first page: a game is one click away. */
export function StartScreen() {
  const { start, lesson, settings: text } = messages.value;
  const heading = usePageTitle();
  // There before a poster is pressed; without a connection it is tried again then.
  useEffect(() => void dealing().catch(() => undefined), []);
  return (
    <main class="start">
      <header class="start-head">
        <h1 ref={heading} tabindex={-1}>
          {start.title}
        </h1>
        <p>{start.claim}</p>
        <button type="button" class="icon-button" aria-label={text.title} onClick={() => showSettings(true)}>
          <Icon of={Gear} />
        </button>
      </header>
      <MainAction />
      <section aria-labelledby="play-now">
        <h2 id="play-now">{start.playNow}</h2>
        <p class="hint">{start.playNowHint}</p>
        <BotChoice />
        <ul class="posters">
          {gameTitles.map((game) => (
            <li key={game.id}>
              <PlayNow game={game} />
            </li>
          ))}
        </ul>
      </section>
      <nav class="ways-in" aria-label={start.otherWays}>
        <Way icon={Plus} href="/new" title={start.makeTable} hint={start.makeTableHint} />
        <Way icon={Link} href="/join" title={start.join} hint={start.joinHint} />
        <Way icon={Users} href="/pass" title={start.passAndPlay} hint={start.passAndPlayHint} />
        <MyTables />
        <Way icon={BookOpen} href="/rules" title={start.rules} hint={start.rulesHint} />
        <Way icon={GraduationCap} href="/lesson" title={lesson.title} hint={lesson.waysHint} />
        <Way icon={ListVideo} href="/replay" title={start.replay} hint={start.replayHint} />
        <Way icon={MapPlus} href="/workshop" title={start.workshop} hint={start.workshopHint} />
      </nav>
      <footer class="start-foot">
        {start.imprint} <Contact />
      </footer>
    </main>
  );
}

/** One thing at a time: go on with what was left, or learn; for all others the posters are the first thing to press. */
function MainAction() {
  const { start, lesson } = messages.value;
  const begun = currentLesson();
  const learning = begun !== undefined && begun.step !== 'free';
  const last = useUnfinished();
  if (last && (!learning || last.awaited)) {
    const { href, game, mapName, awaited } = last;
    const hint = [gameName(game, mapName), awaited && messages.value.lobby.yourTurn].filter(Boolean).join(' · ');
    return <Main href={href} game={game} title={start.continue} hint={hint} />;
  }
  if (taughtGame === undefined || last === undefined || !(learning || isNewcomer())) return undefined;
  return learning ? (
    <Main href="/lesson" game={taughtGame} title={lesson.resume} hint={lesson.waysHint} lesson />
  ) : (
    <Main
      href="/lesson"
      game={taughtGame}
      title={`${lesson.offer} ${lesson.title}`}
      hint={lesson.hint(gameName(taughtGame))}
      lesson
    />
  );
}

interface MainProps {
  readonly href: string;
  readonly game: string;
  readonly title: string;
  readonly hint: string;
  readonly lesson?: boolean;
}

function Main({ href, game, title, hint, lesson = false }: MainProps) {
  return (
    <a class={`unfinished${lesson ? ' lesson-offer' : ''}`} href={href} {...lightOf(game)}>
      <b>{title}</b>
      <span>{hint}</span>
    </a>
  );
}

/** The most bots any game of the house has seats for. */
const MOST_BOTS = Math.max(...gameTitles.map(({ seats }) => seats.max)) - 1;

/** How many bots and how good: chosen once, and remembered. */
function BotChoice() {
  const { start, bots } = messages.value;
  const counts = Array.from({ length: MOST_BOTS }, (_, at) => at + 1);
  return (
    <div class="bot-choice">
      <Choice label={start.opponents} value={settings.opponents} among={counts} nameOf={String} />
      <Choice label={start.level} value={settings.level} among={LEVELS} nameOf={(level) => bots.levels[level]} />
    </div>
  );
}

function PlayNow({ game: title }: { readonly game: GameTitle }) {
  const { id: game, seats, words } = title;
  const { start } = messages.value;
  const [busy, setBusy] = useState(false);
  const { name, line } = words[spoken.value] ?? { name: game, line: '' };
  const play = async (): Promise<void> => {
    setBusy(true);
    const { quickTable } = await dealing();
    navigate(`/play/${await quickTable(title)}`);
  };
  return (
    <button type="button" class="poster" {...lightOf(game)} disabled={busy} onClick={() => void play()}>
      <span class="hidden-text">{start.playNowLabel(name)}</span>
      <Poster game={game} />
      <span class="poster-text" aria-hidden="true">
        <span class="poster-name">{name}</span>
        <span>{line}</span>
        <span class="poster-players">{start.playersCount(seats.min, seats.max)}</span>
      </span>
    </button>
  );
}

/** The way to one's tables says how many of them wait for their player. */
function MyTables() {
  const { start } = messages.value;
  const [waiting, setWaiting] = useState(0);
  useEffect(
    () =>
      whileSeen(() => {
        void api
          .get<TableList>('/tables/mine')
          .then((list) => list.ok && setWaiting(list.answer.tables.filter(waitsForMe).length));
      }),
    [],
  );
  return (
    <Way
      icon={FolderOpen}
      href="/tables"
      title={start.myTables}
      hint={waiting > 0 ? start.tablesWait(waiting) : start.myTablesHint}
      urgent={waiting > 0}
    />
  );
}

const waitsForMe = ({ status, yours }: ListedTable): boolean =>
  status !== 'over' && (yours?.awaited === true || yours?.invited === true);

interface WayProps {
  readonly icon: Parameters<typeof Icon>[0]['of'];
  readonly href: string;
  readonly title: string;
  readonly hint: string;
  readonly urgent?: boolean;
}

function Way({ icon, href, title, hint, urgent = false }: WayProps) {
  return (
    <a class={urgent ? 'way-in urgent' : 'way-in'} href={href}>
      <Icon of={icon} />
      <span>
        <b>{title}</b>
        <span>{hint}</span>
      </span>
    </a>
  );
}

/** A game that can be gone on with, wherever it is kept. */
interface Unfinished {
  readonly href: string;
  readonly game: string;
  readonly mapName?: string | undefined;
  readonly changedAt: number;
  /** Others wait for me there. */
  readonly awaited?: boolean;
}

/** The game at a server that waits for me, or else the one left last; `false`, if there is none, and nothing before that is known. */
function useUnfinished(): Unfinished | false | undefined {
  const [here, setHere] = useState<Unfinished | false>();
  const [there, setThere] = useState<Unfinished>();
  useEffect(() => {
    void localTables()
      .list()
      .then((tables) => {
        // The lesson has a line of its own.
        const taught = currentLesson();
        const open = tables.filter(({ over, id }) => !over && (id !== taught?.table || taught.step === 'free'));
        const last = open.sort((one, other) => other.changedAt - one.changedAt)[0];
        setHere(last ? { ...last, mapName: last.pack?.name, href: `/play/${last.id}` } : false);
      })
      // A browser that keeps nothing has nothing to go on with.
      .catch(() => setHere(false));
    void api.get<TableList>('/tables/mine').then((list) => {
      const playing = list.ok ? list.answer.tables.filter(({ status }) => status === 'playing') : [];
      const [first] = mostUrgentFirst(playing);
      if (first) setThere({ ...first, href: `/t/${first.id}`, awaited: first.yours?.awaited === true });
    });
  }, []);
  if (there && (there.awaited || !here || there.changedAt > here.changedAt)) return there;
  return here;
}
