import { useEffect } from 'preact/hooks';
import { messages } from '../../preferences/messages.ts';
import { afterPaint } from '../../session/after-paint.ts';
import { claimWith, waysToClaim } from '../../session/offers.ts';
import { type TableModel, useTable } from '../../session/table-model.ts';
import { pointsNow } from '../../session/tracks.ts';
import { ConfirmButton, PaymentChoice, type Prompt, Refusal } from './prompt-parts.tsx';

function ClaimRouteLine() {
  const model = useTable();
  const { draft, names, facts } = model;
  const { questions } = messages.value;
  const route = draft.route.value ?? '';
  const action = claimWith(model, route, draft.cards.value);
  const barred = model.explain(action);
  const points = pointsNow(model, route);
  return (
    <>
      <p>
        {barred ? <Refusal why={barred} /> : questions.choosePayment(names.value.route(route))}
        {!barred && facts.routes.get(route)?.tunnel && ` ${questions.tunnelExtra}`}
      </p>
      <div class="answers">
        <button type="button" class="button quiet" onClick={() => afterPaint(draft.clear)}>
          {questions.cancel}
        </button>
        <ConfirmButton action={action}>{questions.claim(points)}</ConfirmButton>
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
        {tunnel && questions.payTunnel(tunnel.extra, tunnel.colour, names.value)}{' '}
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

function PayTunnelSide() {
  return <PaymentChoice ways={waysToPay(useTable())} />;
}

const payTunnel: Prompt = { Line: PayTunnelLine, Side: PayTunnelSide };
const leaveTunnel: Prompt = { Line: PayTunnelLine };

/** Where nothing can be paid there is nothing to choose from: the tickets stay in sight. */
export const tunnelPrompt = (model: TableModel): Prompt => (waysToPay(model).length > 0 ? payTunnel : leaveTunnel);
