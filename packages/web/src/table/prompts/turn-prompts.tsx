import type { Position } from '@branchline/engine';
import { messages } from '../../preferences/messages.ts';
import { useTable } from '../../session/table-model.ts';
import { type Prompt, Refusal } from './prompt-parts.tsx';

function sentence({ allows = [], routesLeft = 1, routes, technologies }: Position): string {
  const { questions } = messages.value;
  if (routes === undefined) return questions.turnCardGame;
  if (allows.includes('claimHeldRoute')) return questions.turnShared;
  if (allows.includes('endTurn')) return questions.turnSecondRoute;
  if (routesLeft > 1) return questions.turnTwoRoutes;
  return technologies && !allows.includes('buyTechnology') ? questions.turnAfterPurchase : questions.turn;
}

function TurnLine() {
  const model = useTable();
  const { offers, position, draft } = model;
  const { questions } = messages.value;
  const can = (type: string): boolean => offers.value.some((offer) => offer.type === type);
  const button = (type: string, text: string, extra: object = {}) =>
    can(type) && (
      <button type="button" class="button" onClick={() => model.attempt({ type, ...extra })}>
        {text}
      </button>
    );
  const { allows = [] } = position.value;
  const fromDeck = offers.value.some(({ type, from }) => type === 'takeCard' && from === 'deck');
  return (
    <>
      <p>
        {can('pass') ? questions.mustPass : sentence(position.value)}
        {position.value.lastTurns !== undefined && <strong class="last-turn"> {questions.lastTurn}</strong>}
      </p>
      <div class="answers">
        {fromDeck && button('takeCard', questions.fromDeck, { from: 'deck' })}
        {button('takeThree', questions.takeThree)}
        {button('drawTickets', questions.drawTickets)}
        {allows.includes('buyTechnology') && (
          <button
            type="button"
            class="button"
            onClick={() => {
              draft.shopping.value = true;
            }}
          >
            {questions.technologies}
          </button>
        )}
        {button('endTurn', questions.endTurn)}
        {button('pass', questions.pass)}
      </div>
    </>
  );
}

export const turn: Prompt = { Line: TurnLine };

function SecondCardLine() {
  const model = useTable();
  const { questions } = messages.value;
  const fromDeck = model.offers.value.some(({ from }) => from === 'deck');
  return (
    <>
      <p>{questions.secondCard}</p>
      <div class="answers">
        {fromDeck && (
          <button
            type="button"
            class="button primary"
            onClick={() => model.attempt({ type: 'takeCard', from: 'deck' })}
          >
            {questions.fromDeck}
          </button>
        )}
      </div>
    </>
  );
}

export const secondCard: Prompt = { Line: SecondCardLine };

/** Cards are picked in the hand: lay them in the yard, or hear why not (CG-30). */
function LayCardsLine() {
  const model = useTable();
  const { draft, names } = model;
  const { questions } = messages.value;
  const cards = draft.cards.value;
  const action = { type: 'layCards', cards };
  const barred = model.explain(action);
  return (
    <>
      <p>{barred ? <Refusal why={barred} /> : questions.layThese(names.value.cards(cards))}</p>
      <div class="answers">
        <button type="button" class="button quiet" onClick={() => draft.clear()}>
          {questions.undo}
        </button>
        <button
          type="button"
          class="button primary"
          aria-disabled={Boolean(barred)}
          onClick={() => model.attempt(action)}
        >
          {questions.layCards}
        </button>
      </div>
    </>
  );
}

export const layCards: Prompt = { Line: LayCardsLine };
