import type { ComponentType } from 'preact';
import type { SeatStyle } from '../cards/colours.ts';
import type { Drawing } from './layout/drawing.ts';

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
  /** Brings these places as near as all of them fit; nothing is done where names can be read without. */
  readonly frame: (places: readonly string[]) => void;
  readonly whole: () => void;
  readonly zoomBy: (factor: number) => void;
}

interface Highlight {
  readonly places?: ReadonlySet<string> | undefined;
  readonly routes?: ReadonlySet<string> | undefined;
}

/** What is drawn over the routes and under the places is handed the drawing, and how large letters are now, in its units. */
export interface MarksProps {
  readonly drawing: Drawing;
  readonly letters: number;
}

/** A route that is looked at: how, and where it is in the window. */
export interface PointedRoute {
  readonly route: string;
  readonly by: 'mouse' | 'key' | 'finger';
  readonly at: readonly [clientX: number, clientY: number];
}

export interface PlanSwitch {
  readonly name: string;
  readonly on: boolean;
  readonly toggle: () => void;
}

export interface BoardProps {
  readonly game: string;
  /** The seats that hold each route; two with Right of Way (UK-31). */
  readonly holders: Readonly<Record<string, readonly number[]>>;
  /** Places where somebody has built a station, and the seat that did. */
  readonly stations?: ReadonlyMap<string, number> | undefined;
  readonly seatStyle: (seat: number) => SeatStyle;
  /** Routes that can be claimed now: they glow. */
  readonly claimable?: ReadonlySet<string> | undefined;
  /** Those of them that are paid only by giving several cards for one: they are marked, and do not glow. */
  readonly dear?: ReadonlySet<string> | undefined;
  readonly selected?: string | undefined;
  readonly lit?: Highlight | undefined;
  /** Places whose names are always to be read, however far away the board is: those of the viewer's tickets. */
  readonly needed?: ReadonlySet<string> | undefined;
  /** Routes whose pieces have just been laid: they drop one after another. */
  readonly fresh?: ReadonlySet<string> | undefined;
  /** Regions still closed to the viewer: they lie under a veil. */
  readonly lockedRegions?: ReadonlySet<string> | undefined;
  /** Places one of which is being chosen: they are ringed, and a finger near one means it. */
  readonly choosable?: ReadonlySet<string> | undefined;
  readonly onRoute?: ((route: string) => void) | undefined;
  readonly onPlace?: ((place: string) => void) | undefined;
  /** A route is hovered, focused or long pressed, or none is any more. */
  readonly onPoint?: ((pointed: PointedRoute | undefined) => void) | undefined;
  /** A finger fell on both tracks of a double: answers whether it is asked which it meant. */
  readonly onTwins?: ((tracks: readonly [string, string]) => boolean) | undefined;
  /** The switch for what one plans; none for who only watches. */
  readonly plan?: PlanSwitch | undefined;
  readonly Marks?: ComponentType<MarksProps> | undefined;
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
