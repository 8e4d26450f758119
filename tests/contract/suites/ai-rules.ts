import { expect, test } from 'vitest';
import type { Side } from '../both-sides.ts';

export function aiRules(side: Side) {
  test('without an application one sentence holds for all, and it gives no permission', async () => {
    const { call } = await side.student();
    const [rule, ...others] = await call('listAiRules');
    expect(others).toEqual([]);
    expect(rule).toMatchObject({ college: null, level: 'silent', source: null });
    expect(rule!.says).toContain('That is not permission');
  });

  test('each college of an application has its rule with source and day of checking, or asks to ask', async () => {
    const { call } = await side.student();
    for (const college of ['Nowhere College of Nothing', 'Brown University'])
      await call('createApplication', { body: { college } });
    expect(await call('listAiRules')).toMatchObject([
      { college: 'Brown University', level: 'forbids-all', source: { checkedOn: '2026-11-22' } },
      { college: 'Nowhere College of Nothing', level: 'silent', source: null },
    ]);
  });
}
