import type { Game } from '@branchline/engine';
import { entriesOf, type GameRecord, positions } from '@branchline/games';
import { useMemo } from 'preact/hooks';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { chanceTexts } from '../../preferences/fetched-texts.ts';
import type { NamedCostlyTurn } from '../../session/game-reading.ts';
import { useTable } from '../../session/table-model.ts';
import { moveInWords, reasonInWords } from '../hints/in-words.ts';
import { turnOfStep } from './chart-lines.ts';
import type { LeadsTo } from './moment.ts';
import { MomentLink } from './moment-link.tsx';
import { toldMove } from './told-move.ts';
import type { Found } from './use-reading.ts';
import './costly-turns.css';

interface CostlyTurnsProps {
  readonly record: GameRecord;
  readonly found: Found;
  readonly leads: LeadsTo;
}

/** The turns that cost most, and what would have been better; pointing at one lights the better route. */
export function CostlyTurns({ record, found: { reading, done }, leads }: CostlyTurnsProps) {
  const { game } = useTable();
  const texts = chanceTexts();
  const { turns, costly } = reading;
  const markets = useMemo(() => marketsBefore(game, record, costly), [game, record, costly]);
  if (!texts) return undefined;
  return (
    <section class="costly" aria-label={texts.costly}>
      <h3>{texts.costly}</h3>
      {costly.length > 0 && <p class="note">{texts.costlyHint}</p>}
      <ol>
        {costly.map((one) => (
          <CostlyTurn
            key={one.step}
            costly={one}
            turn={turnOfStep(turns, one.step) + 1}
            record={record}
            market={markets.get(one.step) ?? []}
            leads={leads}
          />
        ))}
      </ol>
      {!done && <p>{texts.lookingForCostly}</p>}
      {done && costly.length === 0 && <p>{texts.noneCostly}</p>}
    </section>
  );
}

type Market = readonly (string | undefined)[];

/** What lay open when these turns were played: advice speaks of its cards. */
function marketsBefore(
  game: Game,
  record: GameRecord,
  costly: readonly NamedCostlyTurn[],
): ReadonlyMap<number, Market> {
  const found = new Map<number, Market>();
  if (costly.length === 0) return found;
  for (const { entry, state } of positions(game, entriesOf(record))) {
    if (costly.some(({ step }) => step === entry.version)) found.set(entry.version, game.describe(state).market);
  }
  return found;
}

interface CostlyTurnProps extends Pick<CostlyTurnsProps, 'record' | 'leads'> {
  readonly costly: NamedCostlyTurn;
  /** Counted from 1. */
  readonly turn: number;
  readonly market: Market;
}

function CostlyTurn({ costly, turn, record, market, leads }: CostlyTurnProps) {
  const { names, highlighted } = useTable();
  const texts = chanceTexts();
  const { step, seat, better, loss, reason } = costly;
  const played = record.entries[step - 1];
  if (!texts || !played) return undefined;
  const { route } = better;
  const light = (): void => {
    highlighted.value = typeof route === 'string' ? { routes: new Set([route]) } : undefined;
  };
  return (
    <li onPointerEnter={light} onPointerLeave={() => (highlighted.value = undefined)}>
      <SeatBadge seat={seat} size={24} />
      <div>
        <p>
          <b>{texts.turnBy(turn, names.value.player(seat))}</b>
          <br />
          {toldMove(played, names.value)}
        </p>
        <p>
          {texts.better(moveInWords(better, names.value, market))}{' '}
          {reason && <em>{reasonInWords(reason, names.value)}</em>}
        </p>
        <p>{texts.cost(Math.round(100 * loss))}</p>
        {/* The step before it, with the eyes of whoever was to move: this is what they knew. */}
        <MomentLink leads={leads} moment={{ step, seat }} label={texts.thatTurn} />
      </div>
    </li>
  );
}
