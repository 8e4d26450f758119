import { expect, test } from 'vitest';
import type { Side } from '../both-sides.ts';

export function rounds(side: Side) {
  test('without an early plan there is no pair', async () => {
    const { call } = await side.student();
    for (const college of ['Brown', 'Cornell']) await call('createApplication', { body: { college, round: 'rd' } });
    expect(await call('readRounds')).toEqual({
      summary: 'None of your applications is in an early round.',
      pairs: [],
    });
  });

  test('two binding plans may not go together, and the answer says by which rule', async () => {
    const { call } = await side.student();
    const add = async (college: string, round: 'ed' | 'rd') =>
      (await call('createApplication', { body: { college, round } })).id;
    const [brown, cornell, mit] = [await add('Brown', 'ed'), await add('Cornell', 'ed'), await add('MIT', 'rd')];
    const { summary, pairs } = await call('readRounds');
    expect(summary).toMatch(/^(Brown|Cornell) University may not be open beside (Brown|Cornell) University\.$/);
    const told = pairs.map(({ a, b, verdict }) => [new Set([a, b]), verdict]);
    expect(told).toHaveLength(3);
    expect(told).toContainEqual([new Set([brown, cornell]), 'clash']);
    expect(told).toContainEqual([new Set([brown, mit]), 'fine']);
    expect(told).toContainEqual([new Set([cornell, mit]), 'fine']);
    expect(pairs.find(({ verdict }) => verdict === 'clash')).toMatchObject({
      says: 'Only one binding plan may be pending at a time.',
      source: {
        name: expect.any(String),
        url: expect.any(String),
        checkedOn: expect.any(String),
        cycle: expect.any(String),
      },
    });
  });

  test('a denial frees: the second binding round is fine then', async () => {
    const { call } = await side.student();
    const { id: appId } = await call('createApplication', {
      body: { college: 'Brown', round: 'ed', status: 'submitted' },
    });
    await call('createApplication', { body: { college: 'Oberlin College', round: 'ed2' } });
    expect((await call('readRounds')).pairs.map(({ verdict }) => verdict)).toEqual(['order']);
    await call('patchApplication', { params: { appId }, body: { decision: 'denied' } });
    expect((await call('readRounds')).pairs.map(({ verdict }) => verdict)).toEqual(['fine']);
  });

  test('of Oxford and Cambridge only one may be chosen, though neither has an early round', async () => {
    const { call } = await side.student();
    for (const college of ['University of Oxford', 'University of Cambridge', 'Brown University'])
      await call('createApplication', { body: { college, round: 'rd' } });
    const { summary, pairs } = await call('readRounds');
    expect(pairs).toMatchObject([
      { verdict: 'clash', source: { name: expect.any(String), checkedOn: expect.stringMatching(/^\d{4}-/) } },
    ]);
    expect(summary).toContain('Oxford');
  });

  test('a plan that does not exist yet is checked against the student’s own, and stores nothing', async () => {
    const { call } = await side.student();
    const { id } = await call('createApplication', { body: { college: 'Brown', round: 'ed' } });
    const { pairs } = await call('checkRound', { body: { college: 'Cornell', round: 'ed' } });
    expect(pairs).toMatchObject([{ a: null, b: id, verdict: 'clash' }]);
    const again = await call('checkRound', { body: { college: 'brown university', round: 'rd' } });
    expect(again.pairs).toMatchObject([{ a: null, b: id, verdict: 'clash', source: null }]);
    expect(await call('listApplications')).toHaveLength(1);
  });

  test('a scholarship among the requirements excepts an early date, so that it is to be asked', async () => {
    const { call } = await side.student();
    await call('createApplication', { body: { college: 'Stanford', round: 'rea' } });
    const { id: appId } = await call('createApplication', { body: { college: 'Case Western', round: 'ea' } });
    const verdicts = async () => (await call('readRounds')).pairs.map(({ verdict }) => verdict);
    expect(await verdicts()).toEqual(['clash']);
    const { id: rid } = await call('createRequirement', { params: { appId }, body: { kind: 'scholarship' } });
    expect(await verdicts()).toEqual(['ask']);
    const { suggestions } = await call('readOverview', { query: {} });
    expect(suggestions.filter((says) => says.includes('may not be open together'))).toEqual([]);
    expect((await call('readPlan')).items.filter(({ kind }) => kind === 'clash')).toEqual([]);
    await call('patchRequirement', { params: { appId, rid }, body: { state: 'notNeeded' } });
    expect(await verdicts()).toEqual(['clash']);
  });

  test('two rounds of one college are told by its one name', async () => {
    const { call } = await side.student();
    for (const college of ['Brown', 'Brown University'])
      await call('createApplication', { body: { college, round: college === 'Brown' ? 'ed' : 'rd' } });
    expect((await call('readRounds')).summary).toBe(
      'Brown University takes one application a year, and you have two rounds there.',
    );
  });

  test('the dashboard says which plans clash, also where the first is sent already', async () => {
    const { call } = await side.student();
    await call('createApplication', { body: { college: 'Brown', round: 'ed', status: 'submitted' } });
    await call('createApplication', { body: { college: 'Cornell', round: 'ed' } });
    const { suggestions } = await call('readOverview', { query: {} });
    expect(suggestions.filter((says) => says.includes('may not be open together'))).toHaveLength(1);
  });

  test('a check without a college or with an unknown round says what is wrong', async () => {
    const { token } = await side.student();
    for (const body of [{ round: 'ed' }, { college: 'Brown', round: 'early' }])
      expect((await side.request('POST', '/api/rounds/check', { token, body })).status).toBe(400);
  });

  test('nobody sees the plans of another student', async () => {
    const [one, other] = [await side.student(), await side.student()];
    await one.call('createApplication', { body: { college: 'Brown', round: 'ed' } });
    expect((await other.call('readRounds')).pairs).toEqual([]);
    expect((await other.call('checkRound', { body: { college: 'Cornell', round: 'ed' } })).pairs).toEqual([]);
  });
}
