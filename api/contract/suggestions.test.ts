import { expect, test } from 'vitest';
import type { Plan, PlannedApplication, PlannedEssay } from './plan.ts';
import { suggestionsOf, topicOf } from './suggestions.ts';

const now = new Date('2026-11-10T15:00:00Z');
const zone = 'America/New_York';
/** 23:59 in New York, so many days from now. */
const inDays = (days: number) => new Date(Date.parse('2026-11-11T04:59:00Z') + days * 24 * 60 * 60_000).toISOString();

const essay = (given: Partial<PlannedEssay> = {}): PlannedEssay => ({
  id: 'main',
  title: 'Main essay',
  status: 'drafting',
  words: 600,
  wordLimit: 650,
  score: 80,
  categories: { content: 80, structure: 80, voice: 80, clarity: 80, specificity: 80, reflection: 80 },
  scoredAt: '2026-11-09T12:00:00Z',
  ...given,
});
const supplemental = (given: Partial<PlannedEssay & { due: string | null }> = {}) => ({
  ...essay({ id: 's', title: 'Why us', words: 0, wordLimit: 250, score: null, categories: null, scoredAt: null }),
  due: null,
  ...given,
});
const application = (given: Partial<PlannedApplication> = {}): PlannedApplication => ({
  id: 'a',
  college: 'Oberlin College',
  status: 'drafting',
  round: 'rd',
  deadline: inDays(60),
  decision: null,
  supplementals: [],
  ...given,
});
const plan = (given: Partial<Plan> = {}): Plan => ({
  applications: [application()],
  mainEssay: essay(),
  activities: Array.from({ length: 6 }, (_, i) => ({ title: `Activity ${i}`, impact: 'Taught 12 children.' })),
  ...given,
});
const suggestions = (given: Partial<Plan>) => suggestionsOf(plan(given), now, zone);

test('a student with nothing left to do is told nothing', () => {
  expect(suggestions({})).toEqual([]);
});

test.each<[string, Partial<Plan>, string]>([
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
    'two that bind at once',
    { applications: [application({ round: 'ed' }), application({ round: 'ed', college: 'Brown' })] },
    'Oberlin College and Brown are both Early Decision. Early Decision binds, so only one application can be.',
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
    { activities: [...plan().activities, { title: 'Arabic tutor', impact: 'Teach reading.' }] },
    'Add a true number to your activity “Arabic tutor”, so that its impact can be measured.',
  ],
])('says so of %s', (_what, given, sentence) => {
  expect(suggestions(given)).toEqual([sentence]);
});

test('a name that holds a word leading elsewhere is left out of the sentence', () => {
  const [late] = suggestions({ applications: [application({ college: 'Essay College', deadline: inDays(-2) })] });
  expect(late).toBe('One deadline was 2 days ago. Submit it, or correct the date.');
  const [numberless] = suggestions({ activities: [...plan().activities, { title: 'Draft horses', impact: 'Ride.' }] });
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
