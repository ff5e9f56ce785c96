import { describe, expect, test } from 'vitest';
import { gameList } from '../all.ts';
import { checkFile, checkGames } from '../check.ts';
import { broken, entry, type Json, set } from '../testing/broken-facts.ts';
import { examplePack } from '../testing/example-pack.ts';
import { randomPack } from '../testing/random-pack.ts';
import { WORD_LANGUAGES } from './game-words.ts';
import { readPack } from './read-pack.ts';

/** Five towns: a map that is no game of the house. */
const example = examplePack() as unknown as Json;

describe('the data files', () => {
  test.each(checkGames())('$name has no fault', ({ faults }) => {
    expect(faults).toEqual([]);
  });

  test('there is one for every game', () => {
    const names = checkGames().map(({ name }) => name);
    expect(names.filter((name) => /\/(pack|facts)\.json$/.test(name))).toHaveLength(gameList.length);
    for (const { id, pack } of gameList) expect(names).toContain(`${id}/${pack ? 'pack' : 'facts'}.json`);
  });

  test('there is one of words for every game and every language', () => {
    const names = checkGames().map(({ name }) => name);
    for (const { id } of gameList)
      for (const language of WORD_LANGUAGES) expect(names).toContain(`${id}/words/${language}.json`);
  });
});

test('a board with a name that every object knows is one no box is known of', () => {
  expect(broken(example, (facts) => set(facts, 'id', 'constructor'))).toEqual([]);
});

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
      (facts) => Reflect.deleteProperty(entry(facts.routes, 'west--south'), 'length'),
      'routes, west--south, length is missing',
    ],
    [
      'a field nobody knows',
      (facts) => set(entry(facts.routes, 'west--south'), 'tunel', true),
      'routes, west--south, tunel is a field nobody knows: tunnel, perhaps',
    ],
    [
      'a field like none',
      (facts) => set(entry(facts.routes, 'west--south'), 'passengers', 3),
      'routes, west--south, passengers is a field nobody knows',
    ],
    [
      'a missing word',
      (facts) => Reflect.deleteProperty(facts.rules?.tickets?.drawn ?? {}, 'returned'),
      'rules, tickets, drawn, returned is missing: one of bottom, box',
    ],
    [
      'a bonus without its points',
      (facts) => facts.rules?.scoring?.push('longestPath' as unknown as Json),
      'rules, scoring, entry 5 must be routes, tickets, stations, or points for longestPath, globetrotter or attractions like {"longestPath": 10}, not "longestPath"',
    ],
    [
      'an option as a number',
      (facts) => facts.rules?.options?.push(5 as unknown as Json),
      'rules, options, entry 2 must be firstSeat, unequalTwins, or the numbers to choose from like {"startingCards": [4, 5]}, not 5',
    ],
    [
      'a number as a text',
      (facts) => set(entry(facts.routes, 'west--south'), 'length', '4'),
      'routes, west--south, length must be a whole number from 1 to 20, not "4"',
    ],
    [
      'half a space',
      (facts) => set(entry(facts.routes, 'west--south'), 'length', 2.5),
      'routes, west--south, length must be a whole number from 1 to 20, not 2.5',
    ],
    [
      'a route of no length',
      (facts) => set(entry(facts.routes, 'west--south'), 'length', 0),
      'routes, west--south, length must be a whole number from 1 to 20, not 0',
    ],
    [
      'an empty name',
      (facts) => set(entry(facts.places, 'south'), 'name', ' '),
      'places, south, name must be plain text of 1 to 60 characters, without < and > and without spaces at its ends, not " "',
    ],
    [
      'an id with capitals',
      (facts) => set(entry(facts.places, 'south'), 'id', 'South'),
      'places, South, id must be an id of small letters, digits and dashes, at most 80 of them, not "South"',
    ],
    [
      'a colour with a capital',
      (facts) => set(entry(facts.routes, 'west--south'), 'colour', 'Green'),
      'routes, west--south, colour must be one of red, orange, yellow, green, blue, purple, pink, black, white, grey, not "Green"',
    ],
    [
      'an entry that is no object',
      (facts) => facts.places?.push(5 as unknown as Json),
      'places, entry 6 must be an object, not 5',
    ],
    ['no list', (facts) => set(facts, 'tickets', {}), 'tickets must be a list, not {}'],
    [
      'a false flag',
      (facts) => set(entry(facts.places, 'south'), 'attraction', 'no'),
      'places, south, attraction must be true, or left out, not "no"',
    ],
    [
      'a pile nobody knows',
      (facts) => set(facts.rules?.tickets?.drawn, 'returned', 'top'),
      'rules, tickets, drawn, returned must be one of bottom, box, not "top"',
    ],
  ])('%s', (_what, damage, sentence) => {
    expect(broken(example, damage)).toEqual([`facts.json: ${sentence}.`]);
  });
});

describe('a board that makes no sense', () => {
  test.each<[string, (facts: Json) => void, string]>([
    [
      'two places of one id',
      (facts) => facts.places?.push(entry(facts.places, 'south')),
      'places: south is there 2 times',
    ],
    [
      'two routes of one id',
      (facts) => set(entry(facts.routes, 'north--middle-green'), 'id', 'north--middle-blue'),
      'routes: north--middle-blue is there 2 times',
    ],
    [
      'two tickets of one id',
      (facts) => facts.tickets?.push(entry(facts.tickets, 'north--south')),
      'tickets: north--south is there 2 times',
    ],
    [
      'the same ticket turned round',
      (facts) => facts.tickets?.push({ id: 'south--north', a: 'south', b: 'north', points: 8 } as unknown as Json),
      'tickets: north and south is there 2 times',
    ],
    [
      'a route to nowhere',
      (facts) => set(entry(facts.routes, 'west--south'), 'b', 'sout'),
      'routes, west--south: its end sout is no place of the board',
    ],
    [
      'a route to itself',
      (facts) => set(entry(facts.routes, 'west--south'), 'b', 'west'),
      'routes, west--south: it begins where it ends',
    ],
    [
      'a route by a wrong id',
      (facts) => set(entry(facts.routes, 'west--south'), 'id', 'south--west'),
      'routes, south--west: its id should begin with west--south',
    ],
    [
      'a colour nobody has',
      (facts) => set(entry(facts.routes, 'west--south'), 'colour', 'purple'),
      'routes, west--south: purple is neither grey nor a colour of the deck',
    ],
    [
      'a length without points',
      (facts) => set(entry(facts.routes, 'west--south'), 'length', 5),
      'routes, west--south: a length of 5 has no points',
    ],
    [
      'more symbols than spaces',
      (facts) => set(entry(facts.routes, 'north--east'), 'ferry', 4),
      'routes, north--east: 4 symbols on 3 spaces',
    ],
    [
      'a ferry in a tunnel',
      (facts) => set(entry(facts.routes, 'north--east'), 'tunnel', true),
      'routes, north--east: it is a ferry and a tunnel',
    ],
    [
      'a place out of reach',
      (facts) => facts.places?.push({ id: 'harlem', name: 'Harlem', x: 200, y: 20 } as unknown as Json),
      'places, harlem: no way leads there from north',
    ],
    [
      'a ticket to nowhere',
      (facts) => set(entry(facts.tickets, 'north--south'), 'b', 'bronx'),
      'tickets, north--south: its end bronx is no place of the board',
    ],
    [
      'a ticket to itself',
      (facts) => set(entry(facts.tickets, 'north--south'), 'b', 'north'),
      'tickets, north--south: its two ends are the same',
    ],
    [
      'a double by no name',
      (facts) => Reflect.deleteProperty(entry(facts.routes, 'north--middle-blue'), 'double'),
      'routes: the two between middle and north do not share the name of a double',
    ],
    [
      'a double of one track',
      (facts) => set(entry(facts.routes, 'west--south'), 'double', 'west--south'),
      'routes: the double west--south has 1 tracks instead of 2',
    ],
    [
      'a double between other places',
      (facts) => set(entry(facts.routes, 'north--middle-blue'), 'b', 'south'),
      'routes: the tracks of the double north--middle do not join the same places',
    ],
    [
      'three tracks',
      (facts) =>
        facts.routes?.push({
          ...entry(facts.routes, 'north--middle-blue'),
          id: 'north--middle-3',
        } as unknown as Json),
      'routes: 3 of them join middle and north',
    ],
    [
      'a colour named twice',
      (facts) => set(facts.deck, 'colours', ['red', 'blue', 'green', 'red']),
      'deck, colours: red is there 2 times',
    ],
    [
      'grey cards',
      (facts) => set(facts.deck, 'colours', ['red', 'blue', 'green', 'grey']),
      'deck, colours, entry 4 must be one of red, orange, yellow, green, blue, purple, pink, black, white, not "grey"',
    ],
    [
      'more kept than drawn',
      (facts) => set(facts.rules?.tickets?.drawn, 'keep', 3),
      'rules, tickets, drawn: 3 of 2 cannot be kept',
    ],
    ['nobody at the table', (facts) => set(facts.seats, 'min', 5), 'seats: from 5 to 3 is nobody'],
  ])('%s', (_what, damage, sentence) => {
    expect(broken(example, damage)).toContain(`facts.json: ${sentence}.`);
  });
});

describe('a stranger’s map', () => {
  const map = Array.from({ length: 200 }, (_, seed) => randomPack(seed)).find(
    ({ rules }) => rules.stations && rules.market?.sweepAt === 3,
  );
  if (!map) throw new Error('none of these maps has stations and a market that is swept');
  const changed = (path: string, value: unknown): unknown => {
    const copy: Json = JSON.parse(JSON.stringify(map));
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
    [
      'a colour that no card is painted in',
      changed('deck.colours', ['red', 'blue', 'green', 'teal']),
      'deck, colours, entry 4 must be one of red, orange, yellow, green, blue, purple, pink, black, white, not "teal"',
    ],
    ['nine seats', changed('seats.max', 9), 'seats, max must be a whole number from 2 to 8, not 9'],
    [
      'markup',
      changed('name', '<b>Map</b>'),
      'name must be plain text of 1 to 60 characters, without < and > and without spaces at its ends, not "<b>Map</b>"',
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
      changed('deck', { ...map.deck, wilds: 31, market: 6 }),
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
    [
      'a first hand to choose without its numbers',
      changed('rules.options', ['startingCards']),
      'rules, options: startingCards needs the numbers to choose from, like {"startingCards": [4, 5]}',
    ],
    [
      'a picture of the board from right to left',
      changed('look', { board: { extent: [900, 0, 100, 900] } }),
      'look, board, extent: it must be left, top, right, bottom, the smaller ones first',
    ],
    [
      'regions, and places in none',
      changed('regions', [{ id: 'hills', name: 'Hills' }]),
      'places, town-1: it names no region',
    ],
    ['an option nobody knows', changed('rules.options', ['wings']), 'rules, options: wings is no option'],
    ['code', changed('code', 'technologies'), "code: technologies is no code of this game's folder"],
    ['technologies', changed('technologies', []), 'technologies: they need code, and this pack names none'],
    ['an edge through a town', changed('paper', { extent: [0, 0, 1, 1] }), 'it lies beyond the paper'],
    [
      'a town outside the picture',
      changed('look', { board: { extent: [0, 0, 1, 1] } }),
      'it lies beyond what is shown (look, board, extent)',
    ],
    [
      'two towns so near that nobody could tell them apart',
      changed('places', [...map.places, { ...map.places[0], id: 'next-door', x: (map.places[0]?.x ?? 0) + 0.5 }]),
      'places: town-1 and next-door lie on the same spot',
    ],
    [
      'a bend at the other end of the world',
      changed('routes', [{ ...map.routes[0], via: [[100_000, 0]] }, ...map.routes.slice(1)]),
      ': it bends far beyond the map',
    ],
    ['a colour nobody has', changed('look', { seats: [{ colour: 'beige' }] }), 'or one of blue, red'],
    ['a palette nobody has', changed('look', { palette: 'beach' }), 'look, palette must be one of town, coast'],
    [
      'a word no palette knows',
      changed('look', { palette: { day: { seaa: '#112233' }, night: {} } }),
      'look, palette, day, seaa: its name must be one of sea',
    ],
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
      { ...map, places: Array.from({ length: 12 }, (_, number) => town(number)), routes: joined },
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
