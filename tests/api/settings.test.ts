import { expect, test } from 'vitest';
import { startApi } from '../support/api-server.ts';
import { newStudent } from '../support/requests.ts';

test('the calendar is at the address that the public knows', async () => {
  const api = await startApi();
  const { call } = await newStudent(api.base);
  expect((await call('createCalendar')).url).toMatch(/^https:\/\/laurel\.example\/api\/calendar\/[\w-]+\.ics$/);
  await api.stop();
});

/** Signs in with a wrong password as someone at an address, as a proxy in front would pass it on. */
async function failFrom(base: string, forwarded: string, email: string) {
  const { status } = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ email, password: 'not a password' }),
  });
  return status;
}

async function failuresUntilRefused(base: string, addressOf: (i: number) => string) {
  for (let i = 0; i < 60; i++) if ((await failFrom(base, addressOf(i), `nobody-${i}@example.com`)) === 429) return i;
  return null;
}

test('without a proxy, whatever a client says of its address, one address has 50 failures', async () => {
  const api = await startApi();
  expect(await failuresUntilRefused(api.base, (i) => `198.51.100.${i}`)).toBe(50);
  await api.stop();
});

test('behind one proxy the address that it names counts, and nothing a client put before it', async () => {
  const api = await startApi({ trustProxy: 1 });
  expect(await failuresUntilRefused(api.base, (i) => `203.0.113.9, 198.51.100.${i}`)).toBeNull();
  expect(await failuresUntilRefused(api.base, (i) => `203.0.113.${i}, 198.51.100.250`)).toBe(50);
  await api.stop();
});

test('of an IPv6 address the network counts, which is whoever’s it is', async () => {
  const api = await startApi({ trustProxy: 1 });
  expect(await failuresUntilRefused(api.base, (i) => `2001:db8:1:2::${i.toString(16)}`)).toBe(50);
  expect(await failuresUntilRefused(api.base, (i) => `2001:db8:2:${i.toString(16)}::1`)).toBeNull();
  await api.stop();
});

test('with the limits off nobody is refused', async () => {
  const api = await startApi({ unlimited: true });
  expect(await failuresUntilRefused(api.base, () => '198.51.100.1')).toBeNull();
  await api.stop();
});
