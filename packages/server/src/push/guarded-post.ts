import { request as httpsRequest, type RequestOptions } from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { askingNameServers, type Lookup } from './name-servers.ts';

/** Requests to addresses that strangers gave us: only to public hosts, only by https, and never to our own network. */

const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const DEADLINE_MILLISECONDS = 10_000;

/** Every range of RFC 6890 and its successors that is not the open internet. */
const NOT_PUBLIC: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const blocked = new BlockList();
for (const [network, prefix] of NOT_PUBLIC) blocked.addSubnet(network, prefix, 'ipv4');
// Of IPv6 only 2000::/3 is given out; within it these lead back to IPv4 or nowhere.
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  blocked.addSubnet(network, prefix, 'ipv6');

/** Is this an address of the open internet: not private, loopback, link-local, multicast or a way around to one of those? */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !blocked.check(address, 'ipv4');
  return given.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

/** The one address a text stands for, if it is an https address of a named host, with no user, port or fragment. */
export function publicHttpsUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.protocol !== 'https:' || url.port !== '') return undefined;
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  return HOST_NAME.test(url.hostname) ? url : undefined;
}

export interface Post {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** How the network is reached; tests put their own here. */
export interface Network {
  readonly request: typeof httpsRequest;
  readonly lookup: Lookup;
}

/** Sends it, follows nothing, reads nothing, and answers the status. */
export async function guardedPost(
  address: string,
  { headers, body }: Post,
  { request, lookup: resolve }: Network = { request: httpsRequest, lookup: askingNameServers() },
): Promise<number> {
  const url = publicHttpsUrl(address);
  if (url === undefined) throw new Error('this address is not called');
  // The connection goes to what this lookup found: nothing is resolved a second time.
  const options: RequestOptions = {
    method: 'POST',
    headers,
    lookup: guarded(resolve),
    agent: false,
    signal: AbortSignal.timeout(DEADLINE_MILLISECONDS),
  };
  const { promise, resolve: answer, reject } = Promise.withResolvers<number>();
  const sending = request(url, options, (response) => {
    response.on('error', () => undefined);
    answer(response.statusCode ?? 0);
    response.destroy();
  });
  sending.on('error', reject);
  sending.end(body);
  return promise;
}

function guarded(resolve: Lookup): LookupFunction {
  return (host, { all }, found) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
          return found(new Error('this host is not on the open internet'), '');
        return all ? found(null, [...addresses]) : found(null, first.address, first.family);
      },
      (error) => found(error, ''),
    );
  };
}
