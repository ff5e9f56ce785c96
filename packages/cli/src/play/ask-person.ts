import type { GameAction, NamedAction } from '@branchline/engine';
import { formatPosition, formatTicket } from '../output/format-position.ts';
import { chooseAction, type Person } from './menu.ts';

/** Shows a person what the seat sees, and asks what to do. */
export function askPerson(person: Person, offers: readonly GameAction[]): Promise<GameAction> {
  const { game, view, seat, prompt, language } = person;
  prompt.say(`\n${formatPosition(game, view, seat, language)}\n`);
  return game.asked(view, seat)?.kind === 'keepTickets' ? keepTickets(person, offers) : chooseAction(person, offers);
}

/** Which tickets to keep: ticking them off is easier than reading every combination. */
async function keepTickets({ game, prompt, language }: Person, offers: readonly GameAction[]): Promise<GameAction> {
  const sets = offers.map((action) => ({ action, tickets: ticketsIn(game.naming.named(action)) }));
  const all = [...new Set(sets.flatMap(({ tickets }) => tickets))];
  const atLeast = Math.min(...sets.map(({ tickets }) => tickets.length));
  const choices = all.map((ticket) => ({ label: formatTicket(game, ticket, language), value: ticket }));
  const kept = await prompt.chooseSome(language.messages.questions.keepTickets(atLeast, all.length), choices, atLeast);
  const chosen = sets.find(
    ({ tickets }) => tickets.length === kept.length && kept.every((one) => tickets.includes(one)),
  );
  if (!chosen) throw new Error(`no offer keeps ${kept.join(', ')}`);
  return chosen.action;
}

function ticketsIn({ tickets }: NamedAction): readonly string[] {
  return Array.isArray(tickets) ? tickets.map(String) : [];
}
