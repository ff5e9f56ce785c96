import { networkOf } from '../common/address.ts';
import type { ServerSettings } from '../config/settings.ts';
import type { Count } from './shared-counts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What an address may have only so much of, however many sessions it begins: those are free. */
export type Allowance = 'requests' | 'sessions' | 'tables' | 'records' | 'maps' | 'lines' | 'watches' | 'pages';

/** Takes one for this address, or `more`; false: it has had them all. */
export type Take = (what: Allowance, address: string, more?: number) => boolean;

/** Counts by address; an IPv6 network counts as one. */
export function addressAllowances(settings: ServerSettings, count: Count): Take {
  const most: Readonly<Record<Allowance, readonly [number, number]>> = {
    requests: [settings.addressRequestsPerMinute, MINUTE_MS],
    sessions: [settings.sessionsPerHour, HOUR_MS],
    tables: [settings.addressTablesPerHour, HOUR_MS],
    records: [settings.recordsPerHour, HOUR_MS],
    maps: [settings.packsPerHour, HOUR_MS],
    lines: [settings.linesPerMinute, MINUTE_MS],
    watches: [settings.watchesPerMinute, MINUTE_MS],
    pages: [settings.pagesPerMinute, MINUTE_MS],
  };
  return (what, address, more) => {
    const [allowed, within] = most[what];
    return count(`${what} of ${networkOf(address)}`, within, more).current <= allowed;
  };
}
