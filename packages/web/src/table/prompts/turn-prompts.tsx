import type { Position } from '@branchline/engine';
import { messages } from '../../preferences/messages.ts';
import { drawTickets } from '../../session/draw-tickets.ts';
import { beginStation } from '../../session/stations.ts';
import { useTable } from '../../session/table-model.ts';
import { ConfirmButton, type Prompt } from './prompt-parts.tsx';

function sentence({ allows = [], routesLeft = 1, routes, technologies }: Position, station: boolean): string {
  const { questions } = messages.value;
  if (routes === undefined) return questions.turnYard;
  if (allows.includes('claimHeldRoute')) return questions.turnShared;
  if (allows.includes('endTurn')) return questions.turnSecondRoute;
  if (routesLeft > 1) return questions.turnTwoRoutes;
  if (station) return questions.turnStation;
  return technologies && !allows.includes('buyTechnology') ? questions.turnAfterPurchase : questions.turn;
}

function TurnLine() {
  const model = useTable();
  const { offers, position, draft, me } = model;
  const { questions } = messages.value;
  const can = (type: string): boolean => offers.value.some((offer) => offer.type === type);
  const button = (type: string, text: string, press = () => model.attempt({ type })) =>
    can(type) && (
      <button type="button" class="button" onClick={press}>
        {text}
      </button>
    );
  const { allows = [] } = position.value;
  const station = allows.includes('buildStation') && (me.value?.stationsLeft ?? 0) > 0;
  const fromDeck = offers.value.some(({ type, from }) => type === 'takeCard' && from === 'deck');
  return (
    <>
      <p>
        {can('pass') ? questions.mustPass : sentence(position.value, station)}
        {position.value.lastTurns !== undefined && <strong class="last-turn"> {questions.lastTurn}</strong>}
      </p>
      <div class="answers">
        {fromDeck && button('takeCard', questions.fromDeck, () => model.attempt({ type: 'takeCard', from: 'deck' }))}
        {fromDeck && (
          <button type="button" class="button" aria-label={questions.twoFromDeck} onClick={model.takeTwo}>
            {questions.takeTwo}
          </button>
        )}
        {button('takeThree', questions.takeThree)}
        {button('drawTickets', questions.drawTickets, () => drawTickets(model))}
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
        {station && (
          <button type="button" class="button" onClick={() => beginStation(model)}>
            {questions.buildStation}
          </button>
        )}
        {button('endTurn', questions.endTurn)}
        {button('pass', questions.pass)}
      </div>
    </>
  );
}

export const turn: Prompt = { Line: TurnLine };

/** Tickets are about to be drawn: once more, because it takes the turn. */
function DrawTicketsLine() {
  const { draft } = useTable();
  const { questions } = messages.value;
  return (
    <>
      <p>{questions.confirmDraw}</p>
      <div class="answers">
        <button type="button" class="button quiet" onClick={() => draft.clear()}>
          {questions.cancel}
        </button>
        <ConfirmButton action={{ type: 'drawTickets' }}>{questions.drawTickets}</ConfirmButton>
      </div>
    </>
  );
}

export const confirmDraw: Prompt = { Line: DrawTicketsLine };

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
