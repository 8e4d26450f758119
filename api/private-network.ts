import ipaddr from 'ipaddr.js';

/** Whether an address leads to this machine, so that requests to it need no TLS. */
export const isLoopback = (address: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

const PRIVATE_RANGES = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

/**
 * Whether a web address leads to a machine of a private network, as far as the address itself tells: by an IP address of a private
 * range, by a name without a dot (a service of the same compose file), or by an ending that no public site has.
 */
export function isPrivate(address: string) {
  const host = new URL(address).hostname.replace(/^\[|\]$|\.$/g, '');
  if (ipaddr.isValid(host)) return PRIVATE_RANGES.includes(ipaddr.process(host).range());
  return !host.includes('.') || /\.(?:localhost|local|internal)$/.test(host);
}
