/** What the measured process is told. */
export type Command =
  | { readonly do: 'report' }
  | { readonly do: 'seat'; readonly tables: number }
  | { readonly do: 'load'; readonly tables: readonly string[] }
  | { readonly do: 'end' };

export interface Seated {
  readonly table: string;
  readonly tokens: readonly string[];
}

/** What it has used so far, and what it was asked for. */
export interface Report {
  readonly cpuMicroseconds: number;
  /** Heap and buffers, after a collection. */
  readonly bytes: number;
  readonly rss: number;
  readonly url?: string;
  readonly accepted?: number;
  readonly seated?: readonly Seated[];
  readonly millisecondsEach?: number;
}

/** What the clients are told, and what they saw. */
export type Drive =
  | {
      readonly do: 'echo';
      readonly url: string;
      readonly sockets: number;
      readonly seconds: number;
      readonly rate?: number;
    }
  | {
      readonly do: 'play';
      readonly url: string;
      readonly seated: readonly Seated[];
      readonly seconds: number;
      readonly rate?: number;
    }
  | { readonly do: 'sit'; readonly url: string; readonly seated: readonly Seated[] }
  | { readonly do: 'leave' };

export interface Driven {
  readonly messages: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
  readonly finished: readonly string[];
}
