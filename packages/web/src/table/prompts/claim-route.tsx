import { messages } from '../../preferences/messages.ts';
import { afterPaint } from '../../session/after-paint.ts';
import { useTable } from '../../session/context.ts';
import { boardOf } from '../../session/game.ts';
import { claimWith, waysToClaim } from '../../session/selectors/claims.ts';
import type { Prompt } from './prompt.ts';
import { Refusal } from './refusal.tsx';
import { Ways } from './ways.tsx';

function Line() {
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

function Side() {
  const model = useTable();
  return <Ways ways={waysToClaim(model, model.draft.route.value ?? '').map(({ cards }) => cards)} />;
}

export const claimRoute: Prompt = { Line, Side };
