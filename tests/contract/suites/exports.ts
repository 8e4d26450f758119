import { expect, test } from 'vitest';
import { addressOf } from '#contract/client.ts';
import type { Side } from '../both-sides.ts';

export function exports(side: Side) {
  test.each(['exportZip', 'exportDocument'] as const)('a ticket opens one download of %s', async (name) => {
    const { call } = await side.student();
    const { ticket } = await call('createTicket');
    const download = () => side.fetch(addressOf(name, { query: { ticket } }));
    const first = await download();
    expect(first.status).toBe(200);
    expect(first.headers.get('content-disposition')).toMatch(/^attachment; filename="laurel-[\w.-]+"$/);
    // Both are zip files.
    expect(new Uint8Array(await first.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
    const again = await download();
    expect(again.status).toBe(403);
    expect(await again.json()).toEqual({ error: expect.stringContaining('start the export again') });
  });

  test.each(['Pacific/Honolulu', 'Nowhere/At all', ''])('a download for the zone %j is made', async (tz) => {
    const { call } = await side.student();
    const { ticket } = await call('createTicket');
    expect((await side.fetch(addressOf('exportZip', { query: { ticket, tz } }))).status).toBe(200);
  });

  test.each(['', '?ticket=', '?ticket=guessed', `?ticket=${'x'.repeat(5_000)}`])(
    'a download with %j is refused',
    async (query) => {
      for (const path of ['/api/export/zip', '/api/export/google-docs'])
        expect((await side.request('GET', path + query)).status).toBe(403);
    },
  );

  test('the calendar is read by its address alone, holds the deadlines, and an earlier address is dead', async () => {
    const { call } = await side.student();
    await call('createApplication', {
      body: { college: 'Oberlin College', deadline: '2027-01-05T04:59:00.000Z', notes: 'a private note' },
    });
    await call('createApplication', {
      body: { college: 'Submitted College', deadline: '2027-01-05', status: 'submitted' },
    });
    const first = new URL((await call('createCalendar')).url);
    const feed = await side.fetch(first.pathname);
    const text = await feed.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain('Oberlin College');
    expect(text).not.toContain('SUMMARY:Submitted College');
    expect(text).not.toContain('private');
    const second = new URL((await call('createCalendar')).url);
    expect((await side.fetch(second.pathname)).status).toBe(200);
    expect((await side.fetch(first.pathname)).status).toBe(404);
    expect((await side.fetch('/api/calendar/guessed.ics')).status).toBe(404);
    expect((await side.fetch(second.pathname.replace('.ics', ''))).status).toBe(404);
  });

  test('the calendar has what the plan says by a date, until it is done', async () => {
    const { call } = await side.student();
    const { id: appId } = await call('createApplication', {
      body: { college: 'Deep Springs College', deadline: '2090-01-05' },
    });
    const { id: sid } = await call('createSupplemental', {
      params: { appId },
      body: { title: 'Why us', due: '2089-12-20' },
    });
    const address = new URL((await call('createCalendar')).url).pathname;
    const feed = async () => (await (await side.fetch(address)).text()).replaceAll('\r\n ', '');
    const { items } = await call('readPlan');
    const dated = items.filter(({ due, state }) => due !== null && state !== 'done');
    expect(dated.length).toBeGreaterThan(2);
    const before = await feed();
    for (const { title, id } of dated) {
      expect(before).toContain(`SUMMARY:${title}`);
      expect(before).toContain(`UID:${id}@laurel`);
    }
    expect(before.match(/SUMMARY:.*Why us/g)).toHaveLength(1);
    await call('saveSupplemental', { params: { sid }, body: { status: 'final' } });
    expect(await feed()).not.toContain('Why us');
  });

  test('the calendar and the dashboard have no deadline of a college that has answered, and none after a binding yes', async () => {
    const { call } = await side.student();
    const due = '2090-01-05';
    const add = async (college: string, round: 'ed' | 'rd') => {
      const { id: appId } = await call('createApplication', { body: { college, round, deadline: due } });
      // An essay with a date of its own stays due when its application is sent.
      await call('createSupplemental', { params: { appId }, body: { title: 'Why us', due } });
      return appId;
    };
    const answered = async (appId: string, decision: 'accepted' | 'denied') => {
      await call('patchApplication', { params: { appId }, body: { status: 'submitted' } });
      await call('patchApplication', { params: { appId }, body: { decision } });
    };
    const ed = await add('Oberlin College', 'ed');
    await add('Kenyon College', 'rd');
    const denied = await add('Grinnell College', 'rd');
    const address = new URL((await call('createCalendar')).url).pathname;
    const shown = async () => {
      const { deadlines } = await call('readOverview', { query: { tz: 'UTC' } });
      return [...new Set(deadlines.map(({ title }) => title.split(' ')[0]))].toSorted();
    };
    expect(await shown()).toEqual(['Grinnell', 'Kenyon', 'Oberlin']);
    await answered(denied, 'denied');
    expect(await shown()).toEqual(['Kenyon', 'Oberlin']);
    await answered(ed, 'accepted');
    expect(await shown()).toEqual([]);
    const feed = (await (await side.fetch(address)).text()).replaceAll('\r\n ', '');
    expect(feed).not.toMatch(/SUMMARY:(?:Kenyon|Grinnell) College: (?:Regular|Why us)|SUMMARY:.*“Why us”/);
  });

  test('the address of the calendar is shown again, until it is switched off', async () => {
    const { call } = await side.student();
    expect(await call('readCalendarAddress')).toEqual({ url: null, active: false, readAt: null });
    const { url } = await call('createCalendar');
    expect(await call('readCalendarAddress')).toEqual({ url, active: true, readAt: null });
    expect(await call('readAccess')).toMatchObject({ calendarReadAt: null });

    expect((await side.fetch(new URL(url).pathname)).status).toBe(200);
    const { readAt } = await call('readCalendarAddress');
    expect(readAt).toMatch(/Z$/);
    expect(await call('readAccess')).toMatchObject({ calendarReadAt: readAt });

    await call('deleteCalendar');
    expect(await call('readCalendarAddress')).toEqual({ url: null, active: false, readAt: null });
    expect((await side.fetch(new URL(url).pathname)).status).toBe(404);
  });

  test('the newest twenty exports are noted', async () => {
    const { call } = await side.student();
    expect(await call('readAccess')).toMatchObject({ exports: [] });
    const download = async (name: 'exportZip' | 'exportDocument') => {
      const { ticket } = await call('createTicket');
      await (await side.fetch(addressOf(name, { query: { ticket } }))).arrayBuffer();
    };
    for (let i = 0; i < 20; i++) await download('exportDocument');
    await download('exportZip');
    const { exports } = await call('readAccess');
    expect(exports.map(({ kind }) => kind)).toEqual(['zip', ...Array.from({ length: 19 }, () => 'document')]);
  });
}
