import { isIPv4 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * The network address that rate limits count: an IPv4 address, or the /64 network of an IPv6 address; `unknown` outside of a server.
 * @param trustProxy number of proxies in front, each of which appends to X-Forwarded-For the address that it saw
 */
export function clientAddress(c: Context, trustProxy: number) {
  const own = c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown';
  if (trustProxy === 0 && isIPv4(own)) return own;
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  // Entries before those of the proxies may be invented.
  const named = trustProxy > 0 ? forwarded.at(-trustProxy) : undefined;
  return (named && networkOf(withoutPort(named))) ?? networkOf(own) ?? own;
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. If every port were counted by itself there would be no limit. */
function withoutPort(address: string) {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** The /64 network of an IPv6 address, because whoever has one address has all of them; null for what is no address. */
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
