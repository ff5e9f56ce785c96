import { useEffect } from 'preact/hooks';
import { Back, Face } from '../../cards/table-cards.tsx';
import { messages } from '../../preferences/messages.ts';
import { afterPaint } from '../../session/after-paint.ts';
import { boardOf } from '../../session/game.ts';
import { claimWith, waysToClaim } from '../../session/offers.ts';
import { type TableModel, useTable } from '../../session/table-model.ts';
import { PaymentChoice, type Prompt, Refusal } from './prompt-parts.tsx';
import './claim-prompts.css';

function ClaimRouteLine() {
  const model = useTable();
  const { draft, names, game, facts } = model;
  const { questions } = messages.value;
  const route = draft.route.value ?? '';
  const action = claimWith(model, route, draft.cards.value);
  const barred = model.explain(action);
  const points = boardOf(game)?.board.routes.find(({ id }) => id === route)?.points ?? 0;
  return (
    <>
      <p>
        {barred ? <Refusal why={barred} /> : questions.choosePayment(names.value.route(route))}
        {!barred && facts.routes.get(route)?.tunnel && ` ${questions.tunnelExtra}`}
      </p>
      <div class="answers">
        <button type="button" class="button quiet" onClick={() => afterPaint(draft.clear)}>
          {questions.undo}
        </button>
        <button
          type="button"
          class="button primary"
          aria-disabled={Boolean(barred)}
          onClick={() => model.attempt(action)}
        >
          {questions.claim(points)}
        </button>
      </div>
    </>
  );
}

function ClaimRouteSide() {
  const model = useTable();
  return <PaymentChoice ways={waysToClaim(model, model.draft.route.value ?? '').map(({ cards }) => cards)} />;
}

export const claimRoute: Prompt = { Line: ClaimRouteLine, Side: ClaimRouteSide };

const waysToPay = ({ offers }: TableModel): readonly (readonly string[])[] =>
  offers.value
    .filter(({ type }) => type === 'payTunnel')
    .map(({ cards }) => (Array.isArray(cards) ? cards.map(String) : []));

function PayTunnelLine() {
  const model = useTable();
  const { position, draft, names } = model;
  const { questions } = messages.value;
  const { tunnel } = position.value;
  const [best] = waysToPay(model);
  useEffect(() => {
    if (best) draft.pay(best);
  }, []);
  const action = { type: 'payTunnel', cards: draft.cards.value };
  const barred = model.explain(action);
  return (
    <>
      <p>
        {tunnel && questions.payTunnel(tunnel.extra, names.value.colour(tunnel.colour))}{' '}
        {barred && best && draft.cards.value.length > 0 && <Refusal why={barred} />}
        {!best && questions.cannotPayTunnel}
      </p>
      <div class="answers">
        <button type="button" class="button" onClick={() => model.attempt({ type: 'leaveTunnel' })}>
          {questions.leaveTunnel}
        </button>
        {best && (
          <button
            type="button"
            class="button primary"
            aria-disabled={Boolean(barred)}
            onClick={() => model.attempt(action)}
          >
            {questions.pay}
          </button>
        )}
      </div>
    </>
  );
}

/** The three cards turned for a tunnel, one by one; those that make it dearer stand out. */
export function TunnelCards() {
  const { position, names } = useTable();
  const { questions } = messages.value;
  const { tunnel } = position.value;
  if (!tunnel) return undefined;
  const counts = (card: string): boolean => card === tunnel.colour || card === 'wild';
  return (
    <div class="turned">
      <p>{questions.tunnelOf(names.value.route(tunnel.route))}</p>
      <ol aria-label={questions.turnedCards}>
        {[0, 1, 2].map((at) => {
          const card = tunnel.turned[at];
          return (
            <li key={`${at}-${card}`} class={card ? (counts(card) ? 'dearer' : 'harmless') : 'hidden'}>
              {card ? <Face card={card} /> : <Back />}
              {card && <span class="hidden-text">{names.value.colour(card)}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function PayTunnelSide() {
  const ways = waysToPay(useTable());
  return (
    <div class="tunnel">
      <TunnelCards />
      {ways.length > 0 && <PaymentChoice ways={ways} />}
    </div>
  );
}

export const payTunnel: Prompt = { Line: PayTunnelLine, Side: PayTunnelSide };
