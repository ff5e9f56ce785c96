import type { PlayerPosition } from '@branchline/engine';
import { CardBack } from '../cards/card-face.tsx';
import { Face, SeatBadge } from '../cards/table-cards.tsx';
import { focusQuestion } from '../parts/focus.ts';
import { messages } from '../preferences/messages.ts';
import { waysToLay } from '../session/offers.ts';
import { type TableModel, useTable } from '../session/table-model.ts';
import './platform.css';

interface PlatformProps {
  readonly player: PlayerPosition;
  readonly name: string;
  readonly own?: boolean;
}

/** A player's yard: a row for each colour, the locomotives on top, and the mouth of the tunnel where cards go on track. */
export function Platform({ player, name, own = false }: PlatformProps) {
  const { yard } = messages.value;
  const rows = player.yard ?? [];
  return (
    <section class={`platform${own ? ' own' : ''}`} aria-label={yard.yardOf(name)}>
      <h2>
        <SeatBadge seat={player.seat} size={28} /> {name}
      </h2>
      <div class="rails">
        {rows.length === 0 && <p class="empty">{yard.emptyYard}</p>}
        <ul class="rows">
          {rows.map((row) => (
            <YardRow key={row.colour} seat={player.seat} row={row} />
          ))}
        </ul>
      </div>
      <Mouth player={player} />
    </section>
  );
}

/** The on-track pile: its size is known to all, its cards to nobody (CG-12). */
function Mouth({ player }: { readonly player: PlayerPosition }) {
  const { names, game } = useTable();
  const { yard } = messages.value;
  const { count = 0, items } = player.onTrack ?? {};
  return (
    <div
      class="mouth"
      data-spot={`track-${player.seat}`}
      title={items && items.length > 0 ? names.value.cards(items) : yard.onTrackHint}
    >
      <svg viewBox="0 0 80 72" aria-hidden="true">
        <path class="mouth-arch" d="M4 72V38a36 34 0 0 1 72 0V72Z" />
        <path class="mouth-dark" d="M14 72V40a26 25 0 0 1 52 0V72Z" />
        <path class="mouth-rails" d="M30 72 37 46M50 72 43 46M27 66H53M31 58H49M34 51H46" />
      </svg>
      <span class="mouth-cards">{count > 0 && <CardBack game={game.id} />}</span>
      <span class="mouth-count">{count}</span>
      <span class="mouth-caption">{yard.onTrack}</span>
    </div>
  );
}

interface YardRowProps {
  readonly seat: number;
  readonly row: Row;
}

/** A row of a yard, the locomotives on top. Another player's is there to be robbed: it is pressed to see what that takes. */
function YardRow({ seat, row }: YardRowProps) {
  const model = useTable();
  const { yard, inWords } = messages.value;
  const { colour, cards, wilds } = row;
  const label = yard.row(model.names.value.colour(colour), cards, wilds);
  const others = model.me.value !== undefined && seat !== model.seat.value && !model.position.value.over;
  const seen = (
    <span class="yard-cards" style={{ '--cards': cards + wilds }}>
      {Array.from({ length: cards + wilds }, (_, at) => (
        <span key={at} class="yard-card" style={{ '--at': at }}>
          <Face card={at < cards ? colour : 'wild'} />
        </span>
      ))}
    </span>
  );
  return (
    <li data-spot={`yard-${seat}-${colour}`} aria-label={others ? undefined : label} class="yard-row">
      {others ? (
        <button
          type="button"
          aria-label={`${label}: ${inWords.robbedFrom(cards + wilds + 1)}`}
          onClick={() => {
            draftRobbery(model, seat, row);
            focusQuestion();
          }}
        >
          {seen}
        </button>
      ) : (
        seen
      )}
      {/* Beside the button, not in it: what is read there would have to be in its name. */}
      <b aria-hidden="true">{cards + wilds}</b>
    </li>
  );
}

type Row = NonNullable<PlayerPosition['yard']>[number];

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
