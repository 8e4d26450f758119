import { expect, test } from 'vitest';
import { REMINDER_CONSENT } from '#contract/reminder-consent.ts';
import type { Side } from '../both-sides.ts';

export function reminders(side: Side) {
  test('are off until a kind is ticked, which notes the consent with its wording, version and time', async () => {
    const { call } = await side.student();
    const off = { digest: false, evening: 'sunday', dates: false, waiting: false, consent: null };
    expect(await call('readReminders')).toEqual(off);
    expect(await call('patchReminders', { body: { evening: 'friday' } })).toEqual({ ...off, evening: 'friday' });
    const on = await call('patchReminders', { body: { digest: true } });
    expect(on).toEqual({
      ...off,
      evening: 'friday',
      digest: true,
      consent: { ...REMINDER_CONSENT, at: '2026-11-10T15:00:00.000Z' },
    });
    expect(await call('patchReminders', { body: {} })).toEqual(on);
    expect(await call('readReminders')).toEqual(on);
    expect(await call('patchReminders', { body: { digest: false } })).toMatchObject({ digest: false, consent: null });
  });

  test('take no nonsense', async () => {
    const { token } = await side.student();
    const refused = async (body: object) => (await side.request('PATCH', '/api/reminders', { token, body })).status;
    expect(await refused({ evening: 'someday' })).toBe(400);
    expect(await refused({ digest: 'yes' })).toBe(400);
  });

  test('end for whoever has the token of a message, without signing in, and for nobody else', async () => {
    const { call } = await side.student();
    const other = await side.student();
    await other.call('patchReminders', { body: { dates: true } });
    await call('patchReminders', { body: { dates: true, digest: true } });
    const token = await side.unsubscribeToken((await call('readMe')).id);
    await side.visitor()('stopReminders', { body: { token } });
    expect(await call('readReminders')).toMatchObject({ dates: false, digest: false, consent: null });
    expect(await other.call('readReminders')).toMatchObject({ dates: true });
    await side.visitor()('stopReminders', { body: { token } });
    const guessed = await side.request('POST', '/api/unsubscribe', { body: { token: 'guessed' } });
    expect(guessed.status).toBe(404);
    expect((await side.request('POST', '/api/unsubscribe', { body: {} })).status).toBe(400);
  });
}
