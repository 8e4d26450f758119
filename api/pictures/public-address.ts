import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A public address by its number, at which a cloud offers internal services. */
const AZURE = '168.63.129.16';

/** The one range of IPv6 in which public machines are: https://www.iana.org/assignments/ipv6-address-space. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** True for an IP address that anybody may reach, false for one of a private network or another special range. */
export function isPublic(address: string) {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || address === AZURE) return false;
  return parsed.kind() === 'ipv4' || parsed.match(PUBLIC_IPV6);
}

/** True where the host of a web address may be asked. A name always may: `publicLookup` judges the addresses that it leads to. */
export function isPublicHost({ hostname }: URL, alsoAt: readonly string[]) {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublic(host) || alsoAt.includes(host);
}

/** Finds the addresses of a name as Node does, and fails where one of them is not public. */
export const publicLookup =
  (alsoAt: readonly string[]): LookupFunction =>
  (hostname, options, found) =>
    lookup(hostname, options, (error, addresses, family) => {
      const all = typeof addresses === 'string' ? [addresses] : (addresses ?? []).map(({ address }) => address);
      const refused = all.find((address) => !isPublic(address) && !alsoAt.includes(address));
      found(
        error ?? (refused === undefined ? null : new Error('The name leads to no public machine.')),
        addresses,
        family,
      );
    });
