import { expect, test } from 'vitest';
import { type Language, languageIds, languages } from './languages.ts';

/** What follows 0, 1, 2 and 5: a space, a ticket, a card, a point, a train car, a taxi, a locomotive, a turn. */
const FORMS: Readonly<Record<Language, readonly (readonly [one: string, many: string])[]>> = {
  en: [
    ['space', 'spaces'],
    ['ticket', 'tickets'],
    ['card', 'cards'],
    ['point', 'points'],
    ['train car', 'train cars'],
    ['taxi', 'taxis'],
    ['locomotive', 'locomotives'],
    ['turn', 'turns'],
  ],
  da: [
    ['felt', 'felter'],
    ['rutekort', 'rutekort'],
    ['kort', 'kort'],
    ['point', 'point'],
    ['togvogn', 'togvogne'],
    ['taxi', 'taxier'],
    ['lokomotiv', 'lokomotiver'],
    ['tur', 'ture'],
  ],
  nb: [
    ['felt', 'felter'],
    ['billett', 'billetter'],
    ['kort', 'kort'],
    ['poeng', 'poeng'],
    ['togvogn', 'togvogner'],
    ['taxi', 'taxier'],
    ['lokomotiv', 'lokomotiver'],
    ['tur', 'turer'],
  ],
  nl: [
    ['vakje', 'vakjes'],
    ['bestemmingskaart', 'bestemmingskaarten'],
    ['kaart', 'kaarten'],
    ['punt', 'punten'],
    ['wagon', 'wagons'],
    ['taxi', 'taxi’s'],
    ['locomotief', 'locomotieven'],
    ['beurt', 'beurten'],
  ],
  sv: [
    ['ruta', 'rutor'],
    ['biljett', 'biljetter'],
    ['kort', 'kort'],
    ['poäng', 'poäng'],
    ['tågvagn', 'tågvagnar'],
    ['taxibil', 'taxibilar'],
    ['lokomotiv', 'lokomotiv'],
    ['tur', 'turer'],
  ],
  fi: [
    ['ruutu', 'ruutua'],
    ['menolippu', 'menolippua'],
    ['kortti', 'korttia'],
    ['piste', 'pistettä'],
    ['vaunu', 'vaunua'],
    ['taksi', 'taksia'],
    ['veturi', 'veturia'],
    ['vuoro', 'vuoroa'],
  ],
};

test.each(languageIds)('%s: the right word follows 0, 1, 2 and 5', async (id) => {
  const { table, things } = await languages[id].load();
  const { train, taxi, locomotive } = things;
  const counted = [table.spaces, table.ticketsHeld, table.cards, table.points].map(
    (say) => (count: number) => say(count),
  );
  const named = [train, taxi, locomotive].map((say) => (count: number) => `${count} ${say(count)}`);
  const turns = (count: number): string => table.lastRound(count).match(/\d+ \p{L}+/u)?.[0] ?? '';
  for (const count of [0, 1, 2, 5]) {
    const expected = FORMS[id].map(([one, many]) => `${count} ${count === 1 ? one : many}`);
    expect([...counted, ...named, turns].map((say) => say(count))).toEqual(expected);
  }
});

test('fi: cards are inflected where somebody takes them, and not where they are named', async () => {
  const { events, table, things, questions } = await languages.fi.load();
  const say = {
    player: (seat: number) => (seat === 0 ? 'Sinä' : 'Kalle'),
    isMe: (seat: number) => seat === 0,
    cards: (list: readonly string[]) =>
      list.length === 1
        ? things.oneCard('punainen')
        : things.and([things.some(1, 'sininen'), things.some(2, 'veturi')]),
  };
  // Only what the sentence asks for.
  const drew = (seat: number, seen: readonly string[], unseen = 0): string =>
    events.drew({ seat, seen, unseen }, say as unknown as Parameters<typeof events.drew>[1]);
  expect(drew(0, ['red'])).toBe('Otit punaisen kortin.');
  expect(drew(1, ['blue', 'wild'], 1)).toBe('Kalle otti 1 sinisen ja 2 veturia ja 1 kortin pakasta.');
  expect(table.takeLabel(things.oneCard('punainen'))).toBe('Ota punainen kortti');
  expect(questions.payTunnel(1, 'black', { colour: () => 'musta', wild: things.locomotive })).toBe(
    'Tunneli maksaa vielä 1 kortin: musta tai veturi.',
  );
  expect(questions.payTunnel(2, 'black', { colour: () => 'musta', wild: things.locomotive })).toBe(
    'Tunneli maksaa vielä 2 korttia: mustia tai vetureita.',
  );
});
