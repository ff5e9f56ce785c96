import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * What an address is counted by. Of IPv6 the first 64 bits: that is what one household or one rented machine gets, and it can
 * take a new address out of it for every request.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = groups(head);
  const after = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** An IPv4 address at the end stands for two groups; they are beyond the first 64 bits. */
function groups(text: string): string[] {
  return text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}

/** The client's address, as the nearest proxies that we trust tell it. */
export function clientAddress(headers: IncomingHttpHeaders, remote: string | undefined, proxies: number): string {
  const told = String(headers['x-forwarded-for'] ?? '').split(',');
  return (proxies > 0 && told.at(-proxies)?.trim()) || (remote ?? '');
}
