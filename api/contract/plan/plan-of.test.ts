import { describe, expect, test } from 'vitest';
import type { Duty } from '../duties.ts';
import type { Plan } from '../plan.ts';
import type { Requirement } from '../requirements.ts';
import { defaultSettings } from './default-settings.ts';
import { application, endOf, essay, now, planWith, requirement } from './fixtures.ts';
import type { PlanAnswer, PlanApplication } from './record.ts';

const itemIn = ({ items }: Plan, id: string) => items.find((item) => item.id === id);

const dutyOf = (id: string, says: string): Duty => ({
  id,
  says,
  who: 'student',
  due: 'at once',
  usual: null,
  optional: false,
  info: false,
  appIds: [],
  source: { name: 'College', url: null, checkedOn: '2026-11-22', cycle: null },
});

describe('the work that is left', () => {
  const minutes = (given: Parameters<typeof essay>[0], pace = 1) =>
    itemIn(
      planWith({ applications: [application({ supplementals: [essay(given)] })], settings: { pace } }),
      'essay.why',
    )?.minutes;

  test.each([
    [{ words: 0 }, 180],
    [{ words: 1 }, 126],
    [{ words: 159 }, 126],
    [{ words: 160 }, 90],
    [{ words: 160, status: 'editing' as const }, 45],
    [{ words: 160, status: 'final' as const }, 0],
    [{ wordLimit: null }, 203],
    [{ wordLimit: 50 }, 113],
    // 472.5, which a computer multiplies to a little less.
    [{ wordLimit: 550, words: 1 }, 473, 2],
  ])('of %j is %i minutes', (given, expected, pace = 1) => expect(minutes(given, pace)).toBe(expected));

  test('is half where the essay was started from another one', () => {
    const startedFrom = { essayId: 'other', at: now.toISOString() };
    expect(minutes({ words: 1, startedFrom })).toBe(63);
    expect(minutes({ words: 160, startedFrom })).toBe(45);
  });

  test('goes with the pace of the student', () => {
    expect(minutes({}, 0.5)).toBe(90);
    expect(minutes({}, 2)).toBe(360);
  });

  test('of the main essay counts once, with the earliest deadline that is still to come', () => {
    const plan = planWith({
      mainEssay: essay({ id: 'main', title: 'Number Eleven', wordLimit: 650 }),
      applications: [
        application({ id: 'missed', deadline: endOf('2026-11-01') }),
        application({ id: 'uc', deadline: endOf('2026-11-30') }),
        application(),
      ],
      requirements: [requirement({ appId: 'uc', kind: 'mainEssay', need: 'notConsidered', who: 'student' })],
    });
    expect(itemIn(plan, 'essay.main')).toMatchObject({
      title: 'Write “Number Eleven”',
      minutes: 383,
      due: endOf('2027-01-05'),
      appIds: ['oberlin', 'missed'],
    });
  });

  describe('of an answer that several colleges get', () => {
    const uc = (id: string, college: string, given: Partial<PlanAnswer>, more: Partial<PlanApplication> = {}) =>
      application({
        id,
        college: `University of California, ${college}`,
        deadline: endOf('2026-11-30'),
        supplementals: [
          essay({ wordLimit: 350, shared: { form: 'uc', question: 'uc-1' }, title: 'Leadership', ...given }),
        ],
        ...more,
      });
    const merced = uc('merced', 'Merced', { id: 'first' });

    test('counts once, as far as the furthest copy is, and is done with it', () => {
      const plan = planWith({ applications: [merced, uc('davis', 'Davis', { id: 'second', words: 100 })] });
      expect(plan.items.filter(({ kind }) => kind === 'essay')).toMatchObject([
        { id: 'essay.main' },
        {
          id: 'essay.first',
          essayId: 'second',
          title: 'Finish “Leadership”',
          why: 'University of California, Merced closes in 8 days. One answer goes to UC Merced and UC Davis. 100 of 350 words are written.',
          minutes: 173,
          appIds: ['merced', 'davis'],
          href: '/essaysworkspace/s/second',
        },
      ]);
      const done = planWith({ applications: [merced, uc('davis', 'Davis', { id: 'second', status: 'final' })] });
      expect(itemIn(done, 'essay.first')).toMatchObject({ state: 'done', minutes: 0 });
    });

    test('has the soonest date of those that are still to be sent, and what was sent keeps it done', () => {
      const sent = uc('davis', 'Davis', { id: 'second', status: 'final' }, { status: 'submitted' });
      const irvine = uc('irvine', 'Irvine', { id: 'third', due: endOf('2026-11-25') });
      const plan = planWith({ applications: [sent, merced, irvine] });
      expect(itemIn(plan, 'essay.first')).toMatchObject({ state: 'done', due: endOf('2026-11-25') });
      expect(planWith({ applications: [sent] }).items.some(({ id }) => id === 'essay.second')).toBe(false);
    });

    test('saves nothing where one of its colleges is left out', () => {
      const settings = { hoursPerWeek: 1 };
      const { verdict } = planWith({ applications: [merced, uc('davis', 'Davis', { id: 'second' })], settings });
      const [left] = verdict.waysOut.filter(({ appId }) => appId !== undefined);
      expect(left).toMatchObject({ says: 'Leave University of California, Merced out.', savesMinutes: 30 });
    });
  });

  test('of what is sent is nothing, and a final essay is done', () => {
    const sent = application({ status: 'submitted', submittedAt: now.toISOString(), supplementals: [essay()] });
    expect(itemIn(planWith({ applications: [sent] }), 'essay.why')).toBeUndefined();
    const final = application({ supplementals: [essay({ status: 'final' })] });
    expect(itemIn(planWith({ applications: [final] }), 'essay.why')).toMatchObject({ state: 'done', minutes: 0 });
  });

  test('has another college’s name in an answer that is to be sent, also in a final one', () => {
    const named = application({ supplementals: [essay({ status: 'final', namesLeft: ['Yale', 'Bowdoin'] })] });
    expect(itemIn(planWith({ applications: [named] }), 'name.why')).toMatchObject({
      kind: 'name',
      title: 'Look at Yale and Bowdoin in “Why us”',
      why: 'It goes to Oberlin and names Yale and Bowdoin. Change it, or say that you mean it.',
      due: endOf('2027-01-05'),
      minutes: 5,
      href: '/essaysworkspace/s/why',
      tick: false,
    });
    const sent = { ...named, status: 'submitted' as const, submittedAt: now.toISOString() };
    expect(itemIn(planWith({ applications: [sent] }), 'name.why')).toBeUndefined();
  });
});

describe('other people’s time', () => {
  const letters = (given: Parameters<typeof requirement>[0] = {}, more: Parameters<typeof planWith>[0] = {}) =>
    planWith({
      applications: [application({ id: 'cornell', college: 'Cornell', deadline: endOf('2027-01-02') })],
      requirements: [requirement({ appId: 'cornell', personId: 'lee', ...given })],
      people: [{ id: 'lee', name: 'Ms. Lee', role: 'teacher' }],
      settings: defaultSettings(now),
      ...more,
    });

  test('a teacher is asked fifteen school days before the deadline: days off and weekends are none', () => {
    expect(itemIn(letters(), 'ask.lee')).toMatchObject({
      title: 'Ask Ms. Lee for a letter to Cornell',
      why: 'Asked by November 30, there are 15 school days until January 2.',
      due: endOf('2026-11-30'),
      waitingFor: 'student',
      state: 'open',
      tick: true,
      personId: 'lee',
    });
  });

  test('a counselor is asked by their own date, or twenty school days before', () => {
    const counselor = { kind: 'counselorLetter', who: 'counselor', personId: null } as const;
    expect(itemIn(letters(counselor), 'ask.counselor')?.due).toBe(endOf('2026-11-18'));
    expect(itemIn(letters(counselor), 'ask.counselor')?.state).toBe('late');
    expect(itemIn(letters({ ...counselor, due: endOf('2026-12-11') }), 'ask.counselor')?.due).toBe(endOf('2026-12-11'));
  });

  test('one person is asked once for all colleges, by the earliest of their dates', () => {
    const plan = planWith({
      applications: [application({ id: 'brown', college: 'Brown', deadline: endOf('2026-12-20') }), application()],
      requirements: [requirement({ personId: 'lee' }), requirement({ appId: 'brown', personId: 'lee' })],
      people: [{ id: 'lee', name: 'Ms. Lee', role: 'teacher' }],
    });
    const asks = plan.items.filter(({ kind }) => kind === 'ask');
    expect(asks).toHaveLength(1);
    expect(asks[0]).toMatchObject({ due: endOf('2026-11-30'), appIds: ['oberlin', 'brown'] });
  });

  test('who was asked is reminded ten and three days before, until it is received', () => {
    const asked = letters({ state: 'asked', stateAt: '2026-11-20T15:00:00Z' });
    expect(itemIn(asked, 'ask.lee')).toMatchObject({ state: 'done' });
    expect(asked.items.filter(({ kind }) => kind === 'remind').map(({ due }) => due)).toEqual(
      ['2026-12-23', '2026-12-30'].map(endOf),
    );
    expect(itemIn(asked, 'wait.lee')).toMatchObject({ state: 'waiting', waitingFor: 'teacher', minutes: null });
    expect(letters({ state: 'received' }).items.filter(({ kind }) => kind !== 'submit' && kind !== 'essay')).toEqual(
      [],
    );
  });

  test('of two reminders whose day has come the later one is left, and none comes before the asking', () => {
    const at = { now: new Date('2026-12-31T17:00:00Z') };
    const given = { applications: [application({ deadline: endOf('2027-01-02') })] };
    const reminders = (stateAt: string) =>
      planWith({ ...given, requirements: [requirement({ state: 'asked', stateAt })] }, {}, at).items.filter(
        ({ kind }) => kind === 'remind',
      );
    expect(reminders('2026-11-20T15:00:00Z').map(({ due }) => due)).toEqual([endOf('2026-12-30')]);
    expect(reminders('2026-12-30T15:00:00Z')).toEqual([]);
  });

  test('a letter may still be asked for after the application is sent, until its date', () => {
    const sent = (deadline: string) => [
      application({ id: 'cornell', college: 'Cornell', status: 'submitted', submittedAt: now.toISOString(), deadline }),
    ];
    const asks = (deadline: string) => itemIn(letters({}, { applications: sent(deadline) }), 'ask.lee')?.title;
    expect(asks(endOf('2027-01-05'))).toBe('Ask Ms. Lee for a letter to Cornell');
    expect(asks(endOf('2026-11-01'))).toBeUndefined();
  });

  test('an application that was deferred is read again, so its letters are still waited for', () => {
    const deferred = application({
      id: 'cornell',
      college: 'Cornell',
      status: 'submitted',
      decision: 'deferred',
      deadline: endOf('2026-11-01'),
    });
    const plan = letters({ state: 'asked', stateAt: '2026-10-20T15:00:00Z' }, { applications: [deferred] });
    expect(itemIn(plan, 'wait.lee')?.appIds).toEqual(['cornell']);
  });

  test('what is optional or not known becomes no item', () => {
    for (const need of ['optional', 'unknown', 'notConsidered'] as const) {
      const kinds = letters({ need }).items.map(({ kind }) => kind);
      expect(kinds).not.toContain('ask');
    }
  });
});

describe('what else a college asks for', () => {
  const css = requirement({ kind: 'css', who: 'student' });
  const source = { name: 'Oberlin', url: 'https://oberlin.example', checkedOn: '2026-10-01', cycle: '2026-27' };

  test('has the day of aid that is known, with its source, and none where it is not known', () => {
    const given = { applications: [application()], requirements: [css] };
    expect(itemIn(planWith(given), 'aid.oberlin.css.1')).toMatchObject({ due: null, source: null });
    const known = planWith(given, { aidDate: () => ({ day: '2027-01-15', source }) });
    expect(itemIn(known, 'aid.oberlin.css.1')).toMatchObject({
      title: 'Send the CSS Profile to Oberlin',
      why: 'Oberlin wants it by January 15.',
      due: endOf('2027-01-15'),
      source,
    });
  });

  test('is the student’s with the application, a parent’s where they do it, and waits once it is sent', () => {
    const fee = requirement({ kind: 'fee', who: 'student' });
    const plan = (row: typeof fee) => planWith({ applications: [application()], requirements: [row] });
    expect(itemIn(plan(fee), 'requirement.oberlin.fee.1')).toMatchObject({ due: endOf('2027-01-05'), minutes: 15 });
    expect(itemIn(plan({ ...css, who: 'parent' }), 'aid.oberlin.css.1')).toMatchObject({
      waitingFor: 'parent',
      minutes: null,
    });
    const sent = plan({ ...fee, kind: 'tests', id: 'oberlin.tests.1', state: 'sent', stateAt: now.toISOString() });
    expect(itemIn(sent, 'requirement.oberlin.tests.1')).toMatchObject({
      state: 'waiting',
      waitingFor: 'college',
      why: 'Sent on November 22. Sent is not received: only the portal of Oberlin says that.',
    });
    expect(itemIn(plan({ ...fee, state: 'waived' }), 'requirement.oberlin.fee.1')).toBeUndefined();
  });

  test('says that supplements are wanted only while there are none', () => {
    const row = requirement({ kind: 'supplement', who: 'student' });
    const has = (supplementals: ReturnType<typeof essay>[]) =>
      itemIn(
        planWith({ applications: [application({ supplementals })], requirements: [row] }),
        'requirement.oberlin.supplement.1',
      );
    expect(has([])?.title).toBe('Add the supplements of Oberlin');
    expect(has([essay()])).toBeUndefined();
  });
});

describe('applications', () => {
  test('are sent three days early, and once that day is over by the deadline itself', () => {
    const due = (today: string) =>
      itemIn(planWith({ applications: [application()] }, {}, { now: new Date(`${today}T17:00:00Z`) }), 'submit.oberlin')
        ?.due;
    expect(due('2026-11-22')).toBe(endOf('2027-01-02'));
    expect(due('2027-01-02')).toBe(endOf('2027-01-02'));
    expect(due('2027-01-03')).toBe(endOf('2027-01-05'));
  });

  test('have their portal looked at five days after they were sent, until that is ticked', () => {
    const sent = { applications: [application({ status: 'submitted', submittedAt: '2026-11-20T15:00:00Z' })] };
    expect(itemIn(planWith(sent), 'portal.oberlin')).toMatchObject({
      due: endOf('2026-11-25'),
      state: 'open',
      tick: true,
    });
    const marks = [{ itemId: 'portal.oberlin', doneAt: now.toISOString(), later: null }];
    expect(itemIn(planWith({ ...sent, marks }), 'portal.oberlin')).toMatchObject({ state: 'done', minutes: 0 });
  });

  test('that were missed are said once among the items of today, with what can still be done', () => {
    const missed = application({ deadline: endOf('2026-11-20'), supplementals: [essay()] });
    const { today, items } = planWith({ applications: [missed] });
    expect(today).toEqual(['submit.oberlin']);
    expect(items.find(({ id }) => id === 'submit.oberlin')).toMatchObject({
      state: 'late',
      why: expect.stringContaining('Ask the college whether it still takes applications'),
    });
  });

  test('are for today once their essays are final, also where the main essay, which they do not take, is not', () => {
    const uc = application({ supplementals: [essay({ status: 'final' })] });
    const given = { applications: [uc], mainEssay: essay({ id: 'main' }) };
    expect(planWith(given).today).not.toContain('submit.oberlin');
    const requirements = [requirement({ kind: 'mainEssay', need: 'notConsidered', who: 'student' })];
    expect(planWith({ ...given, requirements }).today).toEqual(['submit.oberlin']);
  });

  test('that were missed stay silent after a month, with all that belongs to them', () => {
    const missed = application({ deadline: endOf('2026-10-01') });
    const portfolio = requirement({ kind: 'portfolio', who: 'student', due: endOf('2026-11-30') });
    expect(planWith({ applications: [missed], requirements: [portfolio] }).today).toEqual([]);
  });

  test('need nothing any more once a binding plan has said yes, but for what is to be done about the others', () => {
    const withdraw = { ...dutyOf('withdraw-all', 'Withdraw every other application.'), appIds: ['oberlin'] };
    const sendNothing = { ...dutyOf('send-nothing', 'Send no new application.'), appIds: ['oberlin'] };
    const brown = application({
      id: 'brown',
      college: 'Brown',
      round: 'ed',
      status: 'submitted',
      decision: 'accepted',
    });
    const deferred = application({ id: 'rice', status: 'submitted', decision: 'deferred' });
    const plan = planWith(
      { applications: [brown, deferred, application({ supplementals: [essay()] })] },
      {
        duties: ({ id }) =>
          id === 'brown' ? [withdraw, sendNothing] : id === 'rice' ? [dutyOf('confirm', 'Say that you stay.')] : [],
        clashes: () => [{ a: 'brown', b: 'oberlin', says: 'Every other is withdrawn.', source: null }],
      },
    );
    expect(plan.items).toMatchObject([{ id: 'duty.brown.withdraw-all', due: endOf('2026-11-22'), tick: true }]);
    expect(plan.today).toEqual(['duty.brown.withdraw-all']);
  });
});

test('what a waiting list asks for once it gives a place has no day yet', () => {
  const duty = dutyOf('if-admitted', 'If a place comes, accept it.');
  const listed = application({ status: 'submitted', decision: 'waitlisted' });
  const plan = planWith({ applications: [listed] }, { duties: () => [duty] });
  expect(itemIn(plan, 'duty.oberlin.if-admitted')).toMatchObject({ due: null, tick: true });
});

test('the forms of aid of a binding plan are a duty until all that may be asked for are marked as sent', () => {
  const duty = dutyOf('aid-forms', 'Send the aid forms.');
  const form = (kind: 'fafsa' | 'css', state: 'open' | 'sent') =>
    requirement({ id: kind, kind, need: 'unknown', who: 'student', state });
  const itemsWith = (...requirements: Requirement[]) =>
    planWith({ applications: [application({ status: 'submitted' })], requirements }, { duties: () => [duty] }).items;
  const ids = (items: Plan['items']) => items.map(({ id }) => id);
  expect(ids(itemsWith(form('fafsa', 'sent'), form('css', 'open')))).toContain('duty.oberlin.aid-forms');
  expect(ids(itemsWith(form('fafsa', 'sent'), form('css', 'sent')))).not.toContain('duty.oberlin.aid-forms');
});

describe('whether it fits', () => {
  /** One blank essay of 200 words, and 30 minutes to send it. */
  const one = {
    applications: [application({ deadline: endOf('2026-11-29'), supplementals: [essay()] })],
    settings: { sendDays: 0 },
  };
  const verdict = (hoursPerWeek: number | null, more: Partial<typeof one> = {}) =>
    planWith({ ...one, ...more, settings: { sendDays: 0, hoursPerWeek } }).verdict;

  test('yes with fifteen per cent to spare, just with less, and no with what is short', () => {
    expect(verdict(4)).toMatchObject({ kind: 'yes', slackMinutes: 64 });
    expect(verdict(3.1)).toMatchObject({ kind: 'tight', slackMinutes: 2 });
    expect(verdict(1)).toMatchObject({
      kind: 'no',
      slackMinutes: -142,
      tightest: { due: endOf('2026-11-29'), needed: 210, available: 68 },
      waysOut: [
        { hoursPerWeek: 4, savesMinutes: 206 },
        { appId: 'oberlin', savesMinutes: 142 },
      ],
    });
  });

  test('is not known without hours, and with an essay that has no limit or no date, which are named', () => {
    expect(verdict(null)).toMatchObject({ kind: 'unknown', slackMinutes: null, unknown: [] });
    const limitless = application({ deadline: null, supplementals: [essay({ wordLimit: null })] });
    expect(verdict(7, { applications: [limitless] })).toMatchObject({
      kind: 'unknown',
      unknown: [{ essayId: 'why', says: '“Why us” for Oberlin has no word limit and no deadline yet.' }],
    });
  });

  test('is yes with nothing left to do', () => {
    expect(planWith({}).verdict).toEqual({ kind: 'yes', slackMinutes: null, tightest: null, waysOut: [], unknown: [] });
  });

  test('a day off gives no time, unless the student writes on it', () => {
    const slack = (writing: boolean) =>
      planWith({
        ...one,
        settings: {
          sendDays: 0,
          hoursPerWeek: 7,
          daysOff: [{ from: '2026-11-25', to: '2026-11-28', name: 'Off', writing }],
        },
      }).verdict.slackMinutes;
    expect(slack(true)! - slack(false)!).toBe(4 * 60);
  });

  test('starting an answer from another essay is a way out, with what it saves after the copied names are gone', () => {
    const answers = [essay(), essay({ id: 'community', title: 'Community', words: 180, status: 'final' })];
    const applications = [{ ...one.applications[0]!, supplementals: answers }];
    const start = { target: 'why', source: 'community', namesLeft: ['Brown'] };
    const { waysOut } = planWith(
      { applications, settings: { sendDays: 0, hoursPerWeek: 1 } },
      { starts: () => [start] },
    ).verdict;
    // 180 minutes before; afterwards a quarter of them, and five for the name.
    expect(waysOut).toContainEqual({
      says: 'Start “Why us” for Oberlin from “Community”.',
      savesMinutes: 130,
      essayId: 'why',
    });
  });

  test('a later round is a way out where the college has one, and it says how much it saves', () => {
    const rd = { round: 'rd', deadline: endOf('2027-01-05') } as const;
    const { waysOut } = planWith(
      { ...one, applications: [{ ...one.applications[0]!, round: 'ed' }], settings: { sendDays: 0, hoursPerWeek: 1 } },
      { laterRounds: () => [rd] },
    ).verdict;
    expect(waysOut).toContainEqual({
      says: 'Send Oberlin in Regular Decision, due January 5, and set that date.',
      savesMinutes: 317,
      appId: 'oberlin',
      round: 'rd',
    });
  });
});

test('where the college closes before the day that was saved, its sending and its essays say so, with the source', () => {
  const source = { name: 'Its page', url: 'https://example.edu', checkedOn: '2026-11-01', cycle: '2026-27' };
  const oberlin = application({ deadline: endOf('2026-12-05'), supplementals: [essay()] });
  const itemsWhere = (isPriority: boolean) => {
    const facts = { earlierClosing: () => ({ day: '2026-11-30', isPriority, source }) };
    const { items } = planWith({ applications: [oberlin] }, facts, { now: new Date('2026-11-27T15:00:00Z') });
    return ['submit.oberlin', 'essay.why'].map((id) => items.find((item) => item.id === id)!);
  };
  const [sending, writing] = itemsWhere(false);
  expect(sending).toMatchObject({
    why: 'Careful: it closes on November 30, in 3 days, and not on December 5, which you saved. Correct the date.',
    source,
  });
  expect(writing!.why).toContain('Careful: Oberlin closes on November 30, in 3 days, before the day that you saved.');
  expect(itemsWhere(true)[0]!.why).toBe(
    'Careful: it has its priority date on November 30, in 3 days, and not on December 5, which you saved. Correct the date.',
  );
});

test('a later round is no way out where it would bind, or where it may not be open beside another plan', () => {
  const later = [
    { round: 'ed2', deadline: endOf('2027-01-01') },
    { round: 'ea', deadline: endOf('2027-01-02') },
    { round: 'rd', deadline: endOf('2027-01-05') },
  ] as const;
  const soon = application({ round: 'other', deadline: endOf('2026-11-29'), supplementals: [essay()] });
  const { waysOut } = planWith(
    { applications: [soon, application({ id: 'brown', round: 'ed' })], settings: { hoursPerWeek: 1 } },
    {
      laterRounds: ({ id }) => (id === 'oberlin' ? [...later] : []),
      clashes: ({ applications }) =>
        applications.some(({ round }) => round === 'ea')
          ? [{ a: 'oberlin', b: 'brown', says: 'No.', source: null }]
          : [],
    },
  ).verdict;
  expect(waysOut.flatMap(({ round }) => round ?? [])).toEqual(['rd']);
});

test('what closes in the small hours has to be ready the evening before', () => {
  const uc = application({ deadline: '2026-11-24T07:59:00Z', supplementals: [essay({ wordLimit: 350 })] });
  const plan = planWith({ applications: [uc], settings: { hoursPerWeek: 70 } });
  expect(plan.verdict.tightest?.due).toBe(endOf('2026-11-23'));
  expect(itemIn(plan, 'submit.oberlin')?.why).toContain('It closes on November 24 at 2:59 AM, in 2 days.');
});

test('the weeks go to the last deadline, also where everything is due before it', () => {
  const plan = planWith({ applications: [application({ deadline: endOf('2026-11-30') })] });
  expect(itemIn(plan, 'submit.oberlin')?.due).toBe(endOf('2026-11-27'));
  expect(plan.weeks.map(({ from, minutes }) => [from, minutes])).toEqual([
    ['2026-11-22', 30],
    ['2026-11-29', 0],
  ]);
});

test('an errand stands in one of the weeks, however far its day is, and an essay in each in which it is worked on', () => {
  const fee = requirement({ kind: 'fee', who: 'student', due: endOf('2027-01-05') });
  const plan = planWith({ applications: [application({ supplementals: [essay()] })], requirements: [fee] });
  const weeksOf = (id: string) => plan.weeks.filter(({ itemIds }) => itemIds.includes(id)).length;
  expect(weeksOf('requirement.oberlin.fee.1')).toBe(1);
  expect(weeksOf('essay.why')).toBeGreaterThan(1);
});

test('where no day is for writing, what is due is planned on its own day', () => {
  const off = { from: '2026-11-20', to: '2026-12-04', name: 'Away', writing: false };
  const plan = planWith({
    applications: [
      application({ deadline: endOf('2026-11-25'), supplementals: [essay()] }),
      application({ id: 'brown', deadline: endOf('2026-12-01'), supplementals: [essay({ id: 'later' })] }),
    ],
    settings: { daysOff: [off], sendDays: 0 },
  });
  expect(plan.weeks.map(({ minutes }) => minutes)).toEqual([210, 210]);
});
