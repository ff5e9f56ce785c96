import type { PlayerPosition } from '@branchline/engine';
import { SeatBadge } from '../cards/table-cards.tsx';
import { focusQuestion } from '../parts/focus.ts';
import { messages } from '../preferences/messages.ts';
import { lastMoves } from '../session/last-moves.ts';
import { waysToLay } from '../session/offers.ts';
import { type TableModel, useTable } from '../session/table-model.ts';
import { CompletedButton } from './completed-tickets.tsx';
import { RobbedMark, type Row, ThreatMark } from './robbery.tsx';
import { Train } from './train.tsx';
import './platform.css';

interface PlatformProps {
  readonly player: PlayerPosition;
  readonly name: string;
  readonly own?: boolean;
}

/** A player's yard: a train for each colour on its track, and the mouth of the tunnel that swallows a car of each at every turn. */
export function Platform({ player, name, own = false }: PlatformProps) {
  const { position, shown } = useTable();
  const { yard } = messages.value;
  const rows = player.yard ?? [];
  const last = lastMoves(shown.log.value).find(({ seat }) => seat === player.seat)?.rows ?? [];
  // Whoever has to answer, as in the list of players: before the first turn that is everybody.
  const awaited = player.asked && !position.value.over;
  const classes = ['platform', own && 'own', awaited && 'in-turn', rows.length === 0 && 'bare'];
  return (
    <section class={classes.filter(Boolean).join(' ')} aria-label={yard.yardOf(name)} data-seat={player.seat}>
      <h2>
        <SeatBadge seat={player.seat} size={28} /> <span class="platform-name">{name}</span>
        <CompletedButton player={player} />
      </h2>
      <div class="tracks" data-spot={`tracks-${player.seat}`}>
        {rows.length === 0 && <p class="empty">{yard.emptyYard}</p>}
        <ul class="rows">
          {rows.map((row) => (
            <YardRow key={row.colour} seat={player.seat} row={row} last={last.includes(row.colour)} />
          ))}
        </ul>
        <RobbedMark seat={player.seat} />
      </div>
      <Mouth player={player} />
    </section>
  );
}

/** The on-track pile: its size is known to all, its cards to nobody (CG-12). */
function Mouth({ player }: { readonly player: PlayerPosition }) {
  const { names } = useTable();
  const { yard } = messages.value;
  const { count = 0, items } = player.onTrack ?? {};
  return (
    <div
      class="mouth"
      data-spot={`track-${player.seat}`}
      title={items && items.length > 0 ? names.value.cards(items) : yard.onTrackHint}
    >
      <svg viewBox="0 0 96 84" aria-hidden="true">
        <path class="mouth-hill" d="M-6 84V46Q2-2 54-2T96 20V84Z" />
        <path class="mouth-arch" d="M6 84V44a38 36 0 0 1 76 0V84Z" />
        <path
          class="mouth-joints"
          d="M44 8V20M22 15 29 26M66 15 59 26M9 34 20 39M79 34 68 39M6 56H18M70 56H82M6 70H18M70 70H82"
        />
        <path class="mouth-dark" d="M18 84V46a26 25 0 0 1 52 0V84Z" />
        <path class="mouth-rails" d="M26 84 41 54M62 84 47 54M24 78H64M31 68H57M36 60H52" />
        <circle class="mouth-signal" cx="89" cy="38" r="5" />
      </svg>
      <span key={count} class="mouth-count">
        {count}
      </span>
      <span class="mouth-caption">{yard.onTrack}</span>
    </div>
  );
}

interface YardRowProps {
  readonly seat: number;
  readonly row: Row;
  /** It was laid in the player's last turn. */
  readonly last: boolean;
}

/** A row of a yard, the locomotives in front. Another player's is there to be robbed: it is pressed to see what that takes. */
function YardRow({ seat, row, last }: YardRowProps) {
  const model = useTable();
  const { yard, inWords } = messages.value;
  const { colour, cards, wilds } = row;
  const label = yard.row(model.names.value.colour(colour), cards, wilds);
  const others = model.me.value !== undefined && seat !== model.seat.value && !model.position.value.over;
  const train = <Train {...row} />;
  return (
    <li
      data-spot={`yard-${seat}-${colour}`}
      aria-label={others ? undefined : label}
      class={last ? 'yard-row laid-last' : 'yard-row'}
    >
      {others ? (
        <button
          type="button"
          aria-label={`${label}: ${inWords.robbedFrom(cards + wilds + 1)}`}
          onClick={() => {
            draftRobbery(model, seat, row);
            focusQuestion();
          }}
        >
          {train}
        </button>
      ) : (
        train
      )}
      {/* Beside the button, not in it: what is read there would have to be in its name. */}
      <b aria-hidden="true">{cards + wilds}</b>
      <ThreatMark seat={seat} row={row} />
    </li>
  );
}

/** Puts together the fewest cards that rob another player's row, or else all that could help, so that the question says why not (CG-33). */
function draftRobbery(model: TableModel, seat: number, { colour, cards, wilds }: Row): void {
  const enough = waysToLay(model)
    .filter(({ cards: laid, robbed }) => robbed?.seat === seat && laid.includes(colour))
    .map(({ cards: laid }) => laid)
    .sort((one, other) => one.length - other.length);
  const held = (model.me.value?.hand.items ?? []).filter((card) => card === colour);
  const best = enough[0] ?? held;
  if (model.asked.value?.kind === 'turn' && best.length > 0) model.draft.pay(best);
  else model.attempt({ type: 'layCards', cards: new Array<string>(cards + wilds + 1).fill(colour) });
}
