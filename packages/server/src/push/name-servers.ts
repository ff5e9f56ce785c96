import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/** What addresses a name leads to. */
export type Lookup = (host: string) => Promise<readonly LookupAddress[]>;

const PATIENCE = { timeout: 2_500, tries: 2 };

/**
 * Asks the name servers of this machine, or these. The operating system's own way (`dns.lookup`) looks two names up at a time, and has
 * a thread wait for each as long as its name server says nothing: a few names of a stranger would keep everybody else from being told.
 */
export function askingNameServers(servers?: readonly string[]): Lookup {
  return async (host) => {
    // Made anew for each name: a machine may have come to other name servers since.
    const resolver = new Resolver(PATIENCE);
    if (servers) resolver.setServers(servers);
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const found = [
      ...addressesOf(four).map((address) => ({ address, family: 4 })),
      ...addressesOf(six).map((address) => ({ address, family: 6 })),
    ];
    if (found.length === 0 && four.status === 'rejected') throw four.reason;
    return found;
  };
}

function addressesOf(answer: PromiseSettledResult<string[]>): readonly string[] {
  return answer.status === 'fulfilled' ? answer.value : [];
}
