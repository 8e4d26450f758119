import { expect, test } from 'vitest';
import type { Side } from '../both-sides.ts';

export function colleges(side: Side) {
  test.each([
    ['Brown', 'Brown University'],
    ['MIT', 'Massachusetts Institute of Technology'],
    ['ucla', 'University of California, Los Angeles'],
    ['  penn ', 'University of Pennsylvania'],
    ['georgia tech', 'Georgia Institute of Technology'],
  ])('%j finds %s first', async (q, name) => {
    const { call } = await side.student();
    const { items } = await call('suggestColleges', { query: { q } });
    expect(items[0]?.name).toBe(name);
    expect(items.length).toBeLessThanOrEqual(10);
    expect(items.map(({ score }) => score)).toEqual(items.map(({ score }) => score).toSorted((a, b) => b - a));
  });

  test('nothing typed, or nothing like it, suggests nothing', async () => {
    const { call, token } = await side.student();
    expect(await call('suggestColleges', { query: { q: ' ' } })).toEqual({ items: [] });
    expect(await call('suggestColleges', { query: { q: 'zzzzqqqq' } })).toEqual({ items: [] });
    expect((await side.request('GET', '/api/import/college-suggest', { token })).body).toEqual({ items: [] });
  });

  test("a plan's deadline is the one that is resolved, 23:59 in the zone asked", async () => {
    const { call } = await side.student();
    for (const tz of ['America/New_York', 'Asia/Kathmandu']) {
      const { items } = await call('suggestColleges', { query: { q: 'Brown University', tz } });
      const { item } = await call('resolveDeadline', { query: { college: 'brown university', round: 'ed', tz } });
      expect(item).toMatchObject({ college: 'Brown University', round: 'ed', deadline: items[0]!.plans.ed });
      const time = new Date(item.deadline!).toLocaleTimeString('en', {
        timeZone: tz,
        hourCycle: 'h23',
        timeStyle: 'short',
      });
      expect(time).toBe('23:59');
      expect(item.source).toBeTruthy();
      expect(item.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  test('what is not known is null, never a guess', async () => {
    const { call } = await side.student();
    const resolve = async (college: string, round: string) =>
      (await call('resolveDeadline', { query: { college, round } })).item;
    expect(await resolve('University of Nowhere', 'rd')).toMatchObject({
      college: 'University of Nowhere',
      deadline: null,
      source: null,
      checkedOn: null,
    });
    expect(await resolve('Brown University', 'sometime')).toMatchObject({ deadline: null });
  });

  test('many are resolved in the order asked', async () => {
    const { call } = await side.student();
    const names = ['Nowhere College', 'Cornell University', 'MIT'];
    const { items } = await call('resolveDeadlines', { body: { names, round: 'rd' } });
    expect(items.map(({ college }) => college)).toEqual([
      'Nowhere College',
      'Cornell University',
      'Massachusetts Institute of Technology',
    ]);
    expect(items.map(({ deadline }) => deadline !== null)).toEqual([false, true, true]);
    expect(await call('resolveDeadlines', { body: { names: [], round: 'rd' } })).toEqual({ items: [] });
  });

  test.each([
    ['GET', '/api/import/resolve-one?round=rd', undefined],
    ['GET', '/api/import/resolve-one?college=Brown&round=rd&tz=Mars/Olympus', undefined],
    ['GET', '/api/import/college-suggest?q=brown&tz=x', undefined],
    ['GET', `/api/import/college-suggest?q=${'x'.repeat(201)}`, undefined],
    ['POST', '/api/import/resolve-colleges', { names: 'Brown', round: 'rd' }],
    ['POST', '/api/import/resolve-colleges', { names: Array(501).fill('Brown'), round: 'rd' }],
  ])('%s %s is refused', async (method, path, body) => {
    const { token } = await side.student();
    expect((await side.request(method, path, { token, body })).status).toBe(400);
  });
}
