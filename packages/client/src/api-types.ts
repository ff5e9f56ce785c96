// Made from the server's OpenAPI document by `npm run types -w @branchline/client`; a test holds it against the server.

export type Action =
  | {
    readonly type: 'takeCard';
    readonly from: 'deck' | number;
  }
  | {
    readonly type: 'takeThree';
  }
  | {
    readonly type: 'claimRoute';
    readonly route: string;
    readonly cards: readonly string[];
  }
  | {
    readonly type: 'claimHeldRoute';
    readonly route: string;
    readonly cards: readonly string[];
  }
  | {
    readonly type: 'payTunnel';
    readonly cards: readonly string[];
  }
  | {
    readonly type: 'leaveTunnel';
  }
  | {
    readonly type: 'drawTickets';
  }
  | {
    readonly type: 'keepTickets';
    readonly tickets: readonly string[];
  }
  | {
    readonly type: 'buyTechnology';
    readonly technology: string;
    readonly cards: readonly string[];
  }
  | {
    readonly type: 'buildStation';
    readonly city: string;
    readonly cards: readonly string[];
  }
  | {
    readonly type: 'layCards';
    readonly cards: readonly string[];
  }
  | {
    readonly type: 'completeTickets';
    readonly tickets: readonly string[];
  }
  | {
    readonly type: 'endTurn';
  }
  | {
    readonly type: 'pass';
  };
export interface AnswerTaken {
  readonly version: number;
}
export interface ChangeSetup {
  readonly options?: {
    readonly [field: string]: boolean | number;
  };
  readonly settings?: {
    readonly visibility?: 'public' | 'private';
    readonly clock?: 
      | {
        readonly kind: 'none';
      }
      | {
        readonly kind: 'move';
        readonly seconds: number;
      }
      | {
        readonly kind: 'game';
        readonly seconds: number;
        readonly increment: number;
      };
    readonly atTimeOut?: 'bot' | 'leastHarm';
    readonly grace?: number;
    readonly idle?: number;
    readonly botPace?: number;
    readonly replay?: 'link' | 'players';
    readonly spectatorChance?: boolean;
    readonly level?: 'beginner' | 'casual' | 'strong';
    readonly language?: string;
  };
  readonly seats?: number;
}
export interface ChatLine {
  readonly number: number;
  readonly room: 'table' | 'watchers';
  readonly author: string;
  readonly name: string;
  readonly seat?: number;
  readonly text: string;
  readonly phrase?: 'hello' | 'goodLuck' | 'goodMove' | 'wantedThat' | 'ouch' | 'oneMoment' | 'takeYourTime' | 'thanks' | 'sorry' | 'goodGame' | 'again' | 'mustGo';
  readonly at: number;
}
export interface ChatLines {
  readonly lines: readonly ChatLine[];
}
export type ClientMessage =
  | {
    readonly type: 'answer';
    readonly table: string;
    readonly seat: number;
    readonly question: number;
    readonly action: Action;
    readonly id: string;
  }
  | {
    readonly type: 'watch';
    readonly table: string;
    readonly since?: number;
    readonly key?: string;
    readonly asWatcher?: true;
  }
  | {
    readonly type: 'unwatch';
    readonly table: string;
  }
  | {
    readonly type: 'say';
    readonly table: string;
    readonly text?: string;
    readonly phrase?: 'hello' | 'goodLuck' | 'goodMove' | 'wantedThat' | 'ouch' | 'oneMoment' | 'takeYourTime' | 'thanks' | 'sorry' | 'goodGame' | 'again' | 'mustGo';
    readonly seat?: number;
  }
  | {
    readonly type: 'here';
    readonly table: string;
  }
  | {
    readonly type: 'ping';
  };
export interface CreateTable {
  readonly game?: string;
  readonly pack?: {
    readonly [field: string]: unknown;
  };
  readonly options?: {
    readonly [field: string]: boolean | number;
  };
  readonly seats: readonly (
    | {
      readonly kind: 'me';
      readonly name?: string;
    }
    | {
      readonly kind: 'open';
    }
    | {
      readonly kind: 'bot';
      readonly bot: string;
      readonly name?: string;
    })[];
  readonly settings?: {
    readonly visibility?: 'public' | 'private';
    readonly clock?: 
      | {
        readonly kind: 'none';
      }
      | {
        readonly kind: 'move';
        readonly seconds: number;
      }
      | {
        readonly kind: 'game';
        readonly seconds: number;
        readonly increment: number;
      };
    readonly atTimeOut?: 'bot' | 'leastHarm';
    readonly grace?: number;
    readonly idle?: number;
    readonly botPace?: number;
    readonly replay?: 'link' | 'players';
    readonly spectatorChance?: boolean;
    readonly level?: 'beginner' | 'casual' | 'strong';
    readonly language?: string;
  };
  /** What settings were called first. @deprecated */
  readonly manners?: {
    readonly visibility?: 'public' | 'private';
    readonly clock?: 
      | {
        readonly kind: 'none';
      }
      | {
        readonly kind: 'move';
        readonly seconds: number;
      }
      | {
        readonly kind: 'game';
        readonly seconds: number;
        readonly increment: number;
      };
    readonly atTimeOut?: 'bot' | 'leastHarm';
    readonly grace?: number;
    readonly idle?: number;
    readonly botPace?: number;
    readonly replay?: 'link' | 'players';
    readonly spectatorChance?: boolean;
    readonly level?: 'beginner' | 'casual' | 'strong';
    readonly language?: string;
  };
  readonly start?: boolean;
}
export interface DeviceLink {
  readonly path: string;
  readonly until?: number;
}
export interface DeviceList {
  readonly devices: readonly ({
    readonly id: string;
    readonly name: string;
    readonly since: number;
    readonly seenAt: number;
    readonly here: boolean;
  })[];
  readonly recoverySince?: number;
}
export interface Done {
  readonly done: true;
}
export interface Entry {
  readonly seat?: number;
  readonly by?: 'person' | 'bot' | 'clock' | 'order';
  readonly events: readonly Event[];
  readonly at: number;
}
export interface Event {
  readonly type: string;
  readonly [field: string]: unknown;
}
export interface FinishedGames {
  readonly games: readonly ({
    readonly id: string;
    readonly game: string;
    readonly mapName?: string;
    readonly at: number;
    readonly seat: number;
    readonly seats: readonly ({
      readonly name?: string;
      readonly bot?: boolean;
      readonly points: number;
      readonly won: boolean;
    })[];
    readonly ticketsDone: number;
    readonly ticketsMissed: number;
    readonly routes: readonly string[];
    readonly longestPath?: number;
  })[];
}
export interface Gallery {
  readonly mayOffer: boolean;
  readonly maps: readonly ({
    readonly id: string;
    readonly hash: string;
    readonly name: string;
    readonly author?: string;
    readonly basedOn?: string;
    readonly mine: boolean;
    readonly offeredAt: number;
  })[];
}
export interface GameFacts {
  readonly id: string;
  readonly name: string;
  readonly author?: string;
  readonly hash?: string;
  readonly title?: {
    readonly [field: string]: unknown;
  };
  readonly seats: {
    readonly min: number;
    readonly max: number;
  };
  readonly options: readonly (
    | {
      readonly name: string;
      readonly text: string;
      readonly rule: string;
      readonly kind: 'yesNo';
      readonly default: boolean;
    }
    | {
      readonly name: string;
      readonly text: string;
      readonly rule: string;
      readonly kind: 'number';
      readonly default: number;
      readonly among: readonly number[];
    })[];
  readonly family: 'board' | 'yard';
  readonly facts: {
    readonly [field: string]: unknown;
  };
}
export interface GameListing {
  readonly games: readonly ({
    readonly id: string;
    readonly name: string;
    readonly author?: string;
    readonly hash?: string;
    readonly title?: {
      readonly [field: string]: unknown;
    };
    readonly seats: {
      readonly min: number;
      readonly max: number;
    };
    readonly options: readonly (
      | {
        readonly name: string;
        readonly text: string;
        readonly rule: string;
        readonly kind: 'yesNo';
        readonly default: boolean;
      }
      | {
        readonly name: string;
        readonly text: string;
        readonly rule: string;
        readonly kind: 'number';
        readonly default: number;
        readonly among: readonly number[];
      })[];
  })[];
  readonly bots: readonly string[];
  readonly largestMap: number;
}
export interface HandOver {
  readonly seat: number;
}
export interface JoinTable {
  readonly seat?: number;
  readonly name?: string;
  readonly key?: string;
}
export interface Known {
  readonly count: number;
  /** By name; absent when the viewer may not look. */
  readonly items?: readonly string[];
}
export interface LeaveTable {
  readonly seat?: number;
}
export interface LinkOwner {
  readonly name?: string;
  readonly tables: number;
  readonly left: number;
  readonly same: boolean;
}
export interface LinkSecret {
  readonly secret: string;
}
export type MakeProposal =
  | {
    readonly kind: 'end';
  }
  | {
    readonly kind: 'seat';
    readonly seat: number;
    readonly name?: string;
  };
export interface MoveSeat {
  readonly key: string;
  readonly renew?: boolean;
}
export interface MuteAuthor {
  readonly author: string;
  readonly muted: boolean;
  readonly forAll?: boolean;
}
export interface OfferMap {
  readonly pack: {
    readonly [field: string]: unknown;
  };
}
export interface OrderState {
  readonly seat: number;
  readonly order?: StandingOrder;
  readonly step: number;
  readonly turns?: number;
  readonly since?: number;
  readonly to?: number;
  readonly ended?: 'done' | 'cancelled' | 'routeTaken' | 'turnsOver' | 'unexpected';
}
export interface PasskeyList {
  readonly passkeys: readonly ({
    readonly id: string;
    readonly name: string;
    readonly since: number;
  })[];
}
export interface PlayerPosition {
  readonly seat: number;
  readonly points: number;
  readonly hand: Known;
  readonly tickets: Known;
  /** Tickets drawn, of which the seat is choosing. */
  readonly offered: Known;
  readonly asked?: {
    readonly kind: string;
    readonly number: number;
  };
  readonly pieces?: number;
  readonly technologies?: readonly string[];
  readonly stations?: readonly ({
    readonly city: string;
    readonly borrowed?: string;
  })[];
  readonly stationsLeft?: number;
  readonly yard?: readonly ({
    readonly colour: string;
    readonly cards: number;
    readonly wilds: number;
  })[];
  readonly onTrack?: Known;
  readonly completed?: Known;
}
export interface Position {
  readonly game: string;
  readonly seats: number;
  readonly turn: number;
  readonly over: boolean;
  /** Turns left in the last round, once it has begun. */
  readonly lastTurns?: number;
  readonly deck: number;
  readonly discards: Known;
  /** null where no card lies. */
  readonly market: readonly (string | null)[];
  readonly ticketPile: number;
  readonly players: readonly PlayerPosition[];
  /** Claimed routes and who holds them. */
  readonly routes?: {
    readonly [field: string]: readonly number[];
  };
  /** What the turn still allows, when it has been narrowed. */
  readonly allows?: readonly string[];
  readonly routesLeft?: number;
  readonly technologies?: {
    readonly [field: string]: number;
  };
  readonly tunnel?: {
    readonly seat: number;
    readonly route: string;
    readonly laid: readonly string[];
    readonly turned: readonly string[];
    readonly colour: string;
    readonly extra: number;
  };
  readonly deckNumber?: number;
}
export interface Proposal {
  readonly kind: 'end' | 'seat';
  readonly seat: number;
  readonly name?: string;
  readonly asked: readonly number[];
  readonly agreed: readonly number[];
}
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: {
    readonly p256dh: string;
    readonly auth: string;
  };
  readonly language?: string;
}
export interface Readmit {
  readonly author: string;
}
export interface Refusal {
  readonly code: 'malformed' | 'missing' | 'forbidden' | 'stale' | 'rejected' | 'wrongStage' | 'taken' | 'tooMany' | 'tooLarge' | 'unavailable' | 'full' | 'damaged' | 'notVerified' | 'failed';
  readonly message: string;
  readonly rejection?: Rejection;
}
export interface Rejection {
  readonly code: string;
  readonly rule: string;
  readonly facts: {
    readonly [field: string]: unknown;
  };
}
export interface SayAtTable {
  readonly text?: string;
  readonly phrase?: 'hello' | 'goodLuck' | 'goodMove' | 'wantedThat' | 'ouch' | 'oneMoment' | 'takeYourTime' | 'thanks' | 'sorry' | 'goodGame' | 'again' | 'mustGo';
  readonly seat?: number;
}
export interface SeatClock {
  readonly left: number;
  readonly running: boolean;
}
export interface SeatInfo {
  readonly seat: number;
  readonly kind: 'open' | 'person' | 'bot';
  readonly name?: string;
  readonly keptFor?: string;
  readonly declinedBy?: string;
  readonly author?: string;
  readonly muted?: true;
  readonly colour?: number;
  readonly ready?: true;
  readonly left?: true;
  readonly idleUntil?: number;
  readonly overdue?: true;
  readonly free?: true;
  readonly bot?: string;
  readonly present: boolean;
  readonly standIn: boolean;
  readonly awaited: boolean;
  readonly clock?: SeatClock;
}
export interface Seek {
  readonly game: string;
  readonly clock: 
    | {
      readonly kind: 'none';
    }
    | {
      readonly kind: 'move';
      readonly seconds: number;
    }
    | {
      readonly kind: 'game';
      readonly seconds: number;
      readonly increment: number;
    };
  readonly level?: 'beginner' | 'casual' | 'strong';
  readonly language?: string;
  readonly name?: string;
  readonly botsAfter?: number;
  readonly seats?: number;
  readonly bot?: {
    readonly id: string;
    readonly name?: string;
  };
}
export interface SendAnswer {
  readonly seat: number;
  readonly question: number;
  readonly action: Action;
  readonly id?: string;
}
export type ServerMessage =
  | {
    readonly type: 'snapshot';
    readonly table: string;
    readonly version: number;
    readonly viewer: number | 'watcher' | 'replay';
    readonly row: readonly number[];
  }
  | {
    readonly type: 'happened';
    readonly table: string;
    readonly version: number;
    readonly viewer: number | 'watcher' | 'replay';
    readonly entry: Entry;
    readonly clocks?: readonly SeatClock[];
  }
  | {
    readonly type: 'info';
    readonly table: string;
    readonly info: TableInfo;
    readonly you: You;
  }
  | {
    readonly type: 'accepted';
    readonly table: string;
    readonly id: string;
    readonly version: number;
  }
  | {
    readonly type: 'rejected';
    readonly table: string;
    readonly id: string;
    readonly rejection: Rejection;
  }
  | {
    readonly type: 'stale';
    readonly table: string;
    readonly id: string;
    readonly version: number;
  }
  | {
    readonly type: 'chat';
    readonly table: string;
    readonly lines: readonly ChatLine[];
  }
  | {
    readonly type: 'refused';
    readonly refusal: Refusal;
    readonly table?: string;
    readonly id?: string;
  }
  | {
    readonly type: 'order';
    readonly table: string;
    readonly seat: number;
  }
  | {
    readonly type: 'restart';
  }
  | {
    readonly type: 'restartPlanned';
    readonly at?: number;
  }
  | {
    readonly type: 'pong';
    readonly now: number;
  };
export interface ServerNotes {
  readonly contact?: string;
}
export interface Session {
  readonly name?: string;
  readonly pushKey: string;
}
export interface SetPerson {
  readonly name?: string;
  readonly colour?: number;
  readonly ready?: boolean;
}
export type SetSeat =
  | {
    readonly kind: 'open';
  }
  | {
    readonly kind: 'bot';
    readonly bot: string;
    readonly name?: string;
  };
export interface SetSession {
  readonly name: string;
}
export interface SetWebhook {
  readonly url?: string;
  readonly text: string;
  readonly texts?: {
    readonly [field: string]: string;
  };
}
export interface ShareReplay {
  readonly replay: 'link' | 'players';
}
export interface StandingOrder {
  readonly steps: readonly ({
    readonly action: {
      readonly type: string;
      readonly [field: string]: string | number;
    };
    readonly otherwise?: {
      readonly type: string;
      readonly [field: string]: string | number;
    };
    readonly until?: {
      readonly hand?: {
        readonly [field: string]: number;
      };
      readonly together?: {
        readonly of: readonly string[];
        readonly count: number;
      };
    };
  })[];
  readonly stopIfTaken?: readonly string[];
  readonly turns?: number;
}
export interface StartTable {
  readonly withoutOpenSeats?: boolean;
}
export interface SwapSeats {
  readonly with: number;
}
export interface TableAnswer {
  readonly table: TableInfo;
  readonly you: You;
  readonly tokens?: readonly ({
    readonly seat: number;
    readonly token: string;
  })[];
}
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly mapName?: string;
  readonly options: {
    readonly [field: string]: boolean | number;
  };
  readonly settings: TableSettings;
  readonly manners?: TableSettings;
  readonly status: 'open' | 'playing' | 'over';
  readonly seats: readonly SeatInfo[];
  readonly host?: number;
  readonly version: number;
  readonly watchers: number;
  readonly commitment?: string;
  readonly seed?: string;
  readonly proposal?: Proposal;
  readonly notices?: readonly TableNotice[];
  readonly endedEarly?: true;
  readonly rematch?: string;
  readonly seeking?: {
    readonly botAt?: number;
  };
  readonly rematchAnswers?: readonly ({
    readonly seat: number;
    readonly answer: 'asked' | 'yes' | 'no';
  })[];
  readonly rematchOf?: string;
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly endedAt?: number;
  readonly now: number;
}
export interface TableLinks {
  readonly join?: string;
  readonly watch: string;
  readonly seats: readonly ({
    readonly seat: number;
    readonly path: string;
    readonly token: string;
  })[];
}
export interface TableList {
  readonly tables: readonly ({
    readonly id: string;
    readonly game: string;
    readonly mapName?: string;
    readonly status: 'open' | 'playing' | 'over';
    readonly seats: readonly ({
      readonly kind: 'open' | 'person' | 'bot';
      readonly name?: string;
    })[];
    readonly createdAt: number;
    readonly changedAt: number;
    readonly clock: 
      | {
        readonly kind: 'none';
      }
      | {
        readonly kind: 'move';
        readonly seconds: number;
      }
      | {
        readonly kind: 'game';
        readonly seconds: number;
        readonly increment: number;
      };
    readonly atTimeOut: 'bot' | 'leastHarm';
    readonly endedEarly?: true;
    readonly level?: 'beginner' | 'casual' | 'strong';
    readonly language?: string;
    readonly yours?: {
      readonly seats: readonly number[];
      readonly awaited: boolean;
      readonly left?: number;
      readonly order?: true;
      readonly standIn?: true;
      readonly invited?: true;
      readonly proposal?: 'end' | 'seat';
      readonly former?: true;
    };
  })[];
  readonly older?: string;
}
export interface TableLog {
  readonly viewer: number | 'watcher' | 'replay';
  readonly entries: readonly (Entry & {
    readonly version: number;
  })[];
}
export interface TableNotice {
  readonly at: number;
  readonly version: number;
  readonly kind: 'left' | 'cameBack' | 'botPlays' | 'handedBack' | 'botSeated' | 'newPerson' | 'newHost' | 'endProposed' | 'endDeclined' | 'endedEarly' | 'seatAsked' | 'seatDeclined' | 'muted' | 'unmuted' | 'handedOn';
  readonly seat?: number;
  readonly name?: string;
}
export interface TableSettings {
  readonly visibility: 'public' | 'private';
  readonly clock: 
    | {
      readonly kind: 'none';
    }
    | {
      readonly kind: 'move';
      readonly seconds: number;
    }
    | {
      readonly kind: 'game';
      readonly seconds: number;
      readonly increment: number;
    };
  readonly atTimeOut: 'bot' | 'leastHarm';
  readonly grace: number;
  readonly idle?: number;
  readonly botPace: number;
  readonly replay?: 'link' | 'players';
  readonly spectatorChance?: boolean;
  readonly level?: 'beginner' | 'casual' | 'strong';
  readonly language?: string;
}
export interface TableView {
  readonly version: number;
  readonly viewer: number | 'watcher' | 'replay';
  readonly row: readonly number[];
  readonly position: Position;
  readonly info: TableInfo;
  readonly you: You;
  readonly question?: {
    readonly kind: string;
    readonly number: number;
    readonly offers: readonly Action[];
  };
}
export interface Vote {
  readonly agree: boolean;
}
export interface Webhook {
  readonly host?: string;
}
export interface You {
  readonly seats: readonly number[];
  readonly host: boolean;
  readonly chat: 'table' | 'watchers' | 'none';
  readonly former?: readonly number[];
  readonly invited?: true;
  readonly asks?: true;
  readonly author?: string;
  readonly muted?: readonly string[];
  readonly removed?: true;
  readonly removedPeople?: readonly ({
    readonly author: string;
    readonly name?: string;
  })[];
}
/** Every operation of the API, by method and address: what it takes and what it answers. */
export interface Operations {
  /** Who you are; a new guest gets a session cookie */
  'GET /api/session': {
    readonly answer: Session;
  };
  /** Choose your name */
  'PUT /api/session': {
    readonly body: SetSession;
    readonly answer: Session;
  };
  /** How to reach whoever runs this server */
  'GET /api/server': {
    readonly answer: ServerNotes;
  };
  /** Tell this browser when it is your turn */
  'POST /api/push': {
    readonly body: PushSubscription;
    readonly answer: Done;
  };
  /** Tell this browser no more */
  'DELETE /api/push': {
    readonly query: {
      readonly endpoint: string;
    };
    readonly answer: Done;
  };
  /** The browsers you play in, and what brings you back if one is lost */
  'GET /api/devices': {
    readonly answer: DeviceList;
  };
  /** Sign one of your browsers out */
  'DELETE /api/devices': {
    readonly query: {
      readonly device: string;
    };
    readonly answer: Done;
  };
  /** A link that makes one more browser yours, with all your tables: once, and soon */
  'POST /api/devices/link': {
    readonly answer: DeviceLink;
  };
  /** A link to keep, for the day all your browsers are lost; the one before is worth nothing from now on */
  'POST /api/devices/recovery': {
    readonly answer: DeviceLink;
  };
  /** Make the link you kept worthless */
  'DELETE /api/devices/recovery': {
    readonly answer: Done;
  };
  /** Whose link this is, before it is used */
  'POST /api/devices/look': {
    readonly body: LinkSecret;
    readonly answer: LinkOwner;
  };
  /** Make this browser one more of the person whose link it is */
  'POST /api/devices/join': {
    readonly body: LinkSecret;
    readonly answer: Session;
  };
  /** Your passkeys */
  'GET /api/passkeys': {
    readonly answer: PasskeyList;
  };
  /** Keep the passkey your browser has made */
  'POST /api/passkeys': {
    readonly body: {
      readonly id: string;
      readonly [field: string]: unknown;
    };
    readonly answer: Done;
  };
  /** Forget a passkey of yours */
  'DELETE /api/passkeys': {
    readonly query: {
      readonly passkey: string;
    };
    readonly answer: Done;
  };
  /** What your browser needs to make a passkey */
  'POST /api/passkeys/offer': {
    readonly answer: {
      readonly [field: string]: unknown;
    };
  };
  /** What your browser needs to show a passkey */
  'POST /api/passkeys/ask': {
    readonly answer: {
      readonly [field: string]: unknown;
    };
  };
  /** Make this browser one more of the person whose passkey it shows */
  'POST /api/passkeys/join': {
    readonly body: {
      readonly id: string;
      readonly [field: string]: unknown;
    };
    readonly answer: Session;
  };
  /** Every game you have finished: who won, and what you did in it */
  'GET /api/figures': {
    readonly answer: FinishedGames;
  };
  /** Forget what you did in the games you have finished; the games themselves stay */
  'DELETE /api/figures': {
    readonly answer: Done;
  };
  /** Which service tells you that it is your turn, if any does */
  'GET /api/webhook': {
    readonly answer: Webhook;
  };
  /** Have a line written to an address of yours (Discord, Slack, ntfy) when it is your turn */
  'PUT /api/webhook': {
    readonly body: SetWebhook;
    readonly answer: Webhook;
  };
  /** Have nothing written there any more */
  'DELETE /api/webhook': {
    readonly answer: Done;
  };
  /** Have a line written there now */
  'POST /api/webhook/test': {
    readonly answer: {
      readonly sent: boolean;
    };
  };
  /** The games of the house and the maps offered here with their options, and the bots */
  'GET /api/games': {
    readonly answer: GameListing;
  };
  /** A game with everything printed on its board and cards */
  'GET /api/games/{game}': {
    readonly path: {
      readonly game: string;
    };
    readonly answer: GameFacts;
  };
  /** A map from outside by its hash: as it was brought, for ever the same */
  'GET /api/packs/{hash}': {
    readonly path: {
      readonly hash: string;
    };
    readonly answer: {
      readonly pack: number;
      readonly [field: string]: unknown;
    };
  };
  /** Maps that people offer here, and whether you may offer some */
  'GET /api/gallery': {
    readonly answer: Gallery;
  };
  /** Offer a map to everybody here */
  'POST /api/gallery': {
    readonly body: OfferMap;
    readonly answer: Gallery;
  };
  /** Withdraw a map that you offered */
  'DELETE /api/gallery': {
    readonly query: {
      readonly hash: string;
    };
    readonly answer: Done;
  };
  /** Set up a table; you are its host */
  'POST /api/tables': {
    readonly body: CreateTable;
    readonly answer: TableAnswer;
  };
  /** Public tables, newest first */
  'GET /api/tables': {
    readonly query?: {
      readonly status?: 'open' | 'playing' | 'over';
    };
    readonly answer: TableList;
  };
  /** The tables you sit at, host or have left, and where it is your turn: all that are not over, and the last that are */
  'GET /api/tables/mine': {
    readonly query?: {
      readonly older?: string;
    };
    readonly answer: TableList;
  };
  /** What is public about a table, and what you are to it */
  'GET /api/tables/{table}': {
    readonly path: {
      readonly table: string;
    };
    readonly query?: {
      readonly key?: string;
    };
    readonly answer: TableAnswer;
  };
  /** Throw your table away; one that others have played at stays theirs, and is off your list */
  'DELETE /api/tables/{table}': {
    readonly path: {
      readonly table: string;
    };
    readonly query?: {
      readonly key?: string;
    };
    readonly answer: Done;
  };
  /** Share the finished game with whoever has the link, or keep it among those who sat there (players) */
  'PUT /api/tables/{table}/replay': {
    readonly path: {
      readonly table: string;
    };
    readonly query?: {
      readonly key?: string;
    };
    readonly body: ShareReplay;
    readonly answer: TableAnswer;
  };
  /** Links to sit down, to watch, and to your own seats */
  'GET /api/tables/{table}/links': {
    readonly path: {
      readonly table: string;
    };
    readonly query?: {
      readonly key?: string;
    };
    readonly answer: TableLinks;
  };
  /** Deal (host) */
  'POST /api/tables/{table}/start': {
    readonly path: {
      readonly table: string;
    };
    readonly body?: StartTable;
    readonly answer: TableAnswer;
  };
  /** Play as soon as somebody is there: sit down with whoever waits for the same, or wait; with bots after a time */
  'POST /api/seek': {
    readonly body: Seek;
    readonly answer: TableAnswer;
  };
  /** Ask the others for another game, or say yes to it: you sit at the new table, for them a seat is kept */
  'POST /api/tables/{table}/rematch': {
    readonly path: {
      readonly table: string;
    };
    readonly answer: TableAnswer;
  };
  /** Say no to another game: the seat that was kept for you is open to others */
  'POST /api/tables/{table}/rematch/decline': {
    readonly path: {
      readonly table: string;
    };
    readonly answer: Done;
  };
  /** Sit down; once more from the same browser for pass-and-play */
  'POST /api/tables/{table}/join': {
    readonly path: {
      readonly table: string;
    };
    readonly body?: JoinTable;
    readonly answer: TableAnswer;
  };
  /** Get up from one of your seats, or all of them */
  'POST /api/tables/{table}/leave': {
    readonly path: {
      readonly table: string;
    };
    readonly body?: LeaveTable;
    readonly answer: TableAnswer;
  };
  /** Open a seat or put a bot on it (host) */
  'PUT /api/tables/{table}/seats/{seat}': {
    readonly path: {
      readonly table: string;
      readonly seat: number;
    };
    readonly body: SetSeat;
    readonly answer: TableAnswer;
  };
  /** Hand the table over to the person at a seat (host) */
  'POST /api/tables/{table}/host': {
    readonly path: {
      readonly table: string;
    };
    readonly body: HandOver;
    readonly answer: TableAnswer;
  };
  /** Let somebody back whom you have asked to get up (host) */
  'POST /api/tables/{table}/readmit': {
    readonly path: {
      readonly table: string;
    };
    readonly body: Readmit;
    readonly answer: TableAnswer;
  };
  /** Bring the seat of this token to this browser */
  'POST /api/tables/{table}/move': {
    readonly path: {
      readonly table: string;
    };
    readonly body: MoveSeat;
    readonly answer: TableAnswer;
  };
  /** Make the old links and tokens of your seat worthless */
  'POST /api/tables/{table}/seats/{seat}/renew': {
    readonly path: {
      readonly table: string;
      readonly seat: number;
    };
    readonly answer: TableAnswer;
  };
  /** Your name, your colour, and whether the game may begin */
  'PUT /api/tables/{table}/seats/{seat}/person': {
    readonly path: {
      readonly table: string;
      readonly seat: number;
    };
    readonly body?: SetPerson;
    readonly answer: TableAnswer;
  };
  /** Two seats change places before the deal (host) */
  'POST /api/tables/{table}/seats/{seat}/swap': {
    readonly path: {
      readonly table: string;
      readonly seat: number;
    };
    readonly body: SwapSeats;
    readonly answer: TableAnswer;
  };
  /** Other options, settings or seats before the deal (host) */
  'PUT /api/tables/{table}/setup': {
    readonly path: {
      readonly table: string;
    };
    readonly body?: ChangeSetup;
    readonly answer: TableAnswer;
  };
  /** Let a bot play for you until you are back */
  'POST /api/tables/{table}/rest': {
    readonly path: {
      readonly table: string;
    };
    readonly body?: LeaveTable;
    readonly answer: TableAnswer;
  };
  /** Be back: at seats where a bot plays for you, or that you have left */
  'POST /api/tables/{table}/return': {
    readonly path: {
      readonly table: string;
    };
    readonly answer: TableAnswer;
  };
  /** Propose to end the game early, or ask for a seat that nobody plays any more */
  'POST /api/tables/{table}/proposals': {
    readonly path: {
      readonly table: string;
    };
    readonly query?: {
      readonly key?: string;
    };
    readonly body: MakeProposal;
    readonly answer: TableAnswer;
  };
  /** Agree to what is proposed, or not; whoever proposed it takes it back with a no */
  'POST /api/tables/{table}/votes': {
    readonly path: {
      readonly table: string;
    };
    readonly query?: {
      readonly key?: string;
    };
    readonly body: Vote;
    readonly answer: TableAnswer;
  };
  /** Answer the question asked of a seat of yours */
  'POST /api/tables/{table}/answers': {
    readonly path: {
      readonly table: string;
    };
    readonly body: SendAnswer;
    readonly answer: AnswerTaken;
  };
  /** The position as one of your seats sees it, what is asked of it and what it may answer */
  'GET /api/tables/{table}/view': {
    readonly path: {
      readonly table: string;
    };
    readonly query?: {
      readonly seat?: number;
      readonly key?: string;
      readonly after?: number;
      readonly wait?: number;
    };
    readonly answer: TableView;
  };
  /** What has happened since a version, as one of your seats saw it; all open after the end */
  'GET /api/tables/{table}/log': {
    readonly path: {
      readonly table: string;
    };
    readonly query?: {
      readonly seat?: number;
      readonly key?: string;
      readonly since?: number;
      readonly as?: 'watcher';
    };
    readonly answer: TableLog;
  };
  /** The standing order of your seat */
  'GET /api/tables/{table}/seats/{seat}/order': {
    readonly path: {
      readonly table: string;
      readonly seat: number;
    };
    readonly answer: OrderState;
  };
  /** Leave a standing order */
  'PUT /api/tables/{table}/seats/{seat}/order': {
    readonly path: {
      readonly table: string;
      readonly seat: number;
    };
    readonly body: StandingOrder;
    readonly answer: OrderState;
  };
  /** Cancel the standing order */
  'DELETE /api/tables/{table}/seats/{seat}/order': {
    readonly path: {
      readonly table: string;
      readonly seat: number;
    };
    readonly answer: OrderState;
  };
  /** The last lines said where you may listen */
  'GET /api/tables/{table}/chat': {
    readonly path: {
      readonly table: string;
    };
    readonly query?: {
      readonly key?: string;
    };
    readonly answer: ChatLines;
  };
  /** Say something */
  'POST /api/tables/{table}/chat': {
    readonly path: {
      readonly table: string;
    };
    readonly query?: {
      readonly key?: string;
    };
    readonly body?: SayAtTable;
    readonly answer: ChatLine;
  };
  /** No more lines of an author: for you, or for everybody (host) */
  'POST /api/tables/{table}/mutes': {
    readonly path: {
      readonly table: string;
    };
    readonly query?: {
      readonly key?: string;
    };
    readonly body: MuteAuthor;
    readonly answer: TableAnswer;
  };
  /** The whole game as a record, once it is over */
  'GET /api/tables/{table}/record': {
    readonly path: {
      readonly table: string;
    };
    readonly query?: {
      readonly key?: string;
    };
    readonly answer: {
      readonly record: number;
      readonly [field: string]: unknown;
    };
  };
  /** Bring a game record; it is checked from seed and events, and becomes a table that is over */
  'POST /api/records': {
    readonly body: {
      readonly record: number;
      readonly [field: string]: unknown;
    };
    readonly answer: TableAnswer;
  };
}
