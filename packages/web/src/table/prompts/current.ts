import type { BoardQuestion, YardQuestion } from '@branchline/engine';
import type { TableModel } from '../../session/table-model.ts';
import { claimRoute } from './claim-route.tsx';
import { completeTickets } from './complete-tickets.tsx';
import { keepTickets } from './keep-tickets.tsx';
import { layCards } from './lay-cards.tsx';
import { payTunnel } from './pay-tunnel.tsx';
import type { Prompt } from './prompt.ts';
import { secondCard } from './second-card.tsx';
import { shop } from './shop.tsx';
import { turn } from './turn.tsx';

type Question = BoardQuestion | YardQuestion;

/** One prompt for each kind of question: a question without one does not compile. */
const PROMPTS: Readonly<Record<Question, (model: TableModel) => Prompt>> = {
  keepTickets: () => keepTickets,
  secondCard: () => secondCard,
  payTunnel: () => payTunnel,
  completeTickets: () => completeTickets,
  turn: ({ draft, position }) => {
    if (draft.route.value) return claimRoute;
    if (draft.shopping.value) return shop;
    return position.value.routes === undefined && draft.cards.value.length > 0 ? layCards : turn;
  },
};

/** The prompt for what is asked now, and for what the player is about to do with it. */
export function currentPrompt(model: TableModel): Prompt | undefined {
  const kind = model.asked.value?.kind;
  return kind === undefined ? undefined : PROMPTS[kind as Question]?.(model);
}
