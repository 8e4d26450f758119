import { cycleFrom } from '#contract/admission-cycle.ts';
import type { ChatSource, ContextEssay, StudentRecord } from '#contract/ai.ts';
import { HELP_LINES } from '#contract/chat-parts.ts';
import { categoryNames } from '#contract/essays.ts';
import { formatDate } from '#contract/format-date.ts';
import { upcomingDeadlines } from '#contract/overview-of.ts';
import { requirementNames } from '#contract/requirement-names.ts';
import type { Requirement } from '#contract/requirements.ts';
import type { Sheet } from '#contract/sheets.ts';
import { type WhenDue, whenDue } from '#contract/when-due.ts';
import { CYCLE_YEAR, NOW } from '../db.ts';
import { overviewRecordOf } from '../answers.ts';

interface Question {
  /** What the Common App still lacks, as its sheet says it. */
  missing: Sheet['missing'];
  text: string;
  record: StudentRecord;
  requirements: readonly Requirement[];
  /** The answers to colleges' prompts, with the names of other colleges that are left in them and not meant. */
  answers: readonly { title: string; namesLeft: readonly string[] }[];
  /** The essay that the student chose to talk about, else the main one. */
  essay: ContextEssay;
  timeZone: string;
}

interface Reply {
  message: string;
  sources: ChatSource[];
}

const undated = { url: null, checkedOn: null, cycle: null };
const from =
  (kind: ChatSource['kind'], name: string) =>
  (message: string): Reply => ({ message, sources: [{ kind, name, ...undated }] });

/** Each kind of question by its words, and what is said to it; the first that fits answers. */
const topics: [words: RegExp, reply: (question: Question) => Reply][] = [
  [/\b(?:want to die|kill myself|hurt myself|dont want to be here)\b/i, aboutDanger],
  [/\b(?:another|wrong) colleges?\b/i, aboutNames],
  [/\b(?:common app|sheet)\b/i, aboutSheet],
  [/\b(?:tests?|sat|act|letters?|fee|css)\b/i, aboutRequirements],
  [/\bnet price\b/i, aboutNetPrice],
  [/\b(?:chances?|odds|get in|accept(?:ed)?|admit(?:ted)?)\b/i, aboutChances],
  [
    /\b(?:essays?|drafts?|hook|intro|score|voice|sound)\b/i,
    (question) => from('record', 'Essays')(aboutEssay(question)),
  ],
  [
    /\b(?:activit(?:y|ies)|extracurriculars?|ecs?|thin)\b/i,
    (question) => from('record', 'Activities')(aboutActivities(question)),
  ],
  [
    /\b(?:deadlines?|due|week|first|next|when|today|tomorrow|submit)\b/i,
    (question) => from('record', 'Applications')(aboutDeadlines(question)),
  ],
];

/** What the advisor says, in light Markdown, from the student's own rows and what the mocks know, and where it is from. */
export function reply(question: Question): Reply {
  const topic = topics.find(([words]) => words.test(question.text.replace(/['\u2019]/g, '')));
  return topic ? topic[1](question) : aboutEverything(question);
}

function aboutDanger() {
  return from(
    'general',
    HELP_LINES,
  )(`**Please call or text 988 now.** It is free, day and night.

- **988** 988 Suicide & Crisis Lifeline. Call or text. United States.
- **741741** Crisis Text Line. Text HOME. United States.
- **911** If you are in danger right now. Call, or your local emergency number.

Outside the United States, findahelpline.com lists lines by country.

I am glad you said it, and your life matters far more than any college. Tell an adult you trust, such as a parent, a teacher or a school counselor, in just these words.

Nothing here has to be done today.`);
}

function aboutSheet({ missing }: Question): Reply {
  const list = missing.map(({ says }) => `- ${says}`).join('\n');
  const message = missing.length > 0 ? `Your sheet still lacks:\n\n${list}` : 'Nothing is missing on your sheet.';
  return from('record', 'Sheet: Common App')(message);
}

function aboutNames({ answers }: Question): Reply {
  const list = answers.flatMap(({ title, namesLeft }) => namesLeft.map((name) => `- ${title}: “${name}”`)).join('\n');
  return from(
    'record',
    'Essays',
  )(list ? `These essays name another college:\n\n${list}` : 'I found no name out of place.');
}

function aboutRequirements({ record: { apps }, requirements }: Question): Reply {
  const [row] = requirements.filter(({ kind, source }) => kind === 'tests' && source?.checkedOn && source.cycle);
  const college = apps.find(({ id }) => id === row?.appId)?.college;
  if (!row?.source || !college) return from('unknown', 'No source for this year')('I do not know what they ask for.');
  return {
    message: `${college}: ${requirementNames[row.kind]}, ${row.need === 'required' ? 'required' : 'not required'}.`,
    sources: [{ kind: 'facts', ...row.source }],
  };
}

function aboutNetPrice(): Reply {
  return {
    message:
      'A net price calculator estimates from your family’s figures what a college would really cost you. Every US college has one.',
    sources: [
      {
        kind: 'general',
        name: 'General advice of Laurel',
        url: null,
        checkedOn: '2026-11-22',
        cycle: cycleFrom(CYCLE_YEAR),
      },
    ],
  };
}

function aboutChances() {
  return from(
    'unknown',
    'Nobody outside the college knows, and Laurel gives no chances',
  )(
    'I can’t know that. Nobody outside the admission office does, and I will not guess. What I can do is read what you have and say where a reader would stop: ask me about an essay, an activity or a deadline.',
  );
}

function aboutEssay({ essay: { title, college, score, categories, needsWork, words } }: Question) {
  const name = college ? `Your “${title}” essay for ${college}` : 'Your main essay';
  if (score === null || !categories)
    return `${name} has ${words} ${words === 1 ? 'word' : 'words'} and no score yet. Score it, and I can say where a reader would stop.`;
  const [lowest] = [...categoryNames].sort((a, b) => categories[a] - categories[b]);
  const next = needsWork[0] ? `\n\nStart here: ${needsWork[0].why}` : '';
  return `${name} has **${score} of 100**. Its lowest category is **${lowest}**, ${(categories[lowest!] / 10).toFixed(1)} of 10.${next}`;
}

function aboutActivities({ record: { activities } }: Question) {
  if (activities.length === 0) return 'You have no activities yet. A job and family care count as much as a club.';
  const list = activities.map(({ title, impact, tier }) => `- **${title || impact}**, ${tier}`).join('\n');
  const bare = activities.find(({ impact }) => !/\d/.test(impact));
  const advice = bare ? `\n\n“${bare.title || bare.impact}” has no number. If there is a true one, add it.` : '';
  return `You list ${activities.length}:\n\n${list}${advice}`;
}

function aboutDeadlines({ record, timeZone }: Question) {
  const [next, ...later] = upcomingDeadlines(
    overviewRecordOf(record, { clashes: [], items: [] }).applications,
    new Date(NOW),
    timeZone,
  ).map(
    ({ title, due }) =>
      `**${title}**, ${formatDate('Saturday, November 7', due, timeZone)} (${relative(whenDue(due, new Date(NOW), timeZone))})`,
  );
  if (!next) return 'Nothing of yours is due. Add an application with its deadline, and I can help you plan.';
  const rest = later.slice(0, 2).map((deadline) => `\n- ${deadline}`);
  return `Begin with ${next}.${rest.length > 0 ? `\n\nThen:\n${rest.join('')}` : ''}`;
}

function aboutEverything({ record: { apps, essays, activities } }: Question): Reply {
  return from(
    'unknown',
    'Not what I understand',
  )(
    `I don’t know that. I can see your ${apps.length} applications, ${essays.length} essays and ${activities.length} activities: ask me what is due, how an essay scores, or where your list is thin.`,
  );
}

function relative({ days, time, passed }: WhenDue) {
  if (days < 0) return days === -1 ? '1 day overdue' : `${-days} days overdue`;
  if (passed) return `closed today at ${time}`;
  return [days === 0 ? 'due today' : days === 1 ? 'due tomorrow' : `in ${days} days`, time].filter(Boolean).join(', ');
}
