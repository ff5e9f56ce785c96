import { Check } from 'lucide';
import { useRef } from 'preact/hooks';
import { ColourMark } from '../../cards/marks.tsx';
import { CardsRow } from '../../cards/table-cards.tsx';
import { useRovingTabindex } from '../../parts/focus.ts';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import { openedBy, technologiesLacking } from '../../session/board-queries.ts';
import { boardOf } from '../../session/game.ts';
import { type TableModel, useTable } from '../../session/table-model.ts';
import { type Prompt, Refusal } from './prompt-parts.tsx';
import './shop.css';

/** The ways to pay for a technology, best first. */
function waysToBuy({ offers }: TableModel, technology: string): readonly (readonly string[])[] {
  return offers.value
    .filter((offer) => offer.type === 'buyTechnology' && offer.technology === technology)
    .map(({ cards }) => (Array.isArray(cards) ? cards.map(String) : []));
}

/** What a technology does, in a line. */
const effectOf = ({ words }: TableModel, technology: string): string =>
  words.value.technologies?.[technology]?.effect ?? '';

const purchase = (technology: string, cards: readonly string[]) => ({ type: 'buyTechnology', technology, cards });

function Line() {
  const model = useTable();
  const { draft, names } = model;
  const { questions } = messages.value;
  const id = draft.technology.value;
  const action = id === undefined ? undefined : purchase(id, draft.cards.value);
  const barred = action && model.explain(action);
  return (
    <>
      <p>{barred ? <Refusal why={barred} /> : id ? effectOf(model, id) : questions.chooseTechnology}</p>
      <div class="answers">
        <button type="button" class="button quiet" onClick={() => draft.clear()}>
          {questions.cancel}
        </button>
        {id && action && (
          <button
            type="button"
            class="button primary"
            aria-disabled={Boolean(barred)}
            onClick={() => model.attempt(action)}
          >
            {questions.buy(names.value.technology(id))}
          </button>
        )}
      </div>
    </>
  );
}

function Side() {
  const model = useTable();
  const { position, draft, names } = model;
  const { questions } = messages.value;
  const chosen = draft.technology.value;
  const list = useRef<HTMLUListElement>(null);
  useRovingTabindex(list);
  const ways = chosen ? waysToBuy(model, chosen) : [];
  return (
    <div class="shop">
      <ul ref={list} data-group="shop" aria-label={questions.technologies}>
        {Object.entries(position.value.technologies ?? {}).map(([id, stock]) => (
          <li key={id}>
            <TechnologyButton id={id} stock={stock} />
          </li>
        ))}
      </ul>
      {ways.length > 1 && (
        <div class="shop-ways">
          {ways.slice(0, 6).map((cards) => (
            <button
              key={cards.join()}
              type="button"
              class="way"
              aria-label={names.value.cards(cards)}
              onClick={() => draft.pay(cards)}
            >
              <CardsRow cards={cards} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Its name in this language, and smaller the printed one where they differ. */
function TechnologyName({ name }: { readonly name: string }) {
  const [own, printed] = name.split(' · ');
  return (
    <span class="wares-name">
      {own} {printed && <small>{printed}</small>}
    </span>
  );
}

/** One technology: what it costs, how many are left, and what it would open. */
function TechnologyButton({ id, stock }: { readonly id: string; readonly stock: number }) {
  const model = useTable();
  const { facts, me, draft, highlighted, names, game, shown, seat } = model;
  const { questions } = messages.value;
  const effect = effectOf(model, id);
  const price = facts.technologies.get(id)?.price ?? 0;
  const held = me.value?.technologies?.includes(id) ?? false;
  const ways = waysToBuy(model, id);
  const board = boardOf(game);
  const opened =
    board && seat.value !== undefined
      ? openedBy(technologiesLacking(board, shown.view.value, seat.value), id)
      : new Set<string>();
  const light = (): void => {
    highlighted.value = { routes: opened };
  };
  const choose = (): void => {
    draft.technology.value = id;
    draft.pay(ways[0] ?? []);
    light();
  };
  return (
    <button
      type="button"
      data-technology={id}
      class={`wares${held ? ' held' : ''}${ways.length > 0 ? ' affordable' : ''}`}
      aria-pressed={draft.technology.value === id}
      onClick={choose}
      onPointerEnter={light}
      onPointerLeave={() => {
        highlighted.value = undefined;
      }}
      onFocus={light}
    >
      <TechnologyName name={names.value.technology(id)} />
      <span class="wares-price">
        {held ? <Icon of={Check} /> : Array.from({ length: price }, (_, at) => <ColourMark key={at} colour="wild" />)}
        <span class="hidden-text">{held ? questions.held : questions.price(price, names.value.wild(price))}, </span>
      </span>
      <span class="wares-does">{effect}</span>
      <span class="wares-note">
        {[opened.size > 0 && questions.opens(opened.size), !held && questions.copies(stock)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </button>
  );
}

export const shop: Prompt = { Line, Side };
