import { findGame } from '@branchline/games';
import { GraduationCap } from 'lucide';
import { Icon } from '../parts/icon.tsx';
import { ruleTexts } from '../preferences/fetched-texts.ts';
import { gameName } from '../preferences/game-words.ts';
import { messages } from '../preferences/messages.ts';
import { taughtGames } from '../session/local/lesson-script.ts';
import { overviewOf } from './overview-sections.ts';
import { RulePicture } from './pictures.tsx';
import './overview.css';

/** A game on one page: what it is about, in pictures and a few sentences. The rules have been fetched. */
export function Overview({ game }: { readonly game: string }) {
  const texts = ruleTexts();
  if (!texts) return undefined;
  const pack = findGame(game)?.pack;
  return (
    <div class="overview">
      {overviewOf(texts, game).map(({ id, title, lines }) => (
        <section key={id} class="overview-part">
          <h2>{title}</h2>
          <RulePicture of={id} game={game} pack={pack} />
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The way to the lesson of a game, where it has one. */
export function LessonLink({ game }: { readonly game: string }) {
  const { lesson } = messages.value;
  if (!taughtGames.includes(game)) return undefined;
  const [first] = taughtGames;
  return (
    <a class="lesson-link" href={`/lesson/${game}`}>
      <Icon of={GraduationCap} />
      <span>
        <b>{lesson.titleOf(gameName(game))}</b>
        <span>{game === first ? lesson.hint(gameName(game)) : lesson.shortHint}</span>
      </span>
    </a>
  );
}
