import type { ChanceTexts } from '../en/chance.ts';
import type { Messages, RuleTexts } from '../en/en.ts';
import type { TableNames } from '../shared/arguments.ts';
import type { CommonFacts } from '../shared/rule-facts.ts';
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

type OwnSamples = Omit<SamplesOf<Messages>, 'refusals' | 'events' | 'reasons'>;

const counts: readonly (readonly [number])[] = [[0], [1], [2], [5], [17]];
const moments: readonly (readonly [string])[] = [['3 May 2026, 14:05']];
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
      atTaxis: [['Anna']],
      moment: [[Date.UTC(2026, 4, 17, 12)]],
      and: [[['Anna']], [['Anna', 'Doris']], [['Anna', 'Doris', 'Cilla']]],
    },
    table: {
      board: [['Anna']],
      restartAt: [['Anna']],
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
      stationsLeft: [
        [0, 3],
        [2, 3],
        [1, 1],
      ],
      stationIn: name,
      completedOf: name,
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
    forTicket: name,
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
    chooseMore: [[1], [2]],
    takesPieces: [[red, 22, green]],
    confirmsIn: [[1], [5]],
    tunnelResult: [[0], [1], [2]],
    onYourWay: [[red]],
    laysAndRobs: [[red, green]],
    payTunnel: [things.locomotive, things.taxiCard].flatMap((wild) => {
      const named = (colour: string) => ({ colour: () => colour, wild });
      return [
        [1, '#', named(red)],
        [2, '#', named(green)],
        [1, 'wild', named(red)],
        [3, 'wild', named(red)],
      ] as const;
    }),
    waitingFor: name,
    stationPrice: [
      ['Anna', 1],
      ['Anna', 3],
    ],
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
    stationOf: name,
    routesOfOthers: counts,
    ticketWithStation: name,
    ticketNeedsStation: name,
    ticketLacks: [['Anna', things.some(2, colours.green ?? '')]],
    ticketCovered: name,
    inHand: some,
    toTake: some,
    robs: [['Anna', things.some(2, colours.green ?? '')]],
    robbedFrom: counts,
  };
}

const common: readonly (readonly [CommonFacts])[] = [
  [
    {
      doubles: undefined,
      stations: false,
      technologies: false,
      swept: true,
      wildEverywhere: true,
      unequalTwins: true,
      keep: 1,
    },
  ],
  [
    {
      doubles: { least: 2, most: 5, bothFrom: 4 },
      stations: true,
      technologies: true,
      swept: false,
      wildEverywhere: false,
      unequalTwins: false,
      keep: 2,
    },
  ],
];
const draw = (count: number, keep: number, returned: 'bottom' | 'box', long = 0) =>
  [{ count, keep, returned, long }] as const;
const deckOf = { cards: 110, colours: 8, perColour: 12, tickets: 46 };

const ruleSamples: SamplesOf<RuleTexts> = {
  overview: { sweep: [[3]], stations: [['1']] },
  here: {
    first: name,
    closedTrack: [[2], [3]],
    openTrack: [[3], [4]],
    startingCards: [[4], [5]],
    oneDeck: [[2], [3]],
  },
  common: {
    'C-2': common,
    'C-13': common,
    'C-32': common,
    'C-35': common,
    'C-36': common,
    'C-43': common,
    'C-60': common,
  },
  slots: {
    deck: [
      [{ ...deckOf, pieces: 45, stations: 3, wilds: 14, long: 6 }],
      [{ ...deckOf, pieces: 15, stations: 0, wilds: 0, long: 0 }],
      [{ pieces: 3, stations: 1, cards: 1, colours: 1, perColour: 1, wilds: 1, tickets: 1, long: 1 }],
    ],
    start: [
      [{ cards: 4, wilds: 0, market: 5, choices: [5] }],
      [{ cards: 1, wilds: 1, market: 1, choices: [] }],
      [{ cards: 0, wilds: 2, market: 5, choices: [3, 6] }],
    ],
    sweep: [
      [3, 5],
      [2, 4],
    ],
    dealt: [draw(3, 2, 'bottom'), draw(5, 2, 'box'), draw(3, 2, 'box', 1), draw(2, 2, 'box'), draw(4, 0, 'bottom')],
    drawn: [draw(3, 1, 'bottom'), draw(4, 2, 'box'), draw(2, 2, 'box'), draw(4, 0, 'bottom')],
    doubles: [
      [{ least: 2, most: 4, bothFrom: 3 }],
      [{ least: 2, most: 5, bothFrom: 4 }],
      [{ least: 2, most: 8, bothFrom: 7 }],
      [{ least: 2, most: 3, bothFrom: 2 }],
      [{ least: 2, most: 3, bothFrom: 9 }],
    ],
    wildsOnly: [
      [{ tunnels: true, ferries: true }],
      [{ tunnels: true, ferries: false }],
      [{ tunnels: false, ferries: true }],
    ],
    anyForWild: [[4], [3]],
    anyForWildOnFerries: [[3]],
    anyCardsForOne: [[{ routes: 'Anna', cards: 4, wild: false }], [{ routes: 'Anna', cards: 2, wild: true }]],
    ferry: [[true], [false]],
    stations: [[[1, 2, 3]], [[2]], [[1]]],
    unbuilt: [[4], [1]],
    points: [
      [
        {
          byLength: [
            [1, 1],
            [2, 2],
            [6, 15],
          ],
          others: [],
        },
      ],
      [{ byLength: [[3, 4]], others: [['Anna', 40]] }],
    ],
    longestPath: [[10], [1]],
    globetrotter: [[10], [1]],
    attractions: [[1], [3]],
    tieBreak: [
      [[]],
      [['ticketsDone']],
      [['ticketsDone', 'fewestStations', 'longestPathBonus']],
      [['ticketsDone', 'longestPath']],
    ],
    group: [['Anna', 2]],
    inTaxis: [['Anna 3']],
  },
};

type SaidInPages = Exclude<
  keyof OwnSamples,
  | 'things'
  | 'table'
  | 'routes'
  | 'yard'
  | 'questions'
  | 'inWords'
  | 'hints'
  | 'clocks'
  | 'orders'
  | 'rematch'
  | 'glance'
>;

const pageSamples: Pick<OwnSamples, SaidInPages> = {
  hall: {
    ahead: [
      [['Anna'], 1],
      [['Anna', 'Doris'], 2],
    ],
    underway: counts,
    robbedBy: name,
  },
  end: {
    wins: name,
    shared: name,
    bigCity: name,
    signed: [[-7], [0], [12]],
    times: [[3]],
    borrowed: [['Anna', 'Doris']],
    notBorrowed: name,
    ticketsOf: name,
    yardTicketsOf: name,
  },
  settings: { speeds: [[0], [0.5], [1], [2]], paces: [[0], [400], [900], [1800]], countdowns: [[0], [5]] },
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
    mapFault: name,
    mapFaults: { tooLong: [[1_000_000]], twice: name, houseId: name },
    mapTooLarge: [[400.2, 300]],
    forgetMap: name,
    mapBy: name,
    mapAfter: name,
    seat: seats,
    seatKind: seats,
    nameOf: seats,
    usualName: seats,
    bot: name,
    tooFew: [[2]],
    watchers: counts,
    curtain: name,
    curtainOpen: name,
  },
  devices: {
    linkUntil: moments,
    lastSeen: moments,
    signOutOf: [['Firefox, Android']],
    recoverySince: moments,
    joinAs: name,
    joinTables: counts,
    joinLeaves: counts,
    passkeySince: moments,
  },
  figures: {
    players: [[2], [5]],
    wonOf: [[3, 7]],
    pointsOf: [[112, '3 May 2026']],
    done: counts,
    missed: counts,
    wonBy: [['Anna', 12]],
    youWonBy: [[12]],
    wonShared: [['Anna']],
    yourPoints: [[98]],
    forgetTable: name,
  },
  notices: { unread: counts },
  rules: { titleOf: name, found: counts },
  offline: { tableBegan: name, tableOver: name, agreementAsked: name, botPlays: name, orderEnded: name },
  replay: { stepOf: [[3, 120]], handOf: name },
  hosting: { muteForAll: name, manage: name, letBack: name, handSeatOf: name, here: [[3, 5]] },
  people: {
    leftLeast: name,
    mute: name,
    endAsk: name,
    seatAsk: [['Anna', 'Doris']],
    waitsFor: name,
    askSeat: name,
    handOver: name,
    botFor: name,
    botSeat: name,
    remove: name,
    moveUp: name,
    colourOf: seats,
    botAfter: [['2 min']],
    isQuiet: name,
    askAfter: [['2 min']],
    newFor: name,
    notices: {
      left: name,
      cameBack: name,
      botPlays: name,
      handedBack: name,
      botSeated: name,
      newPerson: name,
      newHost: name,
      endProposed: name,
      endDeclined: name,
      endedEarly: name,
      seatAsked: name,
      seatDeclined: name,
      muted: name,
      unmuted: name,
      handedOn: name,
    },
  },
  company: {
    watching: name,
    botsAfter: [[0], [2]],
    botAt: name,
    free: [
      [1, 2],
      [3, 4],
    ],
  },
  terminal: {
    typeNumber: [[7]],
    typeNumbers: [[2, 9]],
    chooseAtLeast: [[3]],
    turn: [[12, 'Anna']],
    ownLink: [['https://example.org/t/x']],
  },
  start: {
    playNowLabel: name,
    tablesWait: counts,
    playersCount: [
      [2, 4],
      [3, 3],
    ],
  },
  lesson: { hint: name, titleOf: name, count: [[3, 21]] },
};

type Drawn = Parameters<Messages['events']['drew']>[0];
const draws: readonly Drawn[] = [
  { seat: 0, seen: ['red', 'wild'], unseen: 0 },
  { seat: 1, seen: ['red'], unseen: 1 },
  { seat: 1, seen: [], unseen: 1 },
  { seat: 2, seen: [], unseen: 2 },
];

function glanceSamples({ colours, things, table }: Messages): OwnSamples['glance'] {
  const [red = '', green = ''] = [colours.red, colours.green];
  return {
    has: [
      [2, 4, green],
      [0, 1, red],
      [1, 3, things.locomotive(3)],
      [0, 3, ''],
    ],
    withWilds: [[`2 ${things.locomotive(2)}`]],
    needs: [['Propellers']],
    tooFar: [[9, table.left(6, things.train(6))]],
    way: [['Oslo – Bergen']],
    forYou: counts,
    dear: [[4, things.locomotive(1)]],
    lastMove: name,
    completes: [['Oslo – Bergen']],
    ticketDone: [
      ['Oslo – Bergen', 1],
      ['Oslo – Bergen', 12],
    ],
    longestPath: [['Anna', 31]],
  };
}

function togetherSamples(messages: Messages): Pick<OwnSamples, 'clocks' | 'orders' | 'rematch'> {
  return {
    clocks: {
      minutes: counts,
      hours: counts,
      days: counts,
      move: [[messages.clocks.days(3)]],
      game: [[messages.clocks.days(7)]],
      bank: [[messages.clocks.days(7), messages.clocks.hours(12)]],
      ifLate: [[messages.clocks.outcomes.bot]],
      daysLeft: [[2, 13]],
      left: [[messages.clocks.daysLeft(2, 13)]],
    },
    orders: {
      either: [[messages.things.some(4, messages.colours.green ?? ''), messages.things.locomotive(4)]],
      turnsOf: counts,
      says: {
        deck: name,
        market: name,
        claim: [['Oslo – Bergen']],
        thenClaim: [['Oslo – Bergen']],
        payWith: [[messages.colours.green ?? '', messages.things.locomotive(4)]],
        payFewWilds: [[messages.things.locomotive(4)]],
        payWilds: [[messages.things.locomotive(4)]],
        afterTurns: [[messages.orders.turnsOf(3)]],
      },
    },
    rematch: { asks: name, willPlay: name, willNot: name, asked: name, kept: name, push: name },
  };
}

type Calls = { readonly [Key: string]: Calls | readonly (readonly unknown[])[] };

const chanceSamples: SamplesOf<ChanceTexts> = {
  percent: [[0], [61], [100]],
  workingOut: [['44 %']],
  turnBy: [[23, 'Anna']],
  better: [['Oslo–Bergen']],
  cost: [[17]],
  beforeAfter: [['44 %', '61 %']],
  toWin: [['58 %']],
};

/** Arguments for every message that takes some, in the words of the language: colours and cards come in it. */
export function samplesIn(messages: Messages, language: string): Calls {
  const tables = tablesIn(messages, language);
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
    glance: glanceSamples(messages),
    ...togetherSamples(messages),
    ...pageSamples,
  };
  return {
    ...own,
    ruleTexts: ruleSamples,
    chance: chanceSamples,
    refusals: refusalsTo(tables),
    reasons: reasonsTo(tables),
    events: { sentences, drew: draws.map((draw) => [draw, tables.tunnels]) },
  };
}
