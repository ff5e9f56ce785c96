import {
  gameTitles,
  loadDrawing,
  loadGame,
  loadOutline,
  type Pack,
  proposeTickets,
  readDraft,
  readOutsidePack,
  readPack,
  remarksOn,
  ticketWish,
  waysOf,
} from '@branchline/games';
import { examplePack, randomPack, smallGame } from '@branchline/games/testing';
import { describe, expect, test } from 'vitest';
import type { Drawing } from '../../board/layout/drawing.ts';
import { liveDrawing } from '../../board/layout/live.ts';
import { coastOf } from './coast.ts';
import { newMap, onPaper, opened, openedFile, PAPERS, paperSizeOf, remixed, withRulesOf } from './document.ts';
import {
  addGroup,
  addPlace,
  addRoute,
  addShape,
  addTickets,
  aligned,
  changeDouble,
  changePlace,
  changeRoutes,
  coloured,
  hasTicket,
  moved,
  NOTHING,
  removed,
  removeGroup,
  slug,
  withTwins,
} from './edits.ts';
import { begun, changed, redone, undone } from './history.ts';
import { contains, movedPath, outlineOf, pathOf, simplified } from './outline.ts';
import { proposalsOf, type TriedGame, trialOf, withFairValues } from './trial.ts';
import { tryGames } from './try-games.ts';

const base = smallGame().pack as Pack;
const empty = newMap(base, 'Øland & Co', 'wide');

/** A ring of towns round a middle, as somebody would draw it. */
function drawn(): Pack {
  const spots = [
    [200, 200],
    [600, 100],
    [1000, 200],
    [1000, 600],
    [600, 700],
    [200, 600],
  ] as const;
  const names = ['Ask', 'Birk', 'Cedar', 'Drage', 'Elm', 'Fyr'];
  const towns = spots.reduce((map, spot, at) => addPlace(map, names[at] ?? '', spot), empty);
  const placed = addPlace(towns, 'Middle', [600, 400]);
  const ids = placed.places.map(({ id }) => id);
  const ring = ids.slice(0, 6).reduce((map, id, at) => addRoute(map, id, ids[(at + 1) % 6] ?? ''), placed);
  return ids.slice(0, 6).reduce((map, id) => addRoute(map, 'middle', id), ring);
}

/** The map with other numbers for one draw of tickets. */
const withDraw = (map: Pack, draw: 'dealt' | 'drawn', numbers: { count: number; keep: number }): Pack => ({
  ...map,
  rules: {
    ...map.rules,
    tickets: { ...map.rules.tickets, [draw]: { ...map.rules.tickets[draw], ...numbers } },
  },
});

const withPieces = (map: Pack, count: number): Pack => ({ ...map, pieces: { ...map.pieces, count } });

/** Nothing grave is left once tickets are there. */
const finished = (map: Pack): Pack => addTickets(map, proposeTickets(map, ticketWish(map)));

describe('a document', () => {
  test('begins empty, with the rules of a game and an id of its own', () => {
    expect(empty).toMatchObject({ id: 'oland-co', places: [], routes: [], tickets: [], deck: base.deck });
    expect(readDraft(empty)).toMatchObject({ ok: true });
    expect(readPack(empty).ok).toBe(false);
    const [{ name = '' } = {}] = gameTitles.map(({ id, words }) => ({ id, name: words.en?.name }));
    expect(gameTitles.map(({ id }) => id)).not.toContain(newMap(base, name, 'wide').id);
  });

  test('that was drawn is a map in order', () => {
    const map = finished(drawn());
    expect(remarksOn(map).filter(({ grave }) => grave)).toEqual([]);
    expect(readPack(map)).toMatchObject({ ok: true });
  });

  test('keeps its places on paper of another size', () => {
    for (const size of Object.keys(PAPERS) as (keyof typeof PAPERS)[]) {
      const other = onPaper(drawn(), size);
      expect(paperSizeOf(other)).toBe(size);
      expect(remarksOn(other).filter(({ key }) => key === 'beyondPaper')).toEqual([]);
    }
  });

  test.each(gameTitles.filter(({ family }) => family === 'board').map(({ id }) => id))(
    'made after %s keeps the name of its source and can be played',
    async (id) => {
      const source = (await loadGame(id))?.pack as Pack;
      const copy = remixed(source, 'Mine');
      expect(copy).toMatchObject({ id: 'mine', name: 'Mine', basedOn: source.name });
      expect(readPack(copy)).toMatchObject({ ok: true });
      // A map of one's own with those rules: whatever they ask for besides is there once tickets are proposed anew.
      const others = await Promise.all(gameTitles.map(async (title) => (await loadGame(title.id))?.pack));
      const [large] = others
        .flatMap((pack) => pack ?? [])
        .toSorted((one, other) => other.places.length - one.places.length);
      const ruled = withRulesOf({ ...opened(large as Pack), tickets: [], groups: [] }, source);
      expect(ruled).toMatchObject({ seats: source.seats, deck: source.deck, pieces: { count: source.pieces.count } });
      expect(readPack(finished(ruled))).toMatchObject({ ok: true });
      expect(remarksOn(finished(ruled)).filter(({ grave }) => grave)).toEqual([]);
    },
  );

  test('a file of somebody else keeps the name of its source, one’s own does not', () => {
    const stranger: Pack = { ...finished(drawn()), author: 'Ines' };
    const nobody = { name: 'Anna', maps: [] };
    expect(openedFile(stranger, nobody)).toMatchObject({ name: stranger.name, basedOn: `${stranger.name} (Ines)` });
    expect(openedFile(stranger, nobody)).not.toHaveProperty('author');
    expect(openedFile(stranger, { ...nobody, name: 'Ines' })).toMatchObject({ author: 'Ines' });
    expect(openedFile(stranger, { ...nobody, maps: [stranger] })).not.toHaveProperty('basedOn');
    // What was opened once is still somebody else's when it is opened again.
    const unsigned = finished(drawn());
    const again = openedFile(unsigned, { ...nobody, maps: [openedFile(unsigned, nobody)] });
    expect(again).toMatchObject({ basedOn: unsigned.name });
  });

  test('a file with the id of a game of the house gets one of its own, and can be played', async () => {
    for (const { id } of gameTitles.filter(({ family }) => family === 'board')) {
      const source = (await loadGame(id))?.pack as Pack;
      expect(readOutsidePack(opened(source))).toMatchObject({ ok: true });
    }
  });

  test('that somebody brings is opened in units of the paper, whatever its own', () => {
    for (let seed = 0; seed < 30; seed++) {
      const map = opened(randomPack(seed));
      const [left = 0, top = 0, right = 0, bottom = 0] = map.paper?.extent ?? [];
      expect([left, top]).toEqual([0, 0]);
      expect(Math.max(right, bottom)).toBeGreaterThanOrEqual(600);
      expect(Math.max(right, bottom)).toBeLessThanOrEqual(1500);
      expect(remarksOn(map).filter(({ key }) => key === 'beyondPaper')).toEqual([]);
    }
  });
});

describe('edits', () => {
  test('a name makes an id, and a new name another one everywhere', () => {
    expect(['Ærø By', 'Łódź', '東京', 'Saint-Étienne'].map(slug)).toEqual([
      'aero-by',
      'lodz',
      'place',
      'saint-etienne',
    ]);
    const map = changePlace(finished(drawn()), 'middle', { name: 'Ask' });
    expect(map.places.at(-1)).toMatchObject({ id: 'ask-2', name: 'Ask' });
    expect(map.routes.filter(({ a, b }) => a === 'middle' || b === 'middle')).toEqual([]);
    expect(readPack(map)).toMatchObject({ ok: true });
  });

  test('a second route between two places is a double, a third is none', () => {
    const twice = addRoute(drawn(), 'birk', 'ask');
    expect(twice.routes.filter(({ double }) => double === 'ask--birk')).toHaveLength(2);
    expect(addRoute(twice, 'ask', 'birk')).toBe(twice);
    const [first] = twice.routes;
    const single = changeDouble(twice, first?.id ?? '', false);
    expect(single.routes).toHaveLength(drawn().routes.length);
    expect(single.routes.some(({ double }) => double !== undefined)).toBe(false);
  });

  test('both tracks of a double are lengthened and bent together, as long as they are alike', () => {
    const double = changeRoutes(addRoute(drawn(), 'birk', 'ask'), ['ask--birk'], { colour: 'red' });
    const [one = '', other = ''] = double.routes.filter(({ double: name }) => name).map(({ id }) => id);
    expect(withTwins(double, [one])).toEqual([one, other]);
    const long = changeRoutes(double, withTwins(double, [other]), { length: 7, via: [[400, 90]] });
    const tracks = long.routes.filter(({ double: name }) => name);
    expect(tracks.map(({ length, via }) => [length, via])).toEqual([
      [7, [[400, 90]]],
      [7, [[400, 90]]],
    ]);
    // Side by side, not on top of each other.
    const [above, below] = liveDrawing(long, undefined).routes.filter(({ id }) => id === one || id === other);
    expect(above?.line).not.toEqual(below?.line);
    const parted = changeRoutes(long, [one], { length: 8 });
    expect(withTwins(parted, [other])).toEqual([other]);
  });

  test('places under one name are an end of tickets, and go with them', () => {
    const map = addGroup(finished(drawn()), 'The West', ['ask', 'fyr']);
    const ticketed = addTickets(map, [{ id: '', a: 'the-west', b: 'drage', points: 5 }]);
    expect(readPack(ticketed)).toMatchObject({ ok: true });
    expect(hasTicket(ticketed, 'drage', 'the-west')).toBe(true);
    expect(removeGroup(ticketed, 'the-west')).toEqual(finished(drawn()));
  });

  test('with a place go its routes and tickets', () => {
    const map = removed(finished(drawn()), { ...NOTHING, places: ['middle'] });
    expect([map.places.length, map.routes.length]).toEqual([6, 6]);
    expect(map.tickets.every(({ a, b }) => a !== 'middle' && b !== 'middle')).toBe(true);
  });

  test('what is selected moves together, bends and shapes with it', () => {
    const bent = changeRoutes(drawn(), ['ask--birk'], { via: [[400, 100]] });
    const shaped = addShape(bent, { kind: 'lake', path: 'M0 0L10 0L10 10Z' });
    const map = moved(shaped, { places: ['ask', 'birk'], routes: [], shapes: [0] }, [5, -5]);
    expect(map.places[0]).toMatchObject({ x: 205, y: 195 });
    expect(map.routes[0]?.via).toEqual([[405, 95]]);
    expect(map.look?.shapes?.[0]?.path).toBe('M5 -5L15 -5L15 5Z');
  });

  test('a length without points gets some; a ferry is no tunnel', () => {
    const long = changeRoutes(drawn(), ['ask--birk'], { length: 9 });
    expect(long.rules.points[9]).toBeGreaterThan(0);
    const tunnel = changeRoutes(drawn(), ['ask--birk'], { tunnel: true });
    expect(changeRoutes(tunnel, ['ask--birk'], { ferry: 1 }).routes[0]).not.toHaveProperty('tunnel');
  });

  test('places are set in a row, or with even gaps', () => {
    const row = aligned(drawn(), ['ask', 'birk', 'cedar'], 'row');
    expect(new Set(row.places.slice(0, 3).map(({ y }) => y)).size).toBe(1);
    const even = aligned(changePlace(drawn(), 'birk', { x: 900 }), ['ask', 'birk', 'cedar'], 'spreadAcross');
    expect(even.places.slice(0, 3).map(({ x }) => x)).toEqual([200, 600, 1000]);
  });

  test('colours are given out evenly', () => {
    const map = coloured(drawn());
    expect(map.routes.every(({ colour }) => map.deck.colours.includes(colour))).toBe(true);
    expect(remarksOn(map).filter(({ key }) => key === 'tooMuchColour')).toEqual([]);
  });

  test('every step is undone and done again, to the very same', () => {
    const steps = Array.from({ length: 200 }, (_, at) => at);
    const after = steps.reduce(
      (history, at) => changed(history, addPlace(history.now, `P ${at}`, [at, at])),
      begun(empty),
    );
    const back = steps.reduce((history) => undone(history), after);
    expect(back.now).toBe(empty);
    expect(undone(back)).toEqual(back);
    expect(steps.reduce((history) => redone(history), back).now).toBe(after.now);
    expect(changed(undone(after), empty).future).toEqual([]);
  });
});

describe('outlines', () => {
  const points = [
    [0, 0],
    [100, 0],
    [100, 50.5],
    [0, 50],
  ] as const;

  test.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('closed %s, rounded %s: what was written is read again', (closed, smooth) => {
    expect(outlineOf(pathOf({ points, closed, smooth }))).toEqual({ points, closed, smooth });
    expect(
      readPack({ ...examplePack(), look: { shapes: [{ kind: 'lake', path: pathOf({ points, closed, smooth }) }] } }).ok,
    ).toBe(true);
  });

  test('a path of another hand is left alone', () => {
    expect(outlineOf('M0 0C1 1 2 2 3 3Z')).toBeUndefined();
    expect(movedPath('M0 0C1 1 2 2 3 3Z', 2, 10, 20)).toBe('M 10 20C 12 22 14 24 16 26Z');
    expect(movedPath('m0 0l1 1z', 2, 0, 0)).toBeUndefined();
  });

  test('a freehand line has few points', () => {
    const wave = Array.from({ length: 300 }, (_, at) => [at, Math.sin(at / 40) * 30] as const);
    expect(simplified(wave, 3).length).toBeLessThan(40);
    expect(simplified(wave, 3)[0]).toEqual(wave[0]);
  });
});

describe('checks', () => {
  test.each<[string, (map: Pack) => Pack]>([
    ['unreachable', (map) => addPlace(map, 'Far', [700, 300])],
    ['longerThanPieces', (map) => changeRoutes(map, ['ask--birk'], { length: 20 })],
    ['sameSpot', (map) => changePlace(map, 'ask', { x: 600, y: 400 })],
    ['sameSpot', (map) => changePlace(map, 'ask', { x: 600.5, y: 400 })],
    ['beyondPaper', (map) => changePlace(map, 'ask', { x: -50 })],
    ['strangeColour', (map) => ({ ...map, routes: map.routes.map((route) => ({ ...route, colour: 'mauve' })) })],
    ['fewTickets', (map) => ({ ...map, tickets: [] })],
    ['fewCards', (map) => ({ ...map, deck: { ...map.deck, perColour: 1, wilds: 0 } })],
    [
      'doubleEnds',
      (map) => ({ ...map, routes: map.routes.map((one, at) => (at === 0 ? { ...one, double: 'x' } : one)) }),
    ],
    ['sameName', (map) => changePlace(map, 'ask', { name: 'Birk' })],
    [
      'tooMuchColour',
      (map) => ({
        ...coloured(map),
        routes: coloured(map).routes.map((one, at) => (at < 7 ? { ...one, colour: 'red' } : one)),
      }),
    ],
    ['cheapTicket', (map) => addTickets(withPieces(map, 30), [{ id: '', a: 'ask', b: 'drage', points: 1 }])],
    ['dearTicket', (map) => addTickets(withPieces(map, 30), [{ id: '', a: 'ask', b: 'drage', points: 60 }])],
    ['squeezed', (map) => changePlace(changeRoutes(map, ['ask--birk'], { length: 8 }), 'ask', { x: 560, y: 100 })],
    ['wrongSeats', (map) => ({ ...map, seats: { min: 5, max: 3 } })],
    ['keepMore', (map) => withDraw(map, 'dealt', { count: 2, keep: 3 })],
    ['keepMore', (map) => withDraw(map, 'drawn', { count: 2, keep: 3 })],
    ['keepNone', (map) => withDraw(map, 'drawn', { count: 3, keep: 0 })],
    ['fewWilds', (map) => ({ ...map, rules: { ...map.rules, start: { cards: 1, wilds: 20 } } })],
    ['neverSwept', (map) => ({ ...map, rules: { ...map.rules, market: { sweepAt: 9 } } })],
    [
      'sweptForever',
      (map) => ({
        ...map,
        deck: { ...map.deck, wilds: 31, market: 10 },
        rules: { ...map.rules, market: { sweepAt: 1 } },
      }),
    ],
    [
      'busyStations',
      (map) => ({
        ...map,
        rules: {
          ...map.rules,
          stations: { prices: [1, 2, 3, 4, 5], unbuilt: 4 },
          scoring: [...map.rules.scoring, 'stations'],
        },
      }),
    ],
    ['noRegion', (map) => ({ ...map, regions: [{ id: 'north', name: 'North' }] })],
    ['manyPlaces', (map) => Array.from({ length: 95 }).reduce<Pack>((all) => addPlace(all, 'X', [3, 3]), map)],
    [
      'tangled',
      (map) => {
        const more = Array.from({ length: 12 }).reduce<Pack>(
          (all, _, at) => addPlace(all, `Q ${at}`, [300 + at * 30, 250 + ((at * 37) % 90)]),
          map,
        );
        const ids = more.places.slice(7).map(({ id }) => id);
        return ids.reduce((all, one) => ids.reduce((so, other) => addRoute(so, one, other), all), more);
      },
    ],
    [
      'sameEnds',
      (map) =>
        addTickets({ ...map, groups: [{ id: 'west', name: 'West', members: ['ask', 'fyr'] }] }, [
          { id: '', a: 'ask', b: 'west', points: 4 },
        ]),
    ],
    ['sameTicket', (map) => ({ ...map, tickets: [...map.tickets, ...map.tickets.slice(0, 1)] })],
    ['besideTicket', (map) => addTickets(map, [{ id: '', a: 'ask', b: 'birk', points: 3 }])],
    [
      'beyondPieces',
      (map) => {
        const longest = Math.max(...map.routes.map(({ length }) => length));
        return addTickets(withPieces(map, longest), [{ id: '', a: 'ask', b: 'drage', points: 9 }]);
      },
    ],
    ['allGrey', (map) => map],
    ['fewPieces', (map) => withPieces(map, Math.max(...map.routes.map(({ length }) => length)))],
    ['deadEnd', (map) => addRoute(addPlace(map, 'End', [100, 400]), 'end', 'ask')],
  ])('%s is found, with its spot', (key, damage) => {
    const found = remarksOn(
      damage({ ...finished(drawn()), tickets: finished(drawn()).tickets.filter(({ id }) => id !== 'ask--drage') }),
    );
    const remark = found.find((one) => one.key === key);
    expect(remark).toBeDefined();
    expect(
      Boolean(remark?.slot) || [remark?.places, remark?.routes, remark?.tickets].some((ids) => (ids?.length ?? 0) > 0),
    ).toBe(true);
    // What is grave keeps it from the table, and the other way round.
    const refused = !readPack(damage(finished(drawn()))).ok;
    if (key !== 'sameTicket' && refused)
      expect(found.filter(({ grave }) => grave).map((one) => one.key)).toContain(key);
  });

  test('what only a file can have wrong is told, with the part of the rules', () => {
    const map = finished(drawn());
    const broken: Pack = { ...map, rules: { ...map.rules, tieBreak: ['fewestStations'] } };
    expect(remarksOn(broken)[0]).toMatchObject({ key: 'other', grave: true, slot: 'tieBreak' });
  });

  test('whatever the reader refuses is told as grave', () => {
    for (let seed = 0; seed < 40; seed++) {
      const map = randomPack(seed);
      const broken = { ...map, rules: { ...map.rules, scoring: ['routes', 'tickets', 'tickets'] } } as Pack;
      expect(remarksOn(map).filter(({ grave }) => grave)).toEqual([]);
      expect(remarksOn(broken).some(({ grave }) => grave)).toBe(true);
    }
  });
});

describe('tickets that are proposed', () => {
  test('are spread from near to far, each place about as often, worth their shortest way', async () => {
    const titles = gameTitles.filter(({ family }) => family === 'board');
    for (const { id } of titles) {
      const source = (await loadGame(id))?.pack as Pack;
      const map = { ...source, tickets: [], groups: [] };
      const wish = ticketWish(map);
      const tickets = proposeTickets(map, wish);
      const ways = waysOf(map);
      expect(tickets.length).toBe(wish.count + wish.long);
      expect(new Set(tickets.map(({ a, b }) => [a, b].sort().join())).size).toBe(tickets.length);
      for (const { a, b, points } of tickets) expect(points).toBe(ways(a, b));
      const used = map.places.map((place) => tickets.filter(({ a, b }) => a === place.id || b === place.id).length);
      expect(Math.max(...used)).toBeLessThanOrEqual(Math.max(4, 3 * (tickets.length / map.places.length) * 2));
      const shown = tickets.filter(({ long }) => !long).map(({ points }) => points);
      expect(Math.max(...shown)).toBeGreaterThan(2 * Math.min(...shown));
    }
  });

  test('others come when one asks again', () => {
    const map = drawn();
    const ids = (turn: number): string[] => proposeTickets(map, { count: 4, long: 0, turn }).map(({ id }) => id);
    expect(ids(0)).toEqual(ids(0));
    expect(
      proposeTickets(finished(map), { count: 50, long: 0 }).every(
        ({ id }) => !finished(map).tickets.some((one) => one.id === id),
      ),
    ).toBe(true);
  });
});

test('200 games of bots on the largest map take less than a minute of two cores', async () => {
  const packs = await Promise.all(gameTitles.map(async ({ id }) => (await loadGame(id))?.pack));
  const [large] = packs.flatMap((pack) => pack ?? []).toSorted((one, other) => other.routes.length - one.routes.length);
  const map = opened(large as Pack);
  const GAMES = 16;
  const sizes = map.seats.max - map.seats.min + 1;
  const games = Array.from({ length: GAMES }, (_, at) => ({ seats: map.seats.min + (at % sizes), seed: at + 1 }));
  // In time of the processor: what else the machine does is no matter.
  const before = process.cpuUsage();
  const played = [...tryGames(map, games)];
  const { user, system } = process.cpuUsage(before);
  expect(played.every(({ turns, routes }) => turns > 20 && routes.length > 20)).toBe(true);
  expect((user + system) / 1e6 / GAMES).toBeLessThan((60 * 2) / 200);
}, 120_000);

describe('the coast of a board of the house', () => {
  test('is drawn on a copy: land where its places are, and within what a map may have', async () => {
    const outlined = gameTitles.filter(({ family }) => family === 'board').map(({ id }) => id);
    let coasts = 0;
    for (const id of outlined) {
      const [pack, drawing, outline] = [(await loadGame(id))?.pack, await loadDrawing(id), await loadOutline(id)];
      const coast = coastOf(outline);
      if (coast.length === 0) continue;
      coasts++;
      const copy = remixed(pack as Pack, 'Mine', { drawing: drawing as Drawing, coast });
      expect(readOutsidePack(copy)).toMatchObject({ ok: true });
      const land = (copy.look?.shapes ?? []).filter(({ kind }) => kind === 'land');
      const outlines = land.flatMap(({ path }) => outlineOf(path) ?? []);
      const dry = copy.places.filter(({ x, y }) => outlines.some(({ points }) => contains(points, [x, y])));
      expect(dry.length / copy.places.length).toBeGreaterThan(0.6);
    }
    expect(coasts).toBeGreaterThan(2);
  });
});

describe('what bots found out', () => {
  const map = finished(drawn());
  const [hard = '', easy = ''] = map.tickets.map(({ id }) => id).slice(-2);
  const game = (at: number): TriedGame => ({
    seats: 2 + (at % 2),
    turns: 30 + at,
    points: at % 2 === 0 ? [50, 40] : [60, 40, 20],
    winners: [0],
    routes: ['ask--birk'],
    done: [easy],
    missed: [hard],
  });
  const trial = trialOf(
    map,
    Array.from({ length: 40 }, (_, at) => game(at)),
  );

  test('is added up by the size of the table and the order of play', () => {
    expect(trial.games).toBe(40);
    expect(trial.tables.map(({ seats, games }) => [seats, games])).toEqual([
      [2, 20],
      [3, 20],
    ]);
    expect(trial.tables[0]?.order.map(({ points, wins }) => [points, wins])).toEqual([
      [50, 1],
      [40, 0],
    ]);
    expect(trial.routes['ask--birk']).toBe(1);
    expect(trial.places).toMatchObject({ ask: 1, birk: 1, middle: 0 });
  });

  test('tickets are counted by what they are worth', () => {
    const all = trial.values.reduce((sum, { done, missed }) => sum + done + missed, 0);
    expect(all).toBe(80);
    const points = map.tickets.find(({ id }) => id === hard)?.points ?? 0;
    const own = trial.values.find(({ from, to }) => points >= from && points <= to);
    expect(own?.missed).toBe(40);
  });

  test('a route that everybody builds is proposed as a double, one that nobody builds to go, and no place is cut off', () => {
    const proposed = proposalsOf(map, trial);
    expect(proposed[0]).toEqual({ kind: 'double', route: 'ask--birk', share: 1 });
    expect(proposed.filter(({ kind }) => kind === 'remove').length).toBeGreaterThan(0);
    const lonely = addRoute(addPlace(map, 'End', [100, 400]), 'end', 'ask');
    const never = { ...trial, routes: Object.fromEntries(lonely.routes.map(({ id }) => [id, 0])) };
    expect(proposalsOf(lonely, never).map((one) => one.kind !== 'pieces' && one.route)).not.toContain('end--ask');
  });

  test('more pieces are proposed where tickets ask for more than there are, and then no more', () => {
    const few = withPieces(map, Math.max(...map.routes.map(({ length }) => length)));
    const missed = { ...trial, values: trial.values.map((one) => ({ ...one, done: 1, missed: 9 })) };
    const [first] = proposalsOf(few, missed);
    expect(first).toMatchObject({ kind: 'pieces', share: 0.1 });
    const count = first?.kind === 'pieces' ? first.count : 0;
    expect(count).toBeGreaterThan(few.pieces.count);
    const enough = withPieces(few, count);
    expect(proposalsOf(enough, missed).map(({ kind }) => kind)).not.toContain('pieces');
    expect(remarksOn(enough).map(({ key }) => key)).not.toContain('fewPieces');
    // Where most of them are done nobody lacks anything.
    const done = { ...trial, values: trial.values.map((one) => ({ ...one, done: 9, missed: 1 })) };
    expect(proposalsOf(few, done).map(({ kind }) => kind)).not.toContain('pieces');
  });

  test('a ticket that is always missed should bring more, one always done less, and one click applies it', () => {
    const [way, other] = [hard, easy].map((id) => map.tickets.find((ticket) => ticket.id === id)?.points ?? 0);
    const fair = (id: string): number => trial.tickets.find((ticket) => ticket.id === id)?.fair ?? 0;
    expect(fair(hard)).toBeGreaterThan(way ?? 0);
    expect(fair(easy)).toBeLessThanOrEqual(other ?? 0);
    const applied = withFairValues(map, trial, [hard]);
    expect(applied.tickets.find(({ id }) => id === hard)?.points).toBe(fair(hard));
    expect(applied.tickets.find(({ id }) => id === easy)?.points).toBe(other);
    expect(readPack(withFairValues(map, trial))).toMatchObject({ ok: true });
  });
});
