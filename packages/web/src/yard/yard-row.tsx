import { Face } from '../cards/table-cards.tsx';
import { goHome } from '../parts/keep-focus.ts';
import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/context.ts';
import { type Row, rob } from './rob.ts';

interface YardRowProps {
  readonly seat: number;
  readonly row: Row;
}

/** A row of a yard, the locomotives on top. Another player's is there to be robbed: it is pressed to see what that takes. */
export function YardRow({ seat, row }: YardRowProps) {
  const model = useTable();
  const { yard, hear } = messages.value;
  const { colour, cards, wilds } = row;
  const told = yard.row(model.names.value.colour(colour), cards, wilds);
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
    <li data-spot={`yard-${seat}-${colour}`} aria-label={others ? undefined : told} class="yard-row">
      {others ? (
        <button
          type="button"
          aria-label={`${told}: ${hear.robbedFrom(cards + wilds + 1)}`}
          onClick={() => {
            rob(model, seat, row);
            goHome();
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
