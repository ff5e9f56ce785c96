import { describe, expect, test } from 'vitest';
import cardGameFacts from '../card-game/facts.json' with { type: 'json' };
import { checkFile, checkGames } from '../check.ts';
import { findGame, gameList } from '../list/game-list.ts';
import { randomPack } from '../testing/random-pack.ts';
import { readPack } from './read-pack.ts';

describe('the data files', () => {
  test.each(checkGames())('$name has no fault (NY-1, NO-1, UK-1, CG-1)', ({ faults }) => {
    expect(faults).toEqual([]);
  });

  test('there is one for every game', () => {
    expect(checkGames()).toHaveLength(gameList.length);
    for (const { id, pack } of gameList)
      expect(checkGames().map(({ name }) => name)).toContain(`${id}/${pack ? 'pack' : 'facts'}.json`);
  });
});

test('a board with a name that every object knows is one no box is known of', () => {
  expect(broken('new-york', (facts) => set(facts, 'id', 'constructor'))).toEqual([]);
});

/** Anything JSON can hold, so that a test can break it. */
type Json = { [field: string]: Json } & Json[];

function copyOf(game: string): Json {
  return JSON.parse(JSON.stringify(findGame(game)?.pack ?? cardGameFacts));
}

const entry = (list: Json | undefined, id: string): Json => {
  const found = list?.find((item) => (item as unknown as { id: string }).id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

/** Breaks a copy of a game's file and answers what is said about it. */
function broken(game: string, damage: (facts: Json) => void): readonly string[] {
  const facts = copyOf(game);
  damage(facts);
  return checkFile('facts.json', facts);
}

const set = (thing: Json | undefined, field: string, value: unknown): void => {
  Object.assign(thing ?? {}, { [field]: value });
};

describe('a file without the shape of one', () => {
  test.each<[string, unknown, string]>([
    ['no object', 7, 'facts.json: the file must be an object, not 7.'],
    ['nothing', undefined, 'facts.json: the file must be an object, not nothing.'],
    ['null', null, 'facts.json: the file must be an object, not null.'],
    ['a list', [], 'facts.json: the file must be an object, not [].'],
  ])('%s', (_what, json, sentence) => {
    expect(checkFile('facts.json', json)).toContain(sentence);
  });

  test.each<[string, (facts: Json) => void, string]>([
    ['a missing field', (facts) => Reflect.deleteProperty(facts, 'pieces'), 'pieces is missing'],
    [
      'a missing field of a route',
      (facts) => Reflect.deleteProperty(entry(facts.routes, 'chelsea--soho'), 'length'),
      'routes, chelsea--soho, length is missing',
    ],
    [
      'a field nobody knows',
      (facts) => set(entry(facts.routes, 'chelsea--soho'), 'tunel', true),
      'routes, chelsea--soho, tunel is a field nobody knows',
    ],
    [
      'a number as a text',
      (facts) => set(entry(facts.routes, 'chelsea--soho'), 'length', '4'),
      'routes, chelsea--soho, length must be a whole number from 1 to 20, not "4"',
    ],
    [
      'half a space',
      (facts) => set(entry(facts.routes, 'chelsea--soho'), 'length', 2.5),
      'routes, chelsea--soho, length must be a whole number from 1 to 20, not 2.5',
    ],
    [
      'a route of no length',
      (facts) => set(entry(facts.routes, 'chelsea--soho'), 'length', 0),
      'routes, chelsea--soho, length must be a whole number from 1 to 20, not 0',
    ],
    [
      'an empty name',
      (facts) => set(entry(facts.places, 'soho'), 'name', ' '),
      'places, soho, name must be plain text of 1 to 60 characters without < and >, not " "',
    ],
    [
      'an id with capitals',
      (facts) => set(entry(facts.places, 'soho'), 'id', 'SoHo'),
      'places, SoHo, id must be an id of small letters, digits and dashes, at most 80 of them, not "SoHo"',
    ],
    [
      'an entry that is no object',
      (facts) => facts.places?.push(5 as unknown as Json),
      'places, entry 16 must be an object, not 5',
    ],
    ['no list', (facts) => set(facts, 'tickets', {}), 'tickets must be a list, not {}'],
    [
      'a false flag',
      (facts) => set(entry(facts.places, 'soho'), 'attraction', 'no'),
      'places, soho, attraction must be true, or left out, not "no"',
    ],
    [
      'a pile nobody knows',
      (facts) => set(facts.rules?.tickets?.drawn, 'returned', 'top'),
      'rules, tickets, drawn, returned must be one of bottom, box, not "top"',
    ],
  ])('%s', (_what, damage, sentence) => {
    expect(broken('new-york', damage)).toEqual([`facts.json: ${sentence}.`]);
  });
});

describe('a board that makes no sense', () => {
  test.each<[string, string, (facts: Json) => void, string]>([
    [
      'two places of one id',
      'new-york',
      (facts) => facts.places?.push(entry(facts.places, 'soho')),
      'places: soho is there 2 times',
    ],
    [
      'two routes of one id',
      'new-york',
      (facts) => set(entry(facts.routes, 'chelsea--greenwich-village-red'), 'id', 'chelsea--greenwich-village-green'),
      'routes: chelsea--greenwich-village-green is there 2 times',
    ],
    [
      'two tickets of one id',
      'new-york',
      (facts) => facts.tickets?.push(entry(facts.tickets, 'chelsea--brooklyn')),
      'tickets: chelsea--brooklyn is there 2 times',
    ],
    [
      'the same ticket turned round',
      'new-york',
      (facts) =>
        facts.tickets?.push({ id: 'brooklyn--chelsea', a: 'brooklyn', b: 'chelsea', points: 8 } as unknown as Json),
      'tickets: brooklyn and chelsea is there 2 times',
    ],
    [
      'a route to nowhere',
      'new-york',
      (facts) => set(entry(facts.routes, 'chelsea--soho'), 'b', 'sohoo'),
      'routes, chelsea--soho: its end sohoo is no place of the board',
    ],
    [
      'a route to itself',
      'new-york',
      (facts) => set(entry(facts.routes, 'chelsea--soho'), 'b', 'chelsea'),
      'routes, chelsea--soho: it begins where it ends',
    ],
    [
      'a route by a wrong id',
      'new-york',
      (facts) => set(entry(facts.routes, 'chelsea--soho'), 'id', 'soho--chelsea'),
      'routes, soho--chelsea: its id should begin with chelsea--soho',
    ],
    [
      'a colour nobody has',
      'new-york',
      (facts) => set(entry(facts.routes, 'chelsea--soho'), 'colour', 'purple'),
      'routes, chelsea--soho: purple is neither grey nor a colour of the deck',
    ],
    [
      'a length without points',
      'new-york',
      (facts) => set(entry(facts.routes, 'chelsea--soho'), 'length', 5),
      'routes, chelsea--soho: a length of 5 has no points',
    ],
    [
      'more symbols than spaces',
      'nordic-countries',
      (facts) => set(entry(facts.routes, 'helsinki--tallinn'), 'ferry', 3),
      'routes, helsinki--tallinn: 3 symbols on 2 spaces',
    ],
    [
      'a ferry in a tunnel',
      'nordic-countries',
      (facts) => set(entry(facts.routes, 'helsinki--tallinn'), 'tunnel', true),
      'routes, helsinki--tallinn: it is a ferry and a tunnel',
    ],
    [
      'a place out of reach',
      'new-york',
      (facts) => facts.places?.push({ id: 'harlem', name: 'Harlem', x: 200, y: 20 } as unknown as Json),
      'places, harlem: no way leads there from brooklyn',
    ],
    [
      'a ticket to nowhere',
      'new-york',
      (facts) => set(entry(facts.tickets, 'chelsea--brooklyn'), 'b', 'bronx'),
      'tickets, chelsea--brooklyn: its end bronx is no place of the board',
    ],
    [
      'a ticket to itself',
      'new-york',
      (facts) => set(entry(facts.tickets, 'chelsea--brooklyn'), 'b', 'chelsea'),
      'tickets, chelsea--brooklyn: its two ends are the same',
    ],
    [
      'a ticket inside one group',
      'united-kingdom',
      (facts) => set(entry(facts.tickets, 'london--france'), 'a', 'france-west'),
      'tickets, london--france: its two ends are the same',
    ],
    [
      'a double by no name',
      'new-york',
      (facts) => Reflect.deleteProperty(entry(facts.routes, 'brooklyn--chinatown-red'), 'double'),
      'routes: the two between brooklyn and chinatown do not share the name of a double',
    ],
    [
      'a double of one track',
      'new-york',
      (facts) => set(entry(facts.routes, 'chelsea--soho'), 'double', 'chelsea--soho'),
      'routes: the double chelsea--soho has 1 tracks instead of 2',
    ],
    [
      'a double between other places',
      'new-york',
      (facts) => set(entry(facts.routes, 'brooklyn--chinatown-red'), 'b', 'soho'),
      'routes: the tracks of the double brooklyn--chinatown do not join the same places',
    ],
    [
      'three tracks',
      'new-york',
      (facts) =>
        facts.routes?.push({
          ...entry(facts.routes, 'brooklyn--chinatown-red'),
          id: 'brooklyn--chinatown-3',
        } as unknown as Json),
      'routes: 3 of them join brooklyn and chinatown',
    ],
    [
      'both ends of France joined into one',
      'united-kingdom',
      (facts) => set(entry(facts.routes, 'dover--france-east'), 'b', 'france'),
      'routes, dover--france-east: its end france is no place of the board',
    ],
    [
      'a group of strangers',
      'united-kingdom',
      (facts) => set(entry(facts.groups, 'france'), 'members', ['france-west', 'calais']),
      'groups, france: calais is no place of the board',
    ],
    [
      'a group with the id of a place',
      'united-kingdom',
      (facts) => set(entry(facts.groups, 'france'), 'id', 'dover'),
      'groups and places: dover is there 2 times',
    ],
    [
      'a place in no region',
      'united-kingdom',
      (facts) => set(entry(facts.places, 'dover'), 'region', 'kent'),
      'places, dover: kent is no region of the board',
    ],
    [
      'a concession nobody sells',
      'united-kingdom',
      (facts) => set(entry(facts.regions, 'wales'), 'technology', 'passport'),
      'regions, wales: passport is no technology',
    ],
    [
      'a colour named twice',
      'new-york',
      (facts) => set(facts.deck, 'colours', ['blue', 'green', 'black', 'pink', 'red', 'red']),
      'deck, colours: red is there 2 times',
    ],
    [
      'grey cards',
      'new-york',
      (facts) => set(facts.deck, 'colours', ['blue', 'green', 'black', 'pink', 'red', 'grey']),
      'deck, colours: grey is no colour of a card',
    ],
    [
      'more kept than drawn',
      'new-york',
      (facts) => set(facts.rules?.tickets?.drawn, 'keep', 3),
      'rules, tickets, drawn: 3 of 2 cannot be kept',
    ],
    ['nobody at the table', 'new-york', (facts) => set(facts.seats, 'min', 5), 'seats: from 5 to 4 is nobody'],
  ])('%s', (_what, game, damage, sentence) => {
    expect(broken(game, damage)).toContain(`facts.json: ${sentence}.`);
  });

  test('is told so even if no rule knows the game', () => {
    const faults = broken('new-york', (facts) => {
      set(facts, 'id', 'chicago');
      set(facts.pieces, 'count', 20);
      set(entry(facts.routes, 'chelsea--soho'), 'colour', 'purple');
    });
    expect(faults).toEqual(['facts.json: routes, chelsea--soho: purple is neither grey nor a colour of the deck.']);
  });
});

describe('a board that is not the printed one', () => {
  test.each<[string, string, (facts: Json) => void, string]>([
    [
      'a taxi too many (NY-1)',
      'new-york',
      (facts) => set(facts.pieces, 'count', 16),
      'pieces.count: 16, but NY-1 says 15',
    ],
    ['a wild too few (NY-1)', 'new-york', (facts) => set(facts.deck, 'wilds', 7), 'deck: 43 cards, but NY-1 has 44'],
    ['a ticket lost (NY-1)', 'new-york', (facts) => facts.tickets?.pop(), 'tickets: 17, but NY-1 has 18'],
    [
      'other points (NY-7)',
      'new-york',
      (facts) => set(facts.rules?.points, '4', 8),
      'rules, points: length 4 brings 8, but NY-7 says 7',
    ],
    [
      'points for a length not printed (NY-7)',
      'new-york',
      (facts) => set(facts.rules?.points, '5', 10),
      'rules, points: length 5 brings 10, but NY-7 says nothing',
    ],
    ['a fifth seat', 'new-york', (facts) => set(facts.seats, 'max', 5), 'seats: 2 to 5, but the game is for 2 to 4'],
    [
      'a route made longer: colours out of balance',
      'new-york',
      (facts) => set(entry(facts.routes, 'lincoln-center--midtown-west'), 'length', 4),
      'routes: red has 13 and black 10, but no two colours are more than 1 apart',
    ],
    [
      'a double of unequal tracks (C-35)',
      'new-york',
      (facts) => set(entry(facts.routes, 'brooklyn--chinatown-red'), 'length', 2),
      'routes: the two between brooklyn and chinatown differ in length, which C-35 does not list',
    ],
    [
      'an unequal double made equal (C-35)',
      'nordic-countries',
      (facts) => set(entry(facts.routes, 'kristiansand--stavanger-green'), 'length', 3),
      'routes: the two between kristiansand and stavanger should differ in length (C-35)',
    ],
    [
      'tickets back into the pile (NO-3)',
      'nordic-countries',
      (facts) => set(facts.rules?.tickets?.dealt, 'returned', 'bottom'),
      'rules.tickets.dealt.returned: bottom, but NO-3 says box',
    ],
    [
      'no bonus (NO-51)',
      'nordic-countries',
      (facts) => set(facts.rules, 'scoring', ['routes', 'tickets']),
      'rules.scoring.2.globetrotter: nothing, but NO-51 says 10',
    ],
    [
      'a cheaper technology (UK-29)',
      'united-kingdom',
      (facts) => set(entry(facts.technologies, 'double-heading'), 'price', 3),
      'technologies, double-heading: price 3, but UK-29 says 4',
    ],
    [
      'more copies (UK-30)',
      'united-kingdom',
      (facts) => set(entry(facts.technologies, 'right-of-way'), 'copies', 4),
      'technologies, right-of-way: 4 copies, but UK-30 says 1',
    ],
    [
      'another rule (UK-26)',
      'united-kingdom',
      (facts) => set(entry(facts.technologies, 'booster'), 'rule', 'UK-27'),
      'technologies, booster: rule UK-27, but its rule is UK-26',
    ],
    [
      'a technology lost (UK-44)',
      'united-kingdom',
      (facts) => facts.technologies?.pop(),
      'technologies: diesel-power is missing (UK-44)',
    ],
    [
      'a technology of nobody',
      'united-kingdom',
      (facts) => set(entry(facts.technologies, 'booster'), 'id', 'rocket'),
      'technologies: rocket is in no rule',
    ],
    [
      'a Welsh place moved to England (UK-20)',
      'united-kingdom',
      (facts) => set(entry(facts.places, 'cardiff'), 'region', 'england'),
      'places: 4 in wales, but UK-20 counts 5',
    ],
    [
      'an Irish place moved to Scotland (UK-22)',
      'united-kingdom',
      (facts) => set(entry(facts.places, 'belfast'), 'region', 'scotland'),
      'places: 11 in scotland, but UK-22 counts 10',
    ],
    [
      'regions that ask for nothing (UK-22)',
      'united-kingdom',
      (facts) => Reflect.deleteProperty(entry(facts.regions, 'scotland'), 'technology'),
      'regions.scotland.technology: nothing, but UK-22 says scotland-concession',
    ],
    [
      'a France with another end (UK-8)',
      'united-kingdom',
      (facts) => set(entry(facts.groups, 'france'), 'members', ['france-west', 'dover']),
      'groups.france.members.1: dover, but UK-8 says france-east',
    ],
    [
      'a cheap way to New York (UK-7)',
      'united-kingdom',
      (facts) => set(entry(facts.routes, 'southampton--new-york'), 'points', 4),
      'routes.southampton--new-york.points: 4, but UK-7 says 40',
    ],
    [
      'three cards for one to Murmansk (NO-21)',
      'nordic-countries',
      (facts) => set(entry(facts.routes, 'lieksa--murmansk'), 'anyCardsForOne', 3),
      'routes.lieksa--murmansk.anyCardsForOne: 3, but NO-21 says 4',
    ],
    [
      'long routes for the stoker (UK-24)',
      'united-kingdom',
      (facts) => set(facts.rules?.technologies?.byLength, '4', 'mechanical-stoker'),
      'rules.technologies.byLength.4: mechanical-stoker, but UK-24 says superheated-steam-boiler',
    ],
    [
      'a locomotive too many (CG-1)',
      'card-game',
      (facts) => set(facts.deck, 'wilds', 17),
      'deck.wilds: 17, but CG-1 says 16',
    ],
    ['a bonus lost (CG-1)', 'card-game', (facts) => facts.bonuses?.pop(), 'bonuses: 5 of them, but CG-1 has 6'],
    [
      'a bonus for a small city',
      'card-game',
      (facts) => set(facts.bonuses?.[0], 'city', 'boston'),
      'bonuses, boston: it is no big city',
    ],
    [
      'a big city without one',
      'card-game',
      (facts) => set(facts.bonuses?.[0], 'city', 'boston'),
      'places, seattle: a big city without a bonus',
    ],
    [
      'a ticket for nothing',
      'card-game',
      (facts) => set(entry(facts.tickets, 'chicago--dallas'), 'cards', {}),
      'tickets, chicago--dallas: it asks for no card',
    ],
    [
      'a ticket for grey cards',
      'card-game',
      (facts) => set(entry(facts.tickets, 'chicago--dallas'), 'cards', { grey: 1 }),
      'tickets, chicago--dallas: grey is no colour of the deck',
    ],
    [
      'a ticket far too dear',
      'card-game',
      (facts) => set(entry(facts.tickets, 'chicago--dallas'), 'cards', { yellow: 1, green: 4 }),
      'tickets: green has 19 and purple 16, but no two colours are more than 2 apart',
    ],
  ])('%s', (_what, game, damage, sentence) => {
    expect(broken(game, damage)).toContain(`facts.json: ${sentence}.`);
  });
});

describe('a stranger’s map', () => {
  const changed = (path: string, value: unknown): unknown => {
    const copy: Json = JSON.parse(JSON.stringify(randomPack(18)));
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    set(
      steps.reduce<Json | undefined>((inside, step) => inside?.[step], copy),
      last,
      value,
    );
    return copy;
  };
  const town = (number: number): object => ({
    id: `town-${number}`,
    name: `T ${number}`,
    x: number,
    y: number * number,
  });
  const tangle = Array.from({ length: 12 }, (_, a) => Array.from({ length: a }, (_one, b) => [b, a] as const)).flat();
  const joined = tangle.map(([a, b]) => ({
    id: `town-${a}--town-${b}`,
    a: `town-${a}`,
    b: `town-${b}`,
    length: 1,
    colour: 'grey',
  }));

  test.each<[string, unknown, string]>([
    [
      '32 cards of a kind',
      changed('deck.perColour', 32),
      'deck, perColour must be a whole number from 1 to 31, not 32',
    ],
    [
      'ten colours',
      changed('deck.colours', 'abcdefghij'.split('')),
      'deck, colours: 10 of them, but at most 9 may be there',
    ],
    ['nine seats', changed('seats.max', 9), 'seats, max must be a whole number from 2 to 8, not 9'],
    [
      'markup',
      changed('name', '<b>Map</b>'),
      'name must be plain text of 1 to 60 characters without < and >, not "<b>Map</b>"',
    ],
    ['a name that turns the page round', changed('name', 'a\u202eb'), 'name must be plain text'],
    ['no cards to deal', changed('rules.start.cards', 20), 'deck: '],
    ['more wilds than there are', changed('rules.start.wilds', 20), 'rules, start: '],
    [
      'tickets for ever',
      changed('rules.tickets.drawn.keep', 0),
      'rules, tickets, drawn: who keeps none could draw tickets for ever',
    ],
    [
      'a market that never stays',
      changed('deck', { ...randomPack(18).deck, wilds: 31, market: 6 }),
      'rules, market: swept at 3 of 6',
    ],
    [
      'stations nobody scores',
      changed('rules.scoring', ['routes', 'tickets']),
      'rules: stations are built and scored, or neither',
    ],
    [
      'no tickets in the score',
      changed('rules.scoring', ['routes', 'stations']),
      'rules, scoring: tickets must be there',
    ],
    ['an option nobody knows', changed('rules.options', ['wings']), 'rules, options: wings is no option'],
    ['code', changed('code', 'technologies'), "code: technologies is no code of this game's folder"],
    ['technologies', changed('technologies', []), 'technologies: they need code, and this pack names none'],
    ['an edge through a town', changed('paper', { extent: [0, 0, 1, 1] }), 'it lies beyond the paper'],
    ['too few seat colours', changed('look', { seats: [{ colour: '#ff0000' }] }), 'look, seats: 1 colours for'],
    [
      'a script for a path',
      changed('look', { shapes: [{ kind: 'land', path: 'M0 0"/>' }] }),
      'the path of an SVG drawing',
    ],
    [
      'a name for nobody',
      changed('names', { da: { places: { nowhere: 'X' } } }),
      'names, da, places: nowhere is no place',
    ],
    [
      'everything joined to everything',
      { ...randomPack(18), places: Array.from({ length: 12 }, (_, number) => town(number)), routes: joined },
      'routes: they are tangled',
    ],
    [
      'a list as deep as the sea',
      JSON.parse(`{"pack":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
      'pack must be 1, not a list',
    ],
    ['fields of every object', JSON.parse('{"__proto__": {}, "constructor": 1}'), '__proto__ is a field nobody knows'],
  ])('with %s is refused', (_what, json, sentence) => {
    const reading = readPack(json);
    expect(reading.ok ? [] : reading.faults.join('\n')).toContain(sentence);
  });
});
