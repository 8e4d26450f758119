import { expect, test } from 'vitest';
import type { Side } from '../both-sides.ts';

export function honors(side: Side) {
  test('need a title alone and start as the form does', async () => {
    const { call } = await side.student();
    expect(await call('listHonors')).toEqual([]);
    const honor = await call('createHonor', { body: { title: '  State finalist ', organization: ' ', notes: '' } });
    expect(honor).toMatchObject({
      title: 'State finalist',
      organization: null,
      kind: 'Award',
      level: 'School',
      gradeYear: 11,
      notes: null,
    });
    await call('createHonor', { body: { title: 'Newer', kind: 'Service Project', level: null, gradeYear: 9 } });
    expect((await call('listHonors')).map(({ title }) => title)).toEqual(['Newer', 'State finalist']);
  });

  test.each([
    [{}, 'title', 'Title is required.'],
    [{ title: ' ' }, 'title', 'Title is required.'],
    [{ title: 'A', gradeYear: 8 }, 'gradeYear', 'Grade is 9, 10, 11 or 12.'],
    [{ title: 'A', gradeYear: '11' }, 'gradeYear', 'Grade is 9, 10, 11 or 12.'],
    [{ title: 'A', kind: 'Prize' }, 'kind', expect.stringContaining('Service Project')],
    [{ title: 'A', level: 'Galactic' }, 'level', expect.stringContaining('International')],
    [{ title: 'A', levels: ['Galactic'] }, 'levels.0', expect.stringContaining('State/Regional')],
    [{ title: 'A', levels: 'School' }, 'levels', expect.stringContaining('Send a list')],
    [{ title: 'A', awardType: 'Sports' }, 'awardType', expect.stringContaining('Non-academic')],
    [{ title: 'A', eligibility: 'x'.repeat(251) }, 'eligibility', 'Use at most 250 characters.'],
    [{ title: 'A', notes: 'x'.repeat(20_001) }, 'notes', 'Use at most 20,000 characters.'],
  ])('adding %j is refused', async (body, field, sentence) => {
    const { token } = await side.student();
    const refused = await side.request('POST', '/api/honors', { token, body });
    expect(refused).toMatchObject({ status: 400, body: { error: sentence, fields: { [field]: sentence } } });
  });

  test('may have several levels of recognition', async () => {
    const { call } = await side.student();
    const { id, levels } = await call('createHonor', { body: { title: 'Debate' } });
    expect(levels).toEqual([]);
    const params = { honorId: id };
    const both = ['State/Regional', 'National'] as const;
    expect(await call('patchHonor', { params, body: { levels: [...both] } })).toMatchObject({ levels: both });
    expect(await call('patchHonor', { params, body: { notes: 'Twice.' } })).toMatchObject({ levels: both });
  });

  test('has what forms ask of an award, which is empty without', async () => {
    const { call } = await side.student();
    const { id, awardType, eligibility } = await call('createHonor', { body: { title: 'Debate' } });
    expect([awardType, eligibility]).toEqual([null, '']);
    const params = { honorId: id };
    const given = { awardType: 'Academic', eligibility: 'Open to all.\nOnce a year.' } as const;
    expect(await call('patchHonor', { params, body: given })).toMatchObject(given);
    expect(await call('patchHonor', { params, body: { notes: 'Twice.' } })).toMatchObject(given);
    expect(await call('patchHonor', { params, body: { awardType: null } })).toMatchObject({
      ...given,
      awardType: null,
    });
  });

  test('a change keeps what it does not name, and a deleted one is gone', async () => {
    const { call, token } = await side.student();
    const { id } = await call('createHonor', { body: { title: 'Debate', organization: 'NSDA', notes: 'Twice.' } });
    const params = { honorId: id };
    expect(await call('patchHonor', { params, body: { level: 'National' } })).toMatchObject({
      title: 'Debate',
      organization: 'NSDA',
      level: 'National',
      notes: 'Twice.',
    });
    expect(await call('patchHonor', { params, body: { organization: '' } })).toMatchObject({ organization: null });
    expect((await side.request('PATCH', `/api/honors/${id}`, { token, body: { title: '' } })).status).toBe(400);
    await call('deleteHonor', { params });
    await expect(call('patchHonor', { params, body: {} })).rejects.toMatchObject({ status: 404 });
    expect(await call('listHonors')).toEqual([]);
  });

  test('opportunities fit the interests, each with its reason, and never more than asked', async () => {
    const { call } = await side.student();
    const { items } = await call('findOpportunities', {
      body: { lat: 41.65, lng: -83.54, interests: 'engineering and robotics', radiusMi: 50 },
    });
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThanOrEqual(6);
    for (const { name, description, whyItFits, url } of items) {
      expect(name && description && whyItFits).toBeTruthy();
      expect(url).toMatch(/^https?:\/\//);
    }
    const ideas = async (n: number) =>
      (await call('findOpportunities', { body: { n, interests: 'engineering' } })).items;
    expect(await ideas(2)).toHaveLength(2);
    expect(await ideas(0)).toHaveLength(1);
    expect((await ideas(50)).length).toBeLessThanOrEqual(12);
  });

  test('an answer with nothing near the place says so', async () => {
    const { call } = await side.student();
    const about = async (body: { place?: string; radiusMi: 5 | 50 }) => {
      const { items, note } = await call('findOpportunities', {
        body: { interests: 'history', n: 12, grade: 9, ...body },
      });
      const isNear = items.some(({ distanceMi }) => distanceMi !== null);
      return { isNear, says: /^Laurel’s directory has nothing within \d+ miles that fits this\./.test(note ?? '') };
    };
    for (const radiusMi of [5, 50] as const) {
      const { isNear, says } = await about({ place: 'Toledo, OH', radiusMi });
      expect(says).toBe(!isNear);
    }
    expect(await about({ radiusMi: 50 })).toEqual({ isNear: false, says: false });
  });

  test('a place by name will do; one that is not known is said', async () => {
    const { call, token } = await side.student();
    const abroad = await call('findOpportunities', { body: { place: 'Toronto' } });
    expect(abroad.items.filter(({ distanceMi }) => distanceMi !== null)).toEqual([]);
    expect(abroad.note).toMatch(
      /^Laurel knows what is near a place only in the United States, so nothing near “Toronto” /,
    );
    const { note } = await call('findOpportunities', { body: { lat: 43.65, lng: -79.38 } });
    expect(note).toMatch(/^Laurel knows what is near a place only in the United States, so nothing near you is here\./);
    expect((await call('findOpportunities', { body: { place: 'Toledo, OH' } })).items.length).toBeGreaterThan(0);
    const refused = await side.request('POST', '/api/honors/opportunities', {
      token,
      body: { place: 'Nowhere at all' },
    });
    expect(refused.status).toBe(400);
    expect(refused.body?.fields).toHaveProperty('place');
  });

  test.each([
    [{ radiusMi: 7 }, 'radiusMi'],
    [{ lat: 95, lng: 0 }, 'lat'],
    [{ interests: 'x'.repeat(501) }, 'interests'],
    [{ grade: 8 }, 'grade'],
    [{ n: 'six' }, 'n'],
  ])('asking for opportunities with %j is refused', async (body, field) => {
    const { token } = await side.student();
    const refused = await side.request('POST', '/api/honors/opportunities', { token, body });
    expect(refused.status).toBe(400);
    expect(refused.body?.fields).toHaveProperty(field);
  });
}
