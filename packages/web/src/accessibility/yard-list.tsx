import type { PlayerPosition } from '@branchline/engine';
import { useRef } from 'preact/hooks';
import { CardsRow } from '../cards/table-cards.tsx';
import { showTextView } from '../parts/dialog.tsx';
import { focusQuestion, useRovingTabindex } from '../parts/focus.ts';
import { messages } from '../preferences/messages.ts';
import { type WayToLay, waysToLay } from '../session/offers.ts';
import { useTable } from '../session/table-model.ts';
import { completedSummary } from './announcements.ts';

/** The card game: what can be laid now and whom it robs, and what lies in the yards. */
export function YardList() {
  const model = useTable();
  const { inWords, yard } = messages.value;
  const sets = waysToLay(model);
  const list = useRef<HTMLUListElement>(null);
  useRovingTabindex(list);
  const choose = (cards: readonly string[]): void => {
    model.draft.pay(cards);
    showTextView(undefined);
    focusQuestion();
  };
  return (
    <div class="row-list">
      <h3>{inWords.canLay}</h3>
      {sets.length === 0 && <p>{inWords.canLayNothing}</p>}
      <ul ref={list} aria-label={inWords.canLay}>
        {sets.map((laying) => (
          <li key={laying.cards.join()}>
            <LayingRow laying={laying} choose={choose} />
          </li>
        ))}
      </ul>
      {model.position.value.players.map((player) => (
        <section key={player.seat} aria-label={yard.yardOf(model.names.value.player(player.seat))}>
          <h3>{yard.yardOf(model.names.value.player(player.seat))}</h3>
          <YardRows player={player} />
        </section>
      ))}
    </div>
  );
}

interface LayingRowProps {
  readonly laying: WayToLay;
  readonly choose: (cards: readonly string[]) => void;
}

function LayingRow({ laying: { cards, robbed }, choose }: LayingRowProps) {
  const { names } = useTable();
  const { inWords, questions } = messages.value;
  const lay = questions.lay(names.value.cards(cards));
  const robs = robbed ? inWords.robs(names.value.player(robbed.seat), names.value.cards(robbed.cards)) : '';
  return (
    <button type="button" class="route-row now" onClick={() => choose(cards)}>
      <span class="hidden-text">{[lay, robs].filter(Boolean).join(', ')}</span>
      <CardsRow cards={cards} />
      <span class="what" aria-hidden="true">
        <b>{lay}</b>
        {robs && <span class="kind">{robs}</span>}
      </span>
    </button>
  );
}

function YardRows({ player: { seat, yard: rows = [], onTrack, completed } }: { readonly player: PlayerPosition }) {
  const model = useTable();
  const { inWords, yard, table } = messages.value;
  const other = seat !== model.seat.value;
  return (
    <ul>
      {rows.length === 0 && <li>{yard.emptyYard}</li>}
      {rows.map(({ colour, cards, wilds }) => (
        <li key={colour}>
          {yard.row(model.names.value.colour(colour), cards, wilds)}
          {other && `: ${inWords.robbedFrom(cards + wilds + 1)}`}
        </li>
      ))}
      {onTrack && <li>{table.onTrack(onTrack.count)}</li>}
      {completed && completed.count > 0 && <li>{completedSummary(completed, model.names.value)}</li>}
    </ul>
  );
}
