import { gameList } from '@branchline/games';
import { BookOpen, FolderOpen, Settings as Gear, Link, ListVideo, Plus, Users } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { Poster } from '../../cards/posters.tsx';
import { showSettings } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { navigate, usePageTitle } from '../../parts/navigation.ts';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { localTables, quickTable } from '../../session/local/new-table.ts';
import type { KeptTable } from '../../session/local/storage.ts';
import { LEVELS } from '../../session/opponents.ts';
import { currentLesson, isNewcomer } from '../../table/lesson/progress.ts';
import './start-screen.css';

/** The first page: a game is one click away. */
export function StartScreen() {
  const { start, settings: text } = messages.value;
  const heading = usePageTitle();
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
      <Unfinished />
      <Lesson />
      <section aria-labelledby="play-now">
        <h2 id="play-now">{start.playNow}</h2>
        <p class="hint">{start.playNowHint}</p>
        <LevelChoice />
        <ul class="posters">
          {gameList.map(({ id }) => (
            <li key={id}>
              <PlayNow game={id} />
            </li>
          ))}
        </ul>
      </section>
      <nav class="ways-in" aria-label={start.otherWays}>
        <Way icon={Plus} href="/new" title={start.makeTable} hint={start.makeTableHint} />
        <Way icon={Link} href="/join" title={start.join} hint={start.joinHint} />
        <Way icon={Users} href="/pass" title={start.passAndPlay} hint={start.passAndPlayHint} />
        <Way icon={FolderOpen} href="/tables" title={start.myTables} hint={start.myTablesHint} />
        <Way icon={BookOpen} href="/rules" title={start.rules} hint={start.rulesHint} />
        <Way icon={ListVideo} href="/replay" title={start.replay} hint={start.replayHint} />
      </nav>
      <footer class="start-foot">{start.imprint}</footer>
    </main>
  );
}

/** For whoever is new here, or has begun the lesson. */
function Lesson() {
  const { lesson } = messages.value;
  const begun = currentLesson();
  if (!isNewcomer() && (!begun || begun.step === 'free')) return undefined;
  return (
    <a class="unfinished lesson-offer" href="/lesson" data-game="new-york">
      <b>{begun ? lesson.resume : `${lesson.offer} ${lesson.title}`}</b>
      <span>{lesson.hint}</span>
    </a>
  );
}

function LevelChoice() {
  const { start, bots } = messages.value;
  return (
    <fieldset class="choices level">
      <legend class="hidden-text">{start.level}</legend>
      {LEVELS.map((level) => (
        <label key={level}>
          <input
            type="radio"
            name="level"
            checked={settings.level.value === level}
            onChange={() => {
              settings.level.value = level;
            }}
          />
          <span>{bots.levels[level]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function PlayNow({ game }: { readonly game: string }) {
  const { start, games } = messages.value;
  const [busy, setBusy] = useState(false);
  const text = games[game];
  const play = async (): Promise<void> => {
    setBusy(true);
    navigate(`/play/${await quickTable(game)}`);
  };
  return (
    <button type="button" class="poster" data-game={game} disabled={busy} onClick={() => void play()}>
      <span class="hidden-text">{start.playNowLabel(text?.name ?? game)}</span>
      <Poster game={game} />
      <span class="poster-text" aria-hidden="true">
        <span class="poster-name">{text?.name}</span>
        <span>{text?.line}</span>
        <span class="poster-players">{text && start.playersCount(text.players)}</span>
      </span>
    </button>
  );
}

interface WayProps {
  readonly icon: Parameters<typeof Icon>[0]['of'];
  readonly href: string;
  readonly title: string;
  readonly hint: string;
}

function Way({ icon, href, title, hint }: WayProps) {
  return (
    <a class="way-in" href={href}>
      <Icon of={icon} />
      <span>
        <b>{title}</b>
        <span>{hint}</span>
      </span>
    </a>
  );
}

/** The game that was left last, if it is not over. */
function Unfinished() {
  const { start, games } = messages.value;
  const [last, setLast] = useState<KeptTable>();
  useEffect(() => {
    void localTables()
      .list()
      .then((tables) => {
        // The lesson has a line of its own.
        const taught = currentLesson();
        const open = tables.filter(({ over, id }) => !over && (id !== taught?.table || taught.step === 'free'));
        setLast(open.sort((one, other) => other.changedAt - one.changedAt)[0]);
      })
      // A browser that keeps nothing has nothing to go on with.
      .catch(() => undefined);
  }, []);
  if (!last) return undefined;
  return (
    <a class="unfinished" href={`/play/${last.id}`} data-game={last.game}>
      <b>{start.continue}</b>
      <span>{games[last.game]?.name}</span>
    </a>
  );
}
