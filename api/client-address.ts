import { isIPv4 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * Who asks, as the rate limits count: an IPv4 address, or the /64 network of an IPv6 one; `unknown` outside of a server.
 * @param trustProxy number of proxies in front, each of which appends to X-Forwarded-For the address that it saw
 */
export function clientAddress(c: Context, trustProxy: number) {
  const own = c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown';
  if (trustProxy === 0 && isIPv4(own)) return own;
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  // What stands before the proxies' own entries may be invented.
  const named = trustProxy > 0 ? forwarded.at(-trustProxy) : undefined;
  return (named && networkOf(withoutPort(named))) ?? networkOf(own) ?? own;
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. With every port counted by itself there were no limit. */
function withoutPort(address: string) {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** Of an IPv6 address the network, because whoever has one has a whole /64 of them; null for what is no address. */
function networkOf(address: string) {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : parsed.toString();
}
