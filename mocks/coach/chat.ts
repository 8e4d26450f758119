import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import { categoryNames } from '#contract/essays.ts';
import { upcomingDeadlines } from '#contract/overview-of.ts';
import { type WhenDue, whenDue } from '#contract/when-due.ts';
import { NOW } from '../db.ts';
import { overviewRecordOf } from '../answers.ts';

interface Question {
  text: string;
  record: StudentRecord;
  /** The essay that the student chose to talk about, else the main one. */
  essay: ContextEssay;
  timeZone: string;
}

/** Each kind of question by its words, and what is said to it; the first that fits answers. */
const topics: [words: RegExp, reply: (question: Question) => string][] = [
  [/\b(?:chances?|odds|get in|accept(?:ed)?|admit(?:ted)?)\b/i, aboutChances],
  [/\b(?:essays?|drafts?|hook|intro|score|voice|sound)\b/i, aboutEssay],
  [/\b(?:activit(?:y|ies)|extracurriculars?|ecs?|thin)\b/i, aboutActivities],
  [/\b(?:deadlines?|due|week|first|next|when|today|tomorrow|submit)\b/i, aboutDeadlines],
];

/** What the advisor says, in light Markdown, from the student's own rows and nothing else. */
export function reply(question: Question) {
  const topic = topics.find(([words]) => words.test(question.text));
  return topic ? topic[1](question) : aboutEverything(question);
}

function aboutChances() {
  return 'I can’t know that. Nobody outside the admission office does, and I will not guess. What I can do is read what you have and say where a reader would stop: ask me about an essay, an activity or a deadline.';
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
    ({ title, due }) => `**${title}**, ${dayOf(due, timeZone)} (${relative(whenDue(due, new Date(NOW), timeZone))})`,
  );
  if (!next) return 'Nothing of yours is due. Add an application with its deadline, and I can help you plan.';
  const rest = later.slice(0, 2).map((deadline) => `\n- ${deadline}`);
  return `Begin with ${next}.${rest.length > 0 ? `\n\nThen:\n${rest.join('')}` : ''}`;
}

function aboutEverything({ record: { apps, essays, activities } }: Question) {
  return `I don’t know that. I can see your ${apps.length} applications, ${essays.length} essays and ${activities.length} activities: ask me what is due, how an essay scores, or where your list is thin.`;
}

function dayOf(instant: string, timeZone: string) {
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(
    new Date(instant),
  );
}

function relative({ days, time, passed }: WhenDue) {
  if (days < 0) return days === -1 ? '1 day overdue' : `${-days} days overdue`;
  if (passed) return `closed today at ${time}`;
  return [days === 0 ? 'due today' : days === 1 ? 'due tomorrow' : `in ${days} days`, time].filter(Boolean).join(', ');
}
