import type { Messages } from '../en/en.ts';
import type { LessonNames, TableNames } from '../shared/arguments.ts';
import { happened } from './events.ts';
import { reasonsTo } from './reasons.ts';
import { refusalsTo } from './refusals.ts';
import { tablesIn } from './tables.ts';

type Says<Part> = Part extends (...given: infer _Given) => unknown
  ? true
  : Part extends string | readonly unknown[]
    ? never
    : { [Key in keyof Part]: Says<Part[Key]> }[keyof Part];

/** Some arguments for every message that takes any: one without a sample does not compile. */
type SamplesOf<Part> = Part extends (...given: infer Given) => unknown
  ? readonly Readonly<Given>[]
  : { readonly [Key in keyof Part as [Says<Part[Key]>] extends [never] ? never : Key]: SamplesOf<Part[Key]> };

type OwnSamples = Omit<SamplesOf<Messages>, 'games' | 'refusals' | 'events' | 'reasons'>;

const counts: readonly (readonly [number])[] = [[0], [1], [2], [5], [17]];
const name: readonly (readonly [string])[] = [['Anna']];
const seats: readonly (readonly [number])[] = [[1], [3]];

function tableSamples(messages: Messages): Pick<OwnSamples, 'things' | 'table' | 'routes' | 'yard'> {
  const { colours, things } = messages;
  const [red = '', green = '', white = ''] = [colours.red, colours.green, colours.white];
  const each = Object.values(colours).map((colour) => [colour] as const);
  return {
    things: {
      taxiCard: counts,
      locomotive: counts,
      taxi: counts,
      train: counts,
      oneCard: each,
      oneWild: [[things.locomotive(1)], [things.taxiCard(1)]],
      some: [
        [1, red],
        [3, green],
        [1, things.locomotive(1)],
        [2, things.taxiCard(2)],
      ],
      moment: [[Date.UTC(2026, 4, 17, 12)]],
      and: [[['Anna']], [['Anna', 'Doris']], [['Anna', 'Doris', 'Cilla']]],
    },
    table: {
      board: [['Anna']],
      deckLabel: counts,
      discards: counts,
      ticketPileLabel: counts,
      takeLabel: [[things.oneCard(red)], [things.oneWild(things.locomotive(1))]],
      points: counts,
      pointsShort: counts,
      spaces: counts,
      cards: counts,
      ticketsHeld: counts,
      left: [
        [1, things.train(1)],
        [12, things.taxi(12)],
      ],
      onTrack: counts,
      completed: counts,
      inHand: [
        [1, red],
        [4, things.locomotive(1)],
      ],
      pickedOf: [[1, 4]],
      takeBack: [[red], [white], [things.locomotive(1)], [things.taxiCard(1)]],
      ticketMissing: counts,
      ticketPoints: [
        [8, true],
        [8, false],
      ],
      lastRound: counts,
    },
    routes: {
      between: [['Anna', 'Doris']],
      label: [
        [{ name: 'Anna', spaces: 3, colour: red, kind: '', points: 4, state: messages.routes.free }],
        [
          {
            name: 'Anna',
            spaces: 1,
            colour: green,
            kind: messages.routes.tunnel,
            points: 1,
            state: messages.routes.canClaim,
          },
        ],
      ],
      held: name,
      ferry: [
        [1, things.locomotive(1)],
        [2, things.locomotive(2)],
      ],
    },
    yard: {
      yardOf: name,
      row: [
        [red, 1, 0],
        [green, 3, 1],
        [white, 2, 2],
      ],
      deckNumber: [[1]],
    },
  };
}

function hintSamples({ colours, things }: Messages): OwnSamples['hints'] {
  const [red = '', green = ''] = [colours.red, colours.green];
  return {
    claimRoute: [['Anna', things.some(2, green)]],
    takeCard: [[things.oneCard(red)], [things.oneWild(things.locomotive(1))]],
    keepTickets: name,
    buyTechnology: name,
    buildStation: [['Anna', things.some(2, green)]],
    payTunnel: [[things.some(2, green)]],
    layCards: [[things.some(2, green)]],
    completeTickets: name,
  };
}

function questionSamples({ colours, things }: Messages): OwnSamples['questions'] {
  const [red = '', green = ''] = [colours.red, colours.green];
  return {
    keepTickets: [
      [0, 4],
      [1, 1],
      [2, 2],
      [3, 3],
      [2, 5],
    ],
    keep: counts,
    payTunnel: [
      [1, red],
      [2, green],
      [1, things.locomotive(1)],
      [3, things.locomotive(1)],
    ],
    waitingFor: name,
    claim: counts,
    choosePayment: name,
    payTunnelWith: [[things.some(2, green)]],
    buy: name,
    lay: [[things.some(2, green)]],
    complete: [
      [1, 1],
      [3, 27],
    ],
    price: [
      [1, things.locomotive(1)],
      [2, things.taxiCard(2)],
    ],
    opens: counts,
    copies: counts,
    tunnelOf: name,
    layThese: [[things.some(2, green)]],
    titleTurn: name,
    rule: [['UK-13']],
  };
}

function inWordsSamples({ things, colours }: Messages): OwnSamples['inWords'] {
  const some = [[things.some(2, colours.green ?? '')]] as const;
  return {
    routesFound: counts,
    usefulFor: name,
    ticketNeeds: [
      ['Anna', 1, 1],
      ['Anna', 2, 6],
    ],
    ticketDone: name,
    ticketLost: name,
    ticketLacks: [['Anna', things.some(2, colours.green ?? '')]],
    ticketCovered: name,
    inHand: some,
    toTake: some,
    robs: [['Anna', things.some(2, colours.green ?? '')]],
    robbedFrom: counts,
  };
}

/** The lesson is told in names of its own table. */
function lessonSamples({ lesson }: Messages, table: TableNames): OwnSamples['lesson'] {
  const names: LessonNames = {
    opponent: table.player(1),
    firstRoute: table.route('empire-state-building--midtown-west'),
    secondRoute: table.route('empire-state-building--united-nations'),
    closedTrack: table.route('chinatown--wall-street-pink'),
    laterRoute: table.route('greenwich-village--soho'),
    star: table.place('empire-state-building'),
  };
  // One for each key there is.
  const steps: unknown = Object.fromEntries(Object.keys(lesson.steps).map((id) => [id, [[names] as const]]));
  return { count: [[3, 21]], steps: steps as OwnSamples['lesson']['steps'] };
}

const pageSamples: Omit<
  OwnSamples,
  'things' | 'table' | 'routes' | 'yard' | 'questions' | 'inWords' | 'hints' | 'lesson'
> = {
  end: {
    wins: name,
    shared: name,
    bigCity: name,
    tieBreak: [[1]],
    signed: [[-7], [0], [12]],
    times: [[3]],
    ticketsOf: name,
  },
  settings: { speeds: [[0], [0.5], [1], [2]], paces: [[0], [400], [900], [1800]] },
  bots: {
    character: [
      ['Anna', 'novice', 'longRoutes'],
      ['Doris', 'master', 'blocker'],
    ],
  },
  lobby: {
    optionValue: [
      ['firstSeat', 0],
      ['firstSeat', 2],
      ['startingCards', 5],
    ],
    seat: seats,
    seatKind: seats,
    nameOf: seats,
    usualName: seats,
    bot: name,
    clocks: { move: [[1], [5]], game: [[30]] },
    tooFew: [[2]],
    watchers: counts,
    curtain: name,
    curtainOpen: name,
  },
  rules: {
    titleOf: name,
    found: counts,
    here: { first: name, openTrack: [[3], [4]], startingCards: [[4], [5]], oneDeck: [[2], [3]] },
  },
  offline: { tableBegan: name, tableOver: name, orderEnded: name },
  replay: { stepOf: [[3, 120]] },
  terminal: { typeNumber: [[7]], typeNumbers: [[2, 9]], chooseAtLeast: [[3]], turn: [[12, 'Anna']] },
  start: { playNowLabel: name, playersCount: [['2–4']] },
};

type Drawn = Parameters<Messages['events']['drew']>[0];
const draws: readonly Drawn[] = [
  { seat: 0, seen: ['red', 'wild'], unseen: 0 },
  { seat: 1, seen: ['red'], unseen: 1 },
  { seat: 1, seen: [], unseen: 1 },
  { seat: 2, seen: [], unseen: 2 },
];

type Calls = { readonly [Key: string]: Calls | readonly (readonly unknown[])[] };

/** Arguments for every message that takes some, in the words of the language: colours and cards come in it. */
export function samplesIn(messages: Messages): Calls {
  const tables = tablesIn(messages);
  const sayFor = (type: string): TableNames => {
    if (type === 'marketSwept') return tables.taxis;
    return type.startsWith('technology') ? tables.technologies : tables.tunnels;
  };
  const types = new Set(happened.map(({ type }) => type));
  const sentences = Object.fromEntries(
    [...types].map((type) => [
      type,
      happened.filter((event) => event.type === type).map((event) => [event, sayFor(type)]),
    ]),
  );
  const own: OwnSamples = {
    ...tableSamples(messages),
    questions: questionSamples(messages),
    inWords: inWordsSamples(messages),
    hints: hintSamples(messages),
    lesson: lessonSamples(messages, tables.taxis),
    ...pageSamples,
  };
  return {
    ...own,
    refusals: refusalsTo(tables),
    reasons: reasonsTo(tables),
    events: { sentences, drew: draws.map((draw) => [draw, tables.tunnels]) },
  };
}
