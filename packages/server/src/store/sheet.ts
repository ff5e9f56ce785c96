import type { ChanceSource } from '@branchline/games';
import type { NoticeKind, RematchAnswer, TableOptions, TableSettings } from '@branchline/protocol';

/** Who sits where. `generation` grows when a seat changes hands, so that old links and tokens stop working. */
export type SheetSeat = OpenSeat | PersonSeat | BotSeat;

export interface OpenSeat {
  readonly kind: 'open';
  readonly generation: number;
  /** Somebody is asked to sit here: nobody else may, until they have said no or the host opens it. */
  readonly keptFor?: { readonly person: string; readonly name?: string };
  /** It was kept for them, and they have said no: whoever asked is told, until somebody sits here. */
  readonly declinedBy?: { readonly person: string; readonly name?: string };
}

export interface BotSeat {
  readonly kind: 'bot';
  readonly generation: number;
  readonly bot: string;
  readonly name: string;
  /** Who sat here before the bot was put in their place: they may have the seat back. */
  readonly former?: string;
}

export interface PersonSeat {
  readonly kind: 'person';
  readonly generation: number;
  readonly person: string;
  /** Absent: a guest who has given no name; every reader's page finds words for them. */
  readonly name?: string;
  /** Before the deal: says that it may begin. */
  readonly ready?: true;
  /** T-1: a bot moves here until the person is back. */
  readonly standIn?: true;
  /** The person has asked for it: a line that was lost and is back does not end it. */
  readonly resting?: true;
  /** Gone for good: a bot moves here until the host puts somebody else in. */
  readonly left?: true;
}

/** Something that needs the consent of everybody who is there. */
export type SheetProposal = {
  /** The seats whose people have agreed. */
  readonly agreed: readonly number[];
  readonly at?: number;
} & (
  | { readonly kind: 'end'; readonly by: number }
  /** Somebody asks for a seat that nobody plays any more. */
  | { readonly kind: 'seat'; readonly seat: number; readonly person: string; readonly name?: string }
);

/** Something that happened to the people of a table. */
export interface SheetNotice {
  readonly at: number;
  /** How many entries the log had. */
  readonly version: number;
  readonly kind: NoticeKind;
  readonly seat?: number;
  /** Who sat there then, if they had a name. */
  readonly name?: string;
}

/** Somebody whose chat lines are not shown: to one person, or to all. */
export interface Mute {
  readonly author: string;
  /** Absent: for everybody. */
  readonly by?: string;
  /** Who that is, where they sit at the table and are muted for everybody: the log says so. */
  readonly person?: string;
}

/** What is known about a table besides its log. Kept as one document; `seed` never leaves the server before the end. */
export interface TableSheet {
  /** The id of a game of the house, or of a map from outside its id and hash: `five-towns@<hash>`. */
  readonly game: string;
  /** What a map from outside calls itself. */
  readonly mapName?: string;
  /** Of a game of the house: the hash of the map as it was when the table was made. */
  readonly packHash?: string;
  readonly options: TableOptions;
  readonly settings: TableSettings;
  readonly seats: readonly SheetSeat[];
  /** Which of the game's seat colours each seat has, where that is not the one of its number. */
  readonly colours?: readonly number[];
  /** The person who set the table up, or took it over; empty, once all have left before the deal. */
  readonly host: string;
  readonly seed?: string;
  readonly commitment?: string;
  /** The table of the next game, once somebody has asked for one, and what everybody has said to it. */
  readonly rematch?: string;
  readonly rematchAnswers?: readonly RematchAnswer[];
  /** The table whose people were asked to this one. */
  readonly rematchOf?: string;
  readonly startedAt?: number;
  readonly endedAt?: number;
  /** The people ended it before its end: there is no score. */
  readonly endedEarly?: true;
  readonly proposal?: SheetProposal;
  /** When somebody's proposal was declined last, and whose: they wait a while with the next one. */
  readonly declined?: { readonly person: string; readonly at: number };
  /** The last things that happened to its people, oldest first. */
  readonly notices?: readonly SheetNotice[];
  /** Where the shuffles of an imported game came from. */
  readonly imported?: ChanceSource;
  readonly mutes?: readonly Mute[];
  /** Whom the host has asked to get up before the deal: they may not just sit down again. */
  readonly removed?: readonly { readonly person: string; readonly name?: string }[];
  /** Somebody looks for others: the table begins by itself when it is full, or at this moment with bots. */
  readonly seeking?: { readonly botAt?: number; readonly bot: { readonly id: string; readonly name?: string } };
}

/** The seats somebody has left, or that a bot was given in their place. */
export function formerSeats({ seats }: TableSheet, person: string | undefined): readonly number[] {
  return seats.flatMap((seat, number) => {
    if (person === undefined || person === '') return [];
    if (seat.kind === 'bot') return seat.former === person ? [number] : [];
    return seat.kind === 'person' && seat.left && seat.person === person ? [number] : [];
  });
}
