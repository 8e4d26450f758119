import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OverviewRecord, OverviewApplication, OverviewEssay } from './overview-record.ts';
import { planItemId } from './plan/item-ids.ts';
import { suggestionsOf, topicOf } from './suggestions.ts';

const now = new Date('2026-11-10T15:00:00Z');
const zone = 'America/New_York';
/** 23:59 in New York, so many days from now. */
const inDays = (days: number) => new Date(Date.parse('2026-11-11T04:59:00Z') + days * 24 * 60 * 60_000).toISOString();

const essay = (given: Partial<OverviewEssay> = {}): OverviewEssay => ({
  id: 'main',
  title: 'Main essay',
  status: 'drafting',
  words: 600,
  wordLimit: 650,
  score: 80,
  categories: { content: 80, structure: 80, voice: 80, clarity: 80, specificity: 80, reflection: 80 },
  scoredAt: '2026-11-09T12:00:00Z',
  scoreOutdated: false,
  ...given,
});
const supplemental = (given: Partial<OverviewEssay & { due: string | null }> = {}) => ({
  ...essay({ id: 's', title: 'Why us', words: 0, wordLimit: 250, score: null, categories: null, scoredAt: null }),
  due: null,
  ...given,
});
const application = (given: Partial<OverviewApplication> = {}): OverviewApplication => ({
  id: 'a',
  college: 'Oberlin College',
  status: 'drafting',
  round: 'rd',
  deadline: inDays(60),
  decision: null,
  supplementals: [],
  ...given,
});
/** With the items that a plan has of it: the sendings, the main essay for all, and the clashes. */
function record(given: Partial<OverviewRecord> = {}): OverviewRecord {
  const { applications = [application()], clashes = [] } = given;
  const toSend = applications
    .filter(({ status, decision }) => status !== 'submitted' && decision === null)
    .map(({ id }) => id);
  const item = (id: string, appIds: string[]) => ({ id, state: 'open' as const, appIds });
  return {
    applications,
    mainEssay: essay({ status: 'final' }),
    clashes,
    activities: Array.from({ length: 6 }, (_, i) => ({ title: `Activity ${i}`, impact: 'Taught 12 children.' })),
    items: [
      ...toSend.map((id) => item(`submit.${id}`, [id])),
      ...(toSend.length > 0 ? [item('essay.main', toSend)] : []),
      ...clashes.map(({ a, b }) => item(planItemId.clash(a, b), [a, b])),
    ],
    ...given,
  };
}
const suggestions = (given: Partial<OverviewRecord>) => suggestionsOf(record(given), now, zone);

test('a student with nothing left to do is told nothing', () => {
  expect(suggestions({})).toEqual([]);
});

test.each<[string, Partial<OverviewRecord>, string]>([
  [
    'an overdue deadline',
    { applications: [application({ deadline: inDays(-1) })] },
    'Oberlin College’s deadline was yesterday. Submit it, or correct the date.',
  ],
  [
    'a supplemental open shortly before the deadline',
    { applications: [application({ deadline: inDays(1), supplementals: [supplemental()] })] },
    'Oberlin College is due tomorrow and still needs its “Why us” supp.',
  ],
  [
    'several of them',
    { applications: [application({ deadline: inDays(0), supplementals: [supplemental(), supplemental()] })] },
    'Oberlin College is due today and still needs 2 supps.',
  ],
  [
    'an application that is ready',
    { applications: [application({ deadline: inDays(3), supplementals: [supplemental({ status: 'final' })] })] },
    'Oberlin College is due in 3 days. Read it through once more and submit it.',
  ],
  [
    'a supplemental without a word',
    { applications: [application({ supplementals: [supplemental()] })] },
    'Oberlin College still needs its “Why us” supp: not a word of it is written.',
  ],
  [
    'two whose rounds may not be open together, of which one is sent',
    {
      applications: [
        application({ id: 'oberlin', round: 'ed2' }),
        application({ id: 'brown', round: 'ed', college: 'Brown', status: 'submitted' }),
      ],
      clashes: [{ a: 'oberlin', b: 'brown', says: 'The second round is sent already.' }],
    },
    'Oberlin College and Brown may not be open together. The second round is sent already. Your applications show what would settle it.',
  ],
  [
    'an application without a deadline',
    { applications: [application({ deadline: null })] },
    'Oberlin College has no deadline yet. Look it up on the college’s own page.',
  ],
  [
    'a blank main essay',
    { mainEssay: essay({ words: 0, score: null, categories: null, scoredAt: null }) },
    'Start your main essay: one moment you remember well is enough for a first paragraph.',
  ],
  [
    'an essay that was never scored',
    { mainEssay: essay({ score: null, categories: null, scoredAt: null }) },
    'Score your main essay to see which sentences work and which do not.',
  ],
  [
    'a category that lags',
    { mainEssay: essay({ categories: { ...essay().categories!, reflection: 62 } }) },
    'Reflection is the lowest category of your main essay, 6.2 of 10.',
  ],
  ['an essay over its limit', { mainEssay: essay({ words: 651 }) }, 'Your main essay is 1 word over its limit of 650.'],
  [
    'an activity without a number',
    { activities: [...record().activities, { title: 'Arabic tutor', impact: 'Teach reading.' }] },
    'Add a true number to your activity “Arabic tutor”, so that its impact can be measured.',
  ],
])('says so of %s', (_what, given, sentence) => {
  expect(suggestions(given)).toEqual([sentence]);
});

test('a name that holds a word leading elsewhere is left out of the sentence', () => {
  const [late] = suggestions({ applications: [application({ college: 'Essay College', deadline: inDays(-2) })] });
  expect(late).toBe('One deadline was 2 days ago. Submit it, or correct the date.');
  const [numberless] = suggestions({
    activities: [...record().activities, { title: 'Draft horses', impact: 'Ride.' }],
  });
  expect(topicOf(numberless!)).toBe('activities');
  expect(numberless).not.toContain('Draft');
});

test('what is most urgent comes first, and no kind of advice fills the list', () => {
  const late = Array.from({ length: 5 }, (_, i) => application({ college: `College ${i}`, deadline: inDays(-3) }));
  const said = suggestions({ applications: late, activities: [], mainEssay: essay({ words: 700 }) });
  expect(said).toHaveLength(4);
  expect(said.slice(0, 2).every((sentence) => sentence.includes('deadline was'))).toBe(true);
  expect(said.slice(2).map(topicOf)).toEqual(['essays', 'activities']);
});

describe('what is due soon with nothing begun', () => {
  const blank = essay({ words: 0, score: null, categories: null, scoredAt: null });
  const ucla = (given: Partial<OverviewApplication> = {}) =>
    application({ college: 'UCLA', deadline: inDays(8), ...given });
  /** Enough else to be told that a list of six is full without it. */
  const busy: Partial<OverviewRecord> = {
    activities: [{ title: 'Choir', impact: 'Sing.' }],
    applications: [
      application({ id: 'b', college: 'Brown', deadline: inDays(40), supplementals: [supplemental(), supplemental()] }),
      application({ id: 'c', college: 'Reed', deadline: null }),
      application({ id: 'd', college: 'Tufts', deadline: inDays(-2) }),
      application({ id: 'e', college: 'Rice', round: 'ed', deadline: inDays(50), supplementals: [supplemental()] }),
      application({ id: 'f', college: 'Yale', round: 'ed', deadline: inDays(50) }),
    ],
  };
  const among = (given: Partial<OverviewRecord>, app: OverviewApplication) =>
    suggestions({ ...busy, ...given, applications: [...busy.applications!, app] });

  test('is told right after what is overdue, where the application lists no supplemental', () => {
    const [late, next] = among({ mainEssay: blank }, ucla());
    expect(late).toContain('Tufts’s deadline was 2 days ago');
    expect(next).toBe('UCLA is due in 8 days, and your main essay has not a word yet. Start it today.');
    expect(topicOf(next!)).toBe('essays');
  });

  test('is told near the top, where a supplemental has no word', () => {
    const told = among({}, ucla({ supplementals: [supplemental(), supplemental({ title: 'Community' })] }));
    expect(told[1]).toBe('UCLA is due in 8 days and still needs 2 supps.');
  });

  test('is told near the top, where only sending it is left', () => {
    expect(among({}, ucla()).slice(0, 3)).toContain('UCLA is due in 8 days. Read it through once more and submit it.');
  });

  test('says once that the main essay is to be started', () => {
    expect(suggestions({ mainEssay: blank, applications: [ucla()] })).toHaveLength(1);
  });
});

describe('what the plan says is not to be done', () => {
  const blank = essay({ words: 0, score: null, categories: null, scoredAt: null });
  const submit = { id: 'submit.a', state: 'open' as const, appIds: ['a'] };

  test('is no suggestion: a main essay that the college does not take', () => {
    const near = [application({ college: 'UCLA', deadline: inDays(8), supplementals: [supplemental()] })];
    expect(suggestions({ mainEssay: blank, applications: near, items: [submit] })).toEqual([
      'UCLA is due in 8 days and still needs its “Why us” supp.',
    ]);
  });

  test('is no suggestion: any of the others, once a binding plan has said yes', () => {
    const others = [application({ deadline: inDays(8), supplementals: [supplemental()] })];
    const clashes = [{ a: 'a', b: 'brown', says: 'Every other application is withdrawn.' }];
    expect(suggestions({ mainEssay: blank, applications: others, clashes, items: [] })).toEqual([]);
  });
});

test('an application whose main essay is still a draft is not ready to be sent', () => {
  const near = [application({ college: 'UCLA', deadline: inDays(8) })];
  expect(suggestions({ mainEssay: essay({ status: 'drafting' }), applications: near }).join()).not.toContain(
    'submit it',
  );
});

test('a closing time is told, and once it has come the deadline is no longer due today', () => {
  const at = (deadline: string) => suggestions({ applications: [application({ college: 'Oxford', deadline })] });
  expect(at('2026-11-10T18:00:00Z')).toEqual([
    'Oxford is due today at 1:00 PM. Read it through once more and submit it.',
  ]);
  expect(at('2026-11-10T14:00:00Z')).toEqual(['Oxford closed today at 9:00 AM. Submit it, or correct the date.']);
});

describe('whatever a student has', () => {
  const colleges = fc.array(
    fc.record({
      days: fc.option(fc.integer({ min: -40, max: 60 })),
      round: fc.constantFrom('rd' as const, 'ed' as const),
      status: fc.constantFrom('drafting' as const, 'submitted' as const),
      supplementals: fc.array(
        fc.record({ words: fc.constantFrom(0, 100), status: fc.constantFrom('drafting', 'final') }),
        {
          maxLength: 3,
        },
      ),
    }),
    { maxLength: 8 },
  );
  const plans = fc.record({ colleges, mainWords: fc.constantFrom(0, 30, 600, 700), activities: fc.constantFrom(0, 2) });
  const kindOf = (sentence: string) =>
    ['deadline was', 'main essay has not', 'not a word of it', 'still needs', 'Read it through'].find((words) =>
      sentence.includes(words),
    ) ?? sentence;

  const holds = (check: (told: string[], dueOf: (sentence: string) => number | undefined) => void) =>
    fc.assert(
      fc.property(plans, ({ colleges, mainWords, activities }) => {
        const applications = colleges.map(({ days, supplementals, ...given }, at) =>
          application({
            ...given,
            id: `a${at}`,
            college: `College ${at}.`,
            deadline: days === null ? null : inDays(days),
            supplementals: supplementals.map((given) => supplemental(given as Partial<OverviewEssay>)),
          }),
        );
        const told = suggestions({
          applications,
          mainEssay: essay({ words: mainWords }),
          activities: record().activities.slice(0, activities),
        });
        check(told, (sentence) => {
          const at = applications.findIndex(({ college }) => sentence.startsWith(college));
          return colleges[at]?.days ?? undefined;
        });
      }),
    );

  test('at most six suggestions are made, and at most two of a kind', () => {
    holds((told) => {
      expect(told.length).toBeLessThanOrEqual(6);
      for (const sentence of told)
        expect(told.filter((other) => kindOf(other) === kindOf(sentence)).length).toBeLessThanOrEqual(2);
    });
  });

  test('an earlier deadline never comes after a later one of the same kind', () => {
    holds((told, dueOf) => {
      for (const kind of ['main essay has not', 'Read it through', 'not a word of it', 'still needs', 'deadline was']) {
        const days = told.filter((sentence) => kindOf(sentence) === kind).flatMap((sentence) => dueOf(sentence) ?? []);
        expect(days).toEqual(days.toSorted((a, b) => a - b));
      }
    });
  });

  test('what is overdue comes before all else', () => {
    holds((told) => {
      const late = told.map((sentence) => sentence.includes('’s deadline was'));
      expect(late).toEqual(late.toSorted((a, b) => Number(b) - Number(a)));
    });
  });
});

test('a submitted application is left in peace', () => {
  expect(
    suggestions({
      applications: [application({ status: 'submitted', deadline: inDays(-3), supplementals: [supplemental()] })],
    }),
  ).toEqual([]);
});

test.each([
  ['Rework your hook.', 'essays'],
  ['Two drafts wait.', 'essays'],
  ['Add an EC.', 'activities'],
  ['Name your activities.', 'activities'],
  ['Two supps are open.', 'applications'],
  ['A deadline for your essay.', 'essays'],
  ['Cut one section.', null],
  ['Supposedly done.', null],
])('%j leads to %s', (sentence, topic) => {
  expect(topicOf(sentence)).toBe(topic);
});

test('an essay over its limit is as urgent as its own application, and a college that has answered gets no advice', () => {
  const long = supplemental({ words: 300, wordLimit: 250, status: 'editing' });
  const [soon, later] = [
    application({ id: 'bates', college: 'Bates College', deadline: inDays(15) }),
    application({ id: 'colby', college: 'Colby College', deadline: inDays(60), supplementals: [long] }),
  ];
  const blank = { mainEssay: essay({ words: 651 }) };
  const [first, second] = suggestions({ ...blank, applications: [soon, later] });
  expect(first).toContain('Your main essay is 1 word over');
  expect(second).toContain('for Colby College is 50 words over');
  const answered = application({ id: 'colby', college: 'Colby College', decision: 'denied', supplementals: [long] });
  expect(suggestions({ applications: [answered] }).join()).not.toContain('Colby');
});
