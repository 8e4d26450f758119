import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import { categoryNames } from '#contract/essays.ts';
import { formatDate } from '#contract/format-date.ts';
import { applicationPath, paths, workspacePath } from '#contract/paths.ts';
import { roundNames } from '#contract/round-names.ts';
import { deadlineInWords, whenDue } from '#contract/when-due.ts';
import type { Conversation } from '../coach.ts';

/** Characters of an essay that is not what the student asks about, and of all essays together. */
const ESSAY_BRIEFLY = 1_500;
const ESSAYS_TOGETHER = 40_000;
const NOTES_BRIEFLY = 600;

/** Everything that the advisor may know, as text for a language model. A shortened text says so; days are in the student's zone. */
export function recordInWords({ record, focus, now, timeZone }: Conversation) {
  const { apps, essays, activities, honors } = record;
  const date = dateIn(now, timeZone);
  return [
    `Today is ${formatDate('Saturday, November 7, 2026', now, timeZone)}. A page of Laurel is linked as [words](/path): an application at ${applicationPath('ID')}, the main essay at ${paths.workspace}, a supplemental essay at ${workspacePath('ID')}.`,
    section(
      'Applications',
      apps.map((app) => applicationInWords(app, date)),
    ),
    section('Essays', essaysInWords(essays, focus.essayId, focus.appId)),
    section(
      'Activities',
      activities.map(({ title, organization, impact, hoursPerWeek, weeksPerYear }) =>
        facts({ title, organization, impact, 'hours a week': hoursPerWeek, 'weeks a year': weeksPerYear }),
      ),
    ),
    section(
      'Honors',
      honors.map(({ title, organization, kind, level, gradeYear, notes }) =>
        facts({ title, organization, kind, level, grade: gradeYear, notes }),
      ),
    ),
    ...(focus.appId ? [`The student asks about the application ${focus.appId}.`] : []),
    ...(focus.essayId ? [`The student asks about the essay ${focus.essayId}.`] : []),
  ].join('\n\n');
}

const dateIn = (now: Date, timeZone: string) => (instant: string | null) => {
  if (instant === null) return 'not set';
  const { days, passed } = whenDue(instant, now, timeZone);
  const near = days < 0 ? `${-days} days ago` : days > 0 ? `in ${days} days` : passed ? 'closed today' : 'today';
  return `${deadlineInWords('Saturday, November 7, 2026', instant, timeZone)} (${near})`;
};

type Dates = ReturnType<typeof dateIn>;

function applicationInWords(
  { id, college, status, round, deadline, decision, notes, supplementals }: StudentRecord['apps'][number],
  date: Dates,
) {
  return facts({
    id,
    college,
    status,
    round: round && roundNames[round],
    deadline: date(deadline),
    decision,
    notes: briefly(notes, NOTES_BRIEFLY),
    'supplementals with a deadline of their own': supplementals
      .filter(({ due }) => due !== null)
      .map(({ title, due }) => `${title}: ${date(due)}`)
      .join('; '),
  });
}

function essaysInWords(essays: ContextEssay[], essayId: string | null, appId: string | null) {
  let left = ESSAYS_TOGETHER;
  const asked = (essay: ContextEssay) => essay.id === (essayId ?? 'main') || (appId !== null && essay.appId === appId);
  return essays
    .toSorted((a, b) => Number(asked(b)) - Number(asked(a)))
    .map((essay) => {
      const text = briefly(essay.text, Math.min(left, asked(essay) ? ESSAYS_TOGETHER : ESSAY_BRIEFLY));
      left = Math.max(0, left - text.length);
      const { id, title, college, prompt, wordLimit, status, words, score, scoreOutdated, categories } = essay;
      return facts({
        id,
        title,
        college,
        prompt,
        status,
        words: `${words}${wordLimit ? ` of ${wordLimit}` : ''}`,
        score: score === null ? null : `${score}${scoreOutdated ? ', scored on an earlier draft' : ''}`,
        categories: categories && categoryNames.map((name) => `${name} ${categories[name]}`).join(', '),
        text: essay.text.trim() === '' ? 'not written yet' : text,
      });
    });
}

const section = (title: string, items: string[]) =>
  `${title}: ${items.length === 0 ? 'none' : `\n${items.map((item) => `- ${item}`).join('\n')}`}`;

const facts = (values: Record<string, string | number | null>) =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join(' | ');

const briefly = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most)} … (the rest is not shown to you)`;
