import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

/** Who a request counts as, that came from an address with such an X-Forwarded-For. */
async function countedAs(trustProxy: number, forwarded: string | null, from = '192.0.2.1') {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustProxy)));
  const incoming = { socket: { remoteAddress: from, remotePort: 4711, remoteFamily: 'IPv4' } };
  const headers = forwarded === null ? undefined : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers }, { incoming })).text();
}

test.each(['198.51.100.7', '198.51.100.7, 203.0.113.9', '::1', 'unknown', ''])(
  'Without a proxy %j is a claim of the client and counts for nothing.',
  async (forwarded) => {
    expect(await countedAs(0, forwarded)).toBe('192.0.2.1');
  },
);

test.each([
  [1, '203.0.113.9'],
  [2, '198.51.100.7'],
])('Behind %i proxies the entry that the outermost of them wrote counts.', async (proxies, counted) => {
  const written = '198.51.100.7, 203.0.113.9';
  expect(await countedAs(proxies, written)).toBe(counted);
  for (const invented of ['1.2.3.4', '1.2.3.4, 5.6.7.8', 'unknown', '::1', ',', ' , ,'])
    expect(await countedAs(proxies, `${invented}, ${written}`)).toBe(counted);
});

test('Where fewer proxies have written than are believed, who asked the server counts.', async () => {
  expect(await countedAs(2, '198.51.100.7')).toBe('192.0.2.1');
  expect(await countedAs(1, null)).toBe('192.0.2.1');
  expect(await countedAs(1, ', ,')).toBe('192.0.2.1');
});

test.each(['203.0.113.9:1', '203.0.113.9:65535', '::ffff:203.0.113.9', '[::ffff:203.0.113.9]:4711'])(
  'An address is the same however a proxy writes it: %s.',
  async (written) => {
    expect(await countedAs(1, written)).toBe('203.0.113.9');
  },
);

test.each(['2001:db8:1:2::1', '2001:db8:1:2:ffff::', '[2001:db8:1:2::1]', '[2001:db8:1:2::9]:443', '2001:DB8:1:2::A'])(
  '%s counts as its network.',
  async (written) => {
    expect(await countedAs(1, written)).toBe('2001:db8:1:2::/64');
    expect(await countedAs(1, '2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  },
);

test.each(['unknown', '_hidden', "' or 1=1 --", 'x'.repeat(8_000), '203.0.113.9:4711:4711', '[203.0.113.9'])(
  'What is no address makes nobody new: %.20s.',
  async (written) => {
    expect(await countedAs(1, written)).toBe('192.0.2.1');
  },
);

test('Who asks over IPv6 counts as a network also without a proxy.', async () => {
  expect(await countedAs(0, null, '2001:db8:1:2::5')).toBe('2001:db8:1:2::/64');
  expect(await countedAs(0, null, '::ffff:192.0.2.1')).toBe('192.0.2.1');
});
