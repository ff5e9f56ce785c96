import { type BoardGame, isBoardGame } from '@branchline/engine';
import { given } from '@branchline/engine/testing';
import { gameFromPack } from '@branchline/games';
import { examplePack } from '@branchline/games/testing';
import { en, languages } from '@branchline/text';
import { expect, test } from 'vitest';
import { tableLanguage } from '../output/language.ts';
import { chooseAction } from './menu.ts';
import type { Choice, Prompt } from './prompt.ts';

/** Five towns: Westfield and South Point are joined by four green spaces. */
function fiveTowns(): BoardGame {
  const game = gameFromPack(examplePack()).make({});
  if (!isBoardGame(game)) throw new Error('a map has a board');
  return game;
}

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
const source = { game: examplePack().id, pack: examplePack() };

test('C-32: a person may pay with cards no offer names, and is told the rule when they do not pay', async () => {
  const game = fiveTowns();
  const table = given(game, { hands: [['green', 'green', 'green', 'green', 'wild', 'red'], []] });
  const byHand = ['Choose the cards to pay yourself', 'Westfield – South Point (green)'];
  const prompt = scripted([
    ...byHand,
    ['green', 'green', 'green', 'red'],
    ...byHand,
    ['green', 'green', 'green', 'locomotive'],
  ]);
  const view = game.veil(table.state, 0);

  const language = await tableLanguage({ game, source, seats, me: 0, spoken: { language: 'en', messages: en } });
  const action = await chooseAction({ game, view, seat: 0, prompt, language }, game.offers(view, 0));

  expect(prompt.said).toEqual(['Westfield – South Point costs 4 cards in green. (Rule C-32)']);
  expect(game.naming.named(action)).toEqual({
    type: 'claimRoute',
    route: 'west--south',
    cards: ['green', 'green', 'green', 'wild'],
  });
});

test('a menu and a refusal are in the language of the person', async () => {
  const game = fiveTowns();
  const table = given(game, { hands: [['green', 'green', 'green', 'green', 'red'], []] });
  const byHand = ['Valitse itse, millä korteilla maksat', 'Westfield – South Point (vihreä)'];
  const prompt = scripted([
    ...byHand,
    ['vihreä', 'punainen'],
    'Rakenna reitti',
    'Westfield – South Point (vihreä): 4 vihreää',
  ]);
  const view = game.veil(table.state, 0);

  const spoken = { language: 'fi', messages: await languages.fi.load() } as const;
  const language = await tableLanguage({ game, source, seats, me: 0, spoken });
  const action = await chooseAction({ game, view, seat: 0, prompt, language }, game.offers(view, 0));

  expect(prompt.said).toEqual(['Reitin Westfield – South Point hinta: 4 vihreää korttia. (Sääntö C-32)']);
  expect(game.naming.named(action)).toMatchObject({ type: 'claimRoute', route: 'west--south' });
});
