import { expect, test } from 'vitest';
import { topicOf } from '#contract/suggestions.ts';
import { paragraph } from '../../support/essays.ts';
import type { Side } from '../both-sides.ts';

// Both sides live at 2026-11-10T15:00Z.
export function overview(side: Side) {
  test('of a new student counts nothing, and says where to begin', async () => {
    const { call } = await side.student();
    const { suggestions, ...figures } = await call('readOverview', { query: {} });
    expect(figures).toEqual({
      applications: { total: 0, statuses: { drafting: 0, editing: 0, submitted: 0, accepted: 0 } },
      essays: { avgScore: 0, latest: null, lastScore: null },
      extracurriculars: { count: 0, target: 6 },
      deadlines: [],
    });
    expect(suggestions.map(topicOf)).toEqual(['essays', 'applications', 'activities']);
  });

  test('counts applications by status, and an accepted one as submitted too', async () => {
    const { call } = await side.student();
    for (const status of ['drafting', 'editing', 'submitted', 'submitted'] as const)
      await call('createApplication', { body: { college: `College ${status}`, status } });
    const [application] = (await call('listApplications')).filter(({ status }) => status === 'submitted');
    await call('patchApplication', { params: { appId: application!.id }, body: { decision: 'accepted' } });
    expect((await call('readOverview', { query: {} })).applications).toEqual({
      total: 4,
      statuses: { drafting: 1, editing: 1, submitted: 2, accepted: 1 },
    });
  });

  test('averages the scored essays, and names the one scored last', async () => {
    const { call } = await side.student();
    const { id: appId } = await call('createApplication', { body: { college: 'Brown' } });
    const { id: sid } = await call('createSupplemental', {
      params: { appId },
      body: { title: 'Why Brown', response: 'Because it floats.' },
    });
    await call('saveDraft', { body: { text: paragraph } });
    const main = await call('gradeEssay', { body: { text: paragraph } });
    expect((await call('readOverview', { query: {} })).essays).toMatchObject({
      avgScore: main.score,
      latest: { id: 'main', score: main.score, categories: main.categories },
      lastScore: main.score,
    });
    const supplemental = await call('gradeEssay', { body: { text: 'Because it floats.', supplementalId: sid } });
    expect((await call('readOverview', { query: {} })).essays.avgScore).toBe(
      Math.round(((main.score + supplemental.score) / 2) * 10) / 10,
    );
  });

  test('shows what is still due, soonest first, with mini-deadlines, and overdue ones for thirty days', async () => {
    const { call } = await side.student();
    const add = (college: string, deadline: string | null, status: 'drafting' | 'submitted' = 'drafting') =>
      call('createApplication', { body: { college, deadline, status, round: 'rd' } });
    const brown = await add('Brown', '2027-01-05T04:59:00.000Z');
    await add('Overdue', '2026-10-12T03:59:00.000Z');
    await add('Long gone', '2026-10-01T03:59:00.000Z');
    await add('Submitted', '2026-11-20T04:59:00.000Z', 'submitted');
    await add('Undated', null);
    const params = { appId: brown.id };
    await call('createSupplemental', { params, body: { title: 'Why Brown', due: '2026-12-01T04:59:00.000Z' } });
    await call('createSupplemental', {
      params,
      body: { title: 'Done', due: '2026-12-01T04:59:00.000Z', status: 'final' },
    });
    await call('createSupplemental', { params, body: { title: 'With the application' } });
    const { deadlines } = await call('readOverview', { query: {} });
    expect(deadlines.map(({ title, kind, due }) => [title, kind, due])).toEqual([
      ['Overdue', 'application', '2026-10-12T03:59:00.000Z'],
      ['Brown: Why Brown', 'supplemental', '2026-12-01T04:59:00.000Z'],
      ['Brown', 'application', '2027-01-05T04:59:00.000Z'],
    ]);
    expect(deadlines[1]).toMatchObject({ appId: brown.id, round: null });
  });

  test("suggests from the student's own rows, each with a word that leads to where it is done", async () => {
    const { call } = await side.student();
    const { id: appId } = await call('createApplication', {
      body: { college: 'Oberlin', deadline: '2026-11-08T04:59:00.000Z' },
    });
    await call('createSupplemental', { params: { appId }, body: { title: 'Why Oberlin' } });
    await call('createActivity', { body: { title: 'Arabic tutor', impact: 'Teach reading to younger students.' } });
    await call('saveDraft', { body: { text: paragraph } });
    const { suggestions } = await call('readOverview', { query: {} });
    const about = (words: string) => suggestions.filter((suggestion) => suggestion.includes(words)).map(topicOf);
    expect(about('Oberlin’s deadline was 3 days ago')).toEqual(['applications']);
    expect(about('Arabic tutor')).toEqual(['activities']);
    expect(about('Score your main essay')).toEqual(['essays']);
    expect(suggestions.every((suggestion) => topicOf(suggestion) !== null)).toBe(true);
  });

  test('a zone that does not exist is refused', async () => {
    const { token } = await side.student();
    expect((await side.request('GET', '/api/overview?tz=Mars', { token })).status).toBe(400);
  });
}
