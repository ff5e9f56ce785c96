import type { SeatStyle } from '../cards/colours.ts';

/** The words of the buttons on the board, in the player's language. */
export interface BoardMessages {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
}

/** What the rest of the page may ask of a board that is shown. */
export interface BoardHandle {
  /** The route under a finger or a dragged card, if one is near. */
  readonly routeAt: (clientX: number, clientY: number) => string | undefined;
  /** Where the middle of a route or a place is in the window. */
  readonly pointOf: (routeOrPlace: string) => readonly [clientX: number, clientY: number] | undefined;
  /** Brings a route or place into the middle. */
  readonly show: (routeOrPlace: string) => void;
  readonly whole: () => void;
  readonly zoomBy: (factor: number) => void;
}

interface Highlight {
  readonly places?: ReadonlySet<string> | undefined;
  readonly routes?: ReadonlySet<string> | undefined;
}

export interface BoardProps {
  readonly game: string;
  /** The seats that hold each route; two with Right of Way (UK-31). */
  readonly holders: Readonly<Record<string, readonly number[]>>;
  readonly seatStyle: (seat: number) => SeatStyle;
  /** Routes that can be claimed now: they glow. */
  readonly claimable?: ReadonlySet<string> | undefined;
  readonly selected?: string | undefined;
  readonly lit?: Highlight | undefined;
  /** Routes whose pieces have just been laid: they drop one after another. */
  readonly fresh?: ReadonlySet<string> | undefined;
  /** Regions still closed to the viewer: they lie under a veil. */
  readonly lockedRegions?: ReadonlySet<string> | undefined;
  readonly onRoute?: ((route: string) => void) | undefined;
  readonly onPlace?: ((place: string) => void) | undefined;
  /** The accessible name of a route. */
  readonly describeRoute: (route: string) => string;
  /** The places that have a name of their own in the player's language. */
  readonly placeNames?: Readonly<Record<string, string>> | undefined;
  /** What the game is called in the player's language. */
  readonly title: string;
  /** The accessible name of the board. */
  readonly label: string;
  readonly words: BoardMessages;
  /** Called with the handle once the board is shown, and with nothing when it goes. */
  readonly handle?: ((handle: BoardHandle | undefined) => void) | undefined;
}
