import { given } from '@branchline/engine/testing';
import { boardGameOf } from '@branchline/games/testing';
import { en, languages } from '@branchline/text';
import { expect, test } from 'vitest';
import { tableLanguage } from '../output/language.ts';
import { chooseAction } from './menu.ts';
import type { Choice, Prompt } from './prompt.ts';

const newYork = boardGameOf('new-york');

/** Answers by labels, in this order; what was said is kept. */
function scripted(answers: readonly (string | readonly string[])[]): Prompt & { readonly said: string[] } {
  const left = [...answers];
  const said: string[] = [];
  const find = <Value>(choices: readonly Choice<Value>[], label: string): Choice<Value> => {
    const choice = choices.find((one) => one.label.startsWith(label));
    if (!choice) throw new Error(`nothing called ${label} among ${choices.map((one) => one.label).join(', ')}`);
    return choice;
  };
  return {
    said,
    say: (text) => said.push(text),
    choose: async (_question, choices) => find(choices, String(left.shift())).value,
    async chooseSome(_question, choices) {
      const open = [...choices];
      return [left.shift() ?? []].flat().map((label) => {
        const choice = find(open, label);
        open.splice(open.indexOf(choice), 1);
        return choice.value;
      });
    },
    close: () => {},
  };
}

const seats = [{ name: 'Anna' }, { name: 'greedy' }];

test('C-32: a person may pay with cards no offer names, and is told the rule when they do not pay', async () => {
  const game = newYork();
  const table = given(game, { hands: [['pink', 'pink', 'pink', 'pink', 'wild', 'red'], []] });
  const byHand = ['Choose the cards to pay yourself', 'Chelsea – Soho (pink)'];
  const prompt = scripted([
    ...byHand,
    ['pink', 'pink', 'pink', 'red'],
    ...byHand,
    ['pink', 'pink', 'pink', 'taxi card'],
  ]);
  const view = game.veil(table.state, 0);

  const language = tableLanguage({ game, seats, me: 0, messages: en });
  const action = await chooseAction({ game, view, seat: 0, prompt, language }, game.offers(view, 0));

  expect(prompt.said).toEqual(['Chelsea – Soho costs 4 cards in pink. (Rule C-32)']);
  expect(game.naming.named(action)).toEqual({
    type: 'claimRoute',
    route: 'chelsea--soho',
    cards: ['pink', 'pink', 'pink', 'wild'],
  });
});

test('a menu and a refusal are in the language of the person', async () => {
  const game = newYork();
  const table = given(game, { hands: [['pink', 'pink', 'pink', 'pink', 'red'], []] });
  const byHand = ['Valitse itse, millä korteilla maksat', 'Chelsea–Soho (pinkki)'];
  const prompt = scripted([...byHand, ['pinkki', 'punainen'], 'Rakenna reitti', 'Chelsea–Soho (pinkki): 4 pinkkiä']);
  const view = game.veil(table.state, 0);

  const language = tableLanguage({ game, seats, me: 0, messages: await languages.fi.load() });
  const action = await chooseAction({ game, view, seat: 0, prompt, language }, game.offers(view, 0));

  expect(prompt.said).toEqual(['Reitin Chelsea–Soho hinta: 4 pinkkiä korttia. (Sääntö C-32)']);
  expect(game.naming.named(action)).toMatchObject({ type: 'claimRoute', route: 'chelsea--soho' });
});
