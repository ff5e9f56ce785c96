import { BlockList, isIP, isIPv6 } from 'node:net';
import type { TableStore } from '../store/table-store.ts';
import type { Identity } from './identity.ts';

/** Whom or what the operator has shut out: an address or a range of them, a person, a table. */
export type BanKind = 'address' | 'person' | 'table';

export interface Ban {
  readonly kind: BanKind;
  readonly value: string;
  /** When it began. */
  readonly at: number;
}

const PREFIX = 'ban ';
const nameOf = ({ kind, value }: Pick<Ban, 'kind' | 'value'>): string => `${PREFIX}${kind} ${value}`;

/** Whether this is an address or a range such as 203.0.113.0/24. */
export function isAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

/** What is shut out, as the store has it; every process reads it again from time to time. */
export class Bans {
  readonly #store: Pick<TableStore, 'kept' | 'setKept'>;
  #all: readonly Ban[] = [];
  #addresses = new BlockList();
  #named: ReadonlySet<string> = new Set();

  constructor(store: Pick<TableStore, 'kept' | 'setKept'>) {
    this.#store = store;
  }

  get all(): readonly Ban[] {
    return this.#all;
  }

  async reload(): Promise<void> {
    const bans: Ban[] = [];
    for (const [name, value] of await this.#store.kept(PREFIX)) {
      const [, kind = '', ...what] = name.split(' ');
      bans.push({ kind: kind as BanKind, value: what.join(' '), at: Number(value) });
    }
    const addresses = new BlockList();
    for (const { kind, value } of bans) {
      const [address = '', bits] = value.split('/');
      if (kind !== 'address') continue;
      if (bits === undefined) addresses.addAddress(address, familyOf(address));
      else addresses.addSubnet(address, Number(bits), familyOf(address));
    }
    this.#all = bans;
    this.#addresses = addresses;
    this.#named = new Set(bans.map(nameOf));
  }

  async add(ban: Ban): Promise<void> {
    await this.#store.setKept(nameOf(ban), String(ban.at));
    await this.reload();
  }

  /** False: it was not shut out. */
  async lift(ban: Pick<Ban, 'kind' | 'value'>): Promise<boolean> {
    const known = this.#named.has(nameOf(ban));
    await this.#store.setKept(nameOf(ban), undefined);
    await this.reload();
    return known;
  }

  /** Is whoever asks shut out, by where they come from or by who they are? */
  refuses(address: string, { person }: Identity): boolean {
    if (this.#all.length === 0) return false;
    if (person !== undefined && this.#named.has(nameOf({ kind: 'person', value: person }))) return true;
    const from = plain(address);
    return isIP(from) !== 0 && this.#addresses.check(from, familyOf(from));
  }

  isShut(table: string): boolean {
    return this.#named.has(nameOf({ kind: 'table', value: table }));
  }
}
