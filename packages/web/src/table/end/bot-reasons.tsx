import { useState } from 'preact/hooks';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { chanceTexts } from '../../preferences/fetched-texts.ts';
import { messages } from '../../preferences/messages.ts';
import type { NamedGameReading } from '../../session/game-reading.ts';
import type { History } from '../../session/replay.ts';
import { useTable } from '../../session/table-model.ts';
import { percentsOf } from '../chance/chart-lines.ts';
import { toldMove } from '../chance/told-move.ts';
import type { BotMove } from './explain-bot-moves.ts';
import './bot-reasons.css';

/** Thinking is not needed to show a score: it is fetched when somebody asks. */
async function explained(history: History): Promise<readonly BotMove[]> {
  const { explainBotMoves } = await import('./explain-bot-moves.ts');
  return explainBotMoves(history);
}

interface BotReasonsProps {
  readonly history: History;
  /** Once it is finished: before, its figures are rough. */
  readonly reading: NamedGameReading | undefined;
}

/** Why the bots did it; reckoned when it is opened. Pointing at a claim lights its route. */
export function BotReasons({ history, reading }: BotReasonsProps) {
  const [found, setFound] = useState<readonly BotMove[]>();
  const { hints } = messages.value;
  if (!history.record.seats.some(({ bot }) => bot !== undefined)) return undefined;
  return (
    <details
      class="why"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !found) void explained(history).then(setFound);
      }}
    >
      <summary>{hints.whyTheyDidIt}</summary>
      <p class="hint">{hints.whyHint}</p>
      {found && (
        <ol>
          {found.map((why) => (
            <BotReason key={why.step} why={why} reading={reading} />
          ))}
        </ol>
      )}
    </details>
  );
}

interface BotReasonProps extends Pick<BotReasonsProps, 'reading'> {
  readonly why: BotMove;
}

function BotReason({ why, reading }: BotReasonProps) {
  const { names, highlighted } = useTable();
  const { seat, action, reason } = why;
  const { route } = action;
  const light = (): void => {
    highlighted.value = typeof route === 'string' ? { routes: new Set([route]) } : undefined;
  };
  return (
    <li onPointerEnter={light} onPointerLeave={() => (highlighted.value = undefined)}>
      <SeatBadge seat={seat} size={24} />
      <span>
        {toldMove(why, names.value)} <em>{messages.value.reasons[reason.key](reason.facts, names.value)}</em>{' '}
        {chancesAround(why, reading)}
      </span>
    </li>
  );
}

/** What the seat's chance was before the turn that ends with a move, and after it. */
function chancesAround({ seat, step }: BotMove, reading: NamedGameReading | undefined): string | undefined {
  const texts = chanceTexts();
  const turns = reading?.turns ?? [];
  const turn = turns.findIndex((one) => one.step === step);
  const [before, after] = [turns[turn - 1], turns[turn]].map((one) => one && percentsOf(one.chances)[seat]);
  if (!texts || before === undefined || after === undefined) return undefined;
  return texts.beforeAfter(texts.percent(before), texts.percent(after));
}
