import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { Side } from '../both-sides.ts';

const COMMUNITY = 'Describe a community that you belong to and your place in it.';
const BROWN_JOY = 'Whether big or small, mundane or spectacular, tell us about something that brings you joy.';

export function essayMap(side: Side) {
  /** A student with two applications, and a way to give either a supplemental. */
  async function studentWithTwo() {
    const student = await side.student();
    const { call } = student;
    const [brown, stanford] = await Promise.all(
      ['Brown University', 'Stanford University'].map((college) => call('createApplication', { body: { college } })),
    );
    const add = (appId: string, body: { title?: string; prompt?: string; wordLimit?: number; response?: string }) =>
      call('createSupplemental', { params: { appId }, body });
    return { ...student, brown: brown!.id, stanford: stanford!.id, add };
  }

  test('of a new student has no prompt, and then the main essay once it has a text', async () => {
    const { call } = await side.student();
    expect(await call('readEssayMap')).toEqual({
      prompts: [],
      reuse: [],
      toWrite: [],
      stories: [],
      colleges: [],
      noSupplement: [],
    });
    await call('saveDraft', { body: { text: 'One word after another.' } });
    expect(await call('readEssayMap')).toMatchObject({
      prompts: [{ essayId: 'main', units: [], corrected: false, words: 4, limit: 650 }],
      toWrite: ['main'],
    });
  });

  test('says which essay serves another prompt, and how many are left to write', async () => {
    const { call, brown, stanford, add } = await studentWithTwo();
    const source = await add(brown, { prompt: COMMUNITY, wordLimit: 4, response: 'Four words of mine.' });
    const target = await add(stanford, { prompt: COMMUNITY, wordLimit: 5 });
    for (const { id } of [source, target])
      await call('patchUnits', { params: { essayId: id }, body: { units: ['community'] } });
    expect((await call('readEssayMap')).toWrite).toHaveLength(1);
    await call('saveSupplemental', { params: { sid: source.id }, body: { status: 'final' } });
    expect(await call('readEssayMap')).toMatchObject({
      reuse: [{ target: target.id, source: source.id, coverage: 0.8, kind: 'asIs' }],
      toWrite: [],
    });
  });

  test('takes what a published question asks for from this season, until the student corrects it', async () => {
    const { call, brown, add } = await studentWithTwo();
    const { id: essayId } = await add(brown, { prompt: BROWN_JOY, wordLimit: 150 });
    const prompt = async () => (await call('readEssayMap')).prompts.find((row) => row.essayId === essayId);
    const read = { essayId, read: ['joy'], published: true, words: 0, limit: 150 };
    expect(await prompt()).toEqual({ ...read, units: ['joy'], corrected: false });
    const corrected = await call('patchUnits', { params: { essayId }, body: { units: ['joy', 'identity'] } });
    expect(corrected).toEqual({ ...read, units: ['joy', 'identity'], corrected: true });
    expect(await prompt()).toEqual(corrected);
    expect(await call('patchUnits', { params: { essayId }, body: { units: null } })).toMatchObject({
      units: ['joy'],
      corrected: false,
    });
  });

  test('names the colleges that list no supplement for everybody', async () => {
    const { call } = await studentWithTwo();
    const { id: appId } = await call('createApplication', { body: { college: 'Oberlin College' } });
    await call('createApplication', { body: { college: 'Nowhere College of Nothing' } });
    expect((await call('readEssayMap')).noSupplement).toEqual([{ appId, programs: true, cycle: '2026-27' }]);
  });

  test.each([[{ units: [] }], [{ units: ['poetry'] }], [{ units: 'joy' }], [{}]])(
    'refuses %o as what a prompt asks for',
    async (body) => {
      const { token, brown, add } = await studentWithTwo();
      const { id } = await add(brown, { prompt: BROWN_JOY });
      expect(await side.request('PATCH', `/api/essays/${id}/units`, { token, body })).toMatchObject({ status: 400 });
    },
  );

  test('tells stories by college, and what no answer shows', async () => {
    const { call, brown, add } = await studentWithTwo();
    const { id } = await call('createActivity', { body: { title: 'Robotics', hoursPerWeek: 9, weeksPerYear: 30 } });
    await call('createActivity', { body: { title: 'Violin', hoursPerWeek: 1, weeksPerYear: 10 } });
    await call('createHonor', { body: { title: 'Laureate Olympiad' } });
    const first = await add(brown, { title: 'One', response: 'Our robotics pit is loud. I like it.' });
    await add(brown, { title: 'Two', response: 'Robotics begins in January.' });
    const map = await call('readEssayMap');
    expect(map.stories.find((story) => story.id === id)).toMatchObject({
      name: 'Robotics',
      kind: 'activity',
      essays: [{ essayId: first.id, quote: 'Our robotics pit is loud.' }, { quote: 'Robotics begins in January.' }],
    });
    expect(map.stories.find(({ kind }) => kind === 'honor')).toMatchObject({ name: 'Laureate Olympiad', essays: [] });
    expect(map.colleges).toEqual([
      { appId: brown, says: 'Robotics carries 2 of 2 Brown answers. No answer shows “Violin”.' },
    ]);
  });

  test('an empty answer is started from another essay, and says so from then on', async () => {
    const { call, brown, stanford, add } = await studentWithTwo();
    const source = await add(brown, { title: 'Why Brown', response: 'Because of the river.' });
    const target = await add(stanford, { title: 'Why Stanford' });
    expect(target.startedFrom).toBeNull();
    const params = { targetId: target.id };
    const started = await call('startFrom', { params, body: { sourceId: source.id } });
    expect(started).toMatchObject({
      id: target.id,
      response: 'Because of the river.',
      words: 4,
      revision: 1,
      startedFrom: { essayId: source.id },
    });
    expect(await call('readSupplemental', { params: { sid: target.id } })).toEqual(started);
    await expect(call('startFrom', { params, body: { sourceId: source.id } })).rejects.toMatchObject({
      status: 409,
      message: 'This answer has a text already, so nothing was copied.',
    });
  });

  test('nothing is started from an essay without a text, and the main essay from none', async () => {
    const { call, brown, add } = await studentWithTwo();
    const { id } = await add(brown, { title: 'Why Brown' });
    const start = (targetId: string, sourceId: string) =>
      call('startFrom', { params: { targetId }, body: { sourceId } });
    await expect(start(id, 'main')).rejects.toMatchObject({ status: 400 });
    await expect(start(id, id)).rejects.toMatchObject({ status: 400 });
    await expect(start('main', id)).rejects.toMatchObject({ status: 400 });
    await expect(start(id, 'nobodys')).rejects.toMatchObject({ status: 404 });
  });

  test('another college in an answer is a slip, until the student says that it was meant', async () => {
    const { call, brown, add } = await studentWithTwo();
    const response = 'I would love to study at Stanford University, where I would row.';
    const { id: essayId } = await add(brown, { title: 'Why Brown', response });
    const slips = await call('listSlips', { params: { essayId } });
    expect(slips).toEqual([{ start: 25, end: 44, college: 'Stanford University', alsoMeans: null, meant: false }]);
    const say = (name: string, meant: boolean) => call('patchSlips', { params: { essayId }, body: { name, meant } });
    expect(await say('Stanford University', true)).toMatchObject([{ meant: true }]);
    expect(await call('listSlips', { params: { essayId } })).toMatchObject([{ meant: true }]);
    expect(await say('Stanford University', false)).toEqual(slips);
    await expect(say('Yale', true)).rejects.toMatchObject({ status: 400 });
  });

  test('the main essay goes to every college, so no name is left in it', async () => {
    const { call } = await side.student();
    await call('saveDraft', { body: { text: 'I would love to study at Stanford University.' } });
    expect(await call('listSlips', { params: { essayId: 'main' } })).toEqual([]);
  });

  test('an essay over its limit has sentences that could go, as many as are needed', async () => {
    const { call, brown, add } = await studentWithTwo();
    const response =
      'The dryer coughs at nine. I write down the time. My mother folds the last sheet. Then we lock the door. Nobody speaks.';
    const { id: essayId } = await add(brown, { title: 'Night', response, wordLimit: 18 });
    const cuts = await call('listCuts', { params: { essayId } });
    expect(cuts.reduce((sum, { words }) => sum + words, 0)).toBeGreaterThanOrEqual(4);
    for (const { start, end, words } of cuts) expect(response.slice(start, end).split(' ')).toHaveLength(words);
    await call('saveSupplemental', { params: { sid: essayId }, body: { wordLimit: 100 } });
    expect(await call('listCuts', { params: { essayId } })).toEqual([]);
  });

  test('the questions of a college are offered with limit and source, and added in one step', async () => {
    const { call, brown, add } = await studentWithTwo();
    const params = { appId: brown };
    const own = await add(brown, { prompt: BROWN_JOY });
    const offered = await call('listCollegePrompts', { params });
    expect(offered).toMatchObject({ status: 'published', source: { checkedOn: '2026-11-22', cycle: '2026-27' } });
    const everybodys = offered.prompts.filter(({ need }) => need === 'required');
    expect(everybodys).toHaveLength(4);
    expect(everybodys.find(({ text }) => text === BROWN_JOY)).toMatchObject({
      limit: { unit: 'words', min: 100, max: 150 },
      units: ['joy'],
      essayId: own.id,
    });
    const added = await call('addCollegePrompts', { params, body: { prompts: everybodys.map(({ id }) => id) } });
    expect(added.map(({ prompt, wordLimit }) => [prompt, wordLimit])).toEqual(
      everybodys.flatMap(({ text, limit, essayId }) => (essayId === null ? [[text, limit.max]] : [])),
    );
    expect(new Set(added.map(({ title }) => title)).size).toBe(3);
    const after = await call('listCollegePrompts', { params });
    expect(after.prompts.filter(({ essayId }) => essayId !== null)).toHaveLength(4);
    expect(await call('addCollegePrompts', { params, body: { prompts: [everybodys[0]!.id] } })).toEqual([]);
    await expect(call('addCollegePrompts', { params, body: { prompts: ['yale-university-1'] } })).rejects.toMatchObject(
      {
        status: 400,
      },
    );
  });

  test('the questions of a college that are added twice at once are added once', async () => {
    const { call, brown: appId } = await studentWithTwo();
    const params = { appId };
    const { prompts } = await call('listCollegePrompts', { params });
    const body = { prompts: prompts.slice(0, 2).map(({ id }) => id) };
    await Promise.all([call('addCollegePrompts', { params, body }), call('addCollegePrompts', { params, body })]);
    const { supplementals } = await call('readApplication', { params });
    expect(supplementals).toHaveLength(2);
  });

  test('the questions of a college are added all or not at all, where there is no room for them', async () => {
    const { call, brown: appId, add } = await studentWithTwo();
    for (let n = 1; n < limits.supplementals; n++) await add(appId, { title: `Prompt ${n}` });
    const { prompts } = await call('listCollegePrompts', { params: { appId } });
    const two = prompts.slice(0, 2).map(({ id }) => id);
    await expect(call('addCollegePrompts', { params: { appId }, body: { prompts: two } })).rejects.toMatchObject({
      status: 400,
      message: `There is room for ${limits.supplementals}. Delete what you no longer need.`,
    });
    expect(await call('addCollegePrompts', { params: { appId }, body: { prompts: two.slice(0, 1) } })).toHaveLength(1);
  });

  test('of a college that nobody has read nothing is offered', async () => {
    const { call } = await side.student();
    const { id: appId } = await call('createApplication', { body: { college: 'Nowhere College of Nothing' } });
    expect(await call('listCollegePrompts', { params: { appId } })).toEqual({
      status: 'unknown',
      note: null,
      source: null,
      prompts: [],
    });
  });
}
