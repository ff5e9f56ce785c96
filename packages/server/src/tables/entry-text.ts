import { type Entry, type MovedBy, type Viewer, veilEvent } from '@branchline/engine';
import { shownBy } from '@branchline/games';
import type { SeatClock } from '@branchline/protocol';

/**
 * An entry of a log on its way to the store, to those who watch and to bots: each of its events becomes text once. What a viewer
 * gets is a projection of the entry, with hidden information redacted.
 */
export class EntryText {
  readonly entry: Entry;
  /** The events as JSON, all open; most look the same to everybody. */
  #texts: readonly string[] | undefined;
  /** All of them, with commas between. */
  #all: string | undefined;
  /** Which of the events hide nothing from anybody; `true`: none hides anything. */
  #open: readonly boolean[] | true | undefined;

  constructor(entry: Entry) {
    this.entry = entry;
  }

  #eventTexts(): readonly string[] {
    this.#texts ??= this.entry.events.map((event) => JSON.stringify(event));
    return this.#texts;
  }

  #allText(): string {
    this.#all ??= this.#eventTexts().join(',');
    return this.#all;
  }

  /** As it is stored: everything, open, but for the version, which is its place. */
  body(): string {
    const { entry } = this;
    const events = `"events":[${this.#allText()}]`;
    if (entry.seat === undefined) return `{"at":${entry.at},${events}}`;
    const { seat, by, at, id, question, action } = entry;
    const tag = id === undefined ? '' : `"id":${JSON.stringify(id)},`;
    return `{"seat":${seat},${byText(by)}"at":${at},${tag}"question":${JSON.stringify(question)},"action":${JSON.stringify(action)},${events}}`;
  }

  /** The events as this viewer may see them, with commas between. */
  eventsFor(viewer: Viewer): string {
    this.#open ??= openEvents(this.entry);
    const open = this.#open;
    if (open === true) return this.#allText();
    const texts = this.#eventTexts();
    return this.entry.events
      .map((event, place) => {
        if (open[place]) return texts[place];
        const veiled = veilEvent(event, viewer);
        return veiled === event ? texts[place] : JSON.stringify(veiled);
      })
      .join(',');
  }

  /** The message `happened` for one viewer. */
  happened(table: string, viewer: Viewer, clocks: readonly SeatClock[] | undefined): string {
    const { version, seat, at } = this.entry;
    const who = seat === undefined ? '' : `"seat":${seat},${byText(shownBy(this.entry, viewer))}`;
    const time = clocks === undefined ? '' : `,"clocks":${JSON.stringify(clocks)}`;
    const eyes = typeof viewer === 'number' ? viewer : `"${viewer}"`;
    return `{"type":"happened","table":"${table}","version":${version},"viewer":${eyes},"entry":{${who}"events":[${this.eventsFor(viewer)}],"at":${at}}${time}}`;
  }
}

/** What a mere watcher sees whole hides nothing from anybody. */
function openEvents({ events }: Entry): readonly boolean[] | true {
  const open = events.map((event) => veilEvent(event, 'watcher') === event);
  return open.includes(false) ? open : true;
}

/** Who made the move, where that is known. */
const byText = (by: MovedBy | undefined): string => (by === undefined ? '' : `"by":"${by}",`);
