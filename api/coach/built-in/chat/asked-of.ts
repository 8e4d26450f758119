import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { areaIn } from './areas.ts';
import { MAIN } from './essays.ts';
import { named, type Intent } from './intents.ts';
import type { Heard } from './items.ts';
import type { Likely } from './likeliest.ts';
import { holds } from './phrases.ts';
import { LIKENESS } from './likeness.ts';

/** What can be asked of one essay, by the words that ask for it, and the intent that answers it. */
const OF_ONE_ESSAY: readonly (readonly [asks: RegExp, intent: string])[] = [
  [/\b(?:words?|word limit|limit|room|space|maxed?|length|how long|too long|too short|longer|characters)\b/, 'lengths'],
  [/\b(?:prompt|question|asks|asking|ask)\b/, 'prompts'],
  [/\b(?:scored?|graded?|rating|points)\b/, 'essay'],
  [/\b(?:fix|change|problem|issue|worst|weak\w*|wrong|revis\w+|improve|missing|lack\w*|needs?)\b/, 'essay'],
  [/\b(?:final|finished|done|status|complete|started)\b/, 'progress'],
];

/** Intents that answer for everything that the student has, so that they say little about the essay that is named. */
const OF_ALL = new Set([
  'gaps',
  'first',
  'week',
  'ready',
  'summary',
  'sheet',
  'sent',
  'limits',
  'unscored',
  'unfinished',
  'piqs',
]);

/** What holds two essays against each other, and what it may be taken for. */
const COMPARES = /\b(?:than|or|vs|versus|better|higher|lower|stronger|weaker|compar\w*|beats?|between)\b/;
const OF_ONE = new Set(['essay', 'scores', 'strongest', 'weakest', 'why that score', 'progress']);

/** Months, and holidays by which students count the days. */
const DATES =
  /\b(?:january|jan|february|feb|march|april|august|september|sept|october|oct|november|nov|december|dec|christmas|xmas|new years?|thanksgiving|halloween|winter break|the break|holidays)\b/;
/** What asks for a deadline. */
const DUE = /\b(?:due|deadlines?|turn(?:ed)? in|hand in|submit|send in|owe)\b/;
/** What has dates of its own, which are no deadlines of applications. */
const OTHER_DATES =
  /\b(?:sat|act|tests?|exams?|fafsa|css|aid|scores?|decisions?|hear|interview|housing|deposit|letters?|recs?)\b/;

/** What asks for the hour at which a day ends: "is that midnight my time or theirs". */
const WHICH_HOUR = /\b(?:midnight|time of day|\d+ pm|time ?zones?|my time|their time|eastern|pacific)\b/;

/** What is sent, and words that ask by when. */
const APPLICATIONS = /\b(?:apps?|applications?|schools?|colleges?)\b/;
const IN_BY = /\b(?:in by|in before|out by|out before|left|close|closes)\b/;

/** Answers to the questions of the University of California, and what is asked of one's own: how many are written, which are left. */
const PIQS = /\b(?:piqs?|insight questions?|ucs? (?:essays?|answers?|questions?|responses?))\b/;
const OWN_STATE =
  /\b(?:done|written|wrote|finished|final|left|pick|picked|chose|chosen|have i|did i|do i have|already|so far|missing|started)\b/;

const SCORED = /\b(?:scored?|graded?|rated)\b/;

/** What has no score yet. */
const UNSCORED =
  /\b(?:not|never|havent|hasnt|dont|didnt|without|no|isnt|arent|wasnt|still|need|needs)\b.*\b(?:scored?|graded?|grading|scoring|rated?|rating)\b/;

/** Intents about activities, which answer for honors where only these are named. */
const OF_ACTIVITIES: ReadonlySet<Intent['name']> = new Set(['ranking', 'stands out', 'activities']);

/** What is asked of something in the student's own record goes before general advice and before an answer about everything. */
export function ofRecord(heard: Heard, likely: Likely | undefined): Likely | undefined {
  const isAboutOwn = WHICH_IS_ABOUT.test(heard.text) && !NOT_ABOUT_IT.test(heard.text);
  if (isAboutOwn && !likely?.thing.feeling?.danger)
    return { alike: Math.max(LIKENESS.plainAdvice, likely?.alike ?? 0), thing: named('about'), doubtful: false };
  if (likely?.thing.feeling || likely?.thing.smallTalk) return likely;
  const name = intentOf(heard, likely);
  return name === undefined
    ? likely
    : { alike: Math.max(LIKENESS.surely, likely?.alike ?? 0), thing: named(name), doubtful: false };
}

/** "Which of my essays is about my parents' divorce?" is answered from the essays, however heavy what it names is. What is told before it is heard first. */
const WHICH_IS_ABOUT =
  /^(?:(?:so|ok|okay|hey|and|um|wait) )*(?:which|what)(?: one)?(?: of)?(?: my| the)? (?:essays?|supplements?|supps?|piqs?|ESSAY|answers?)(?: \w+){0,3} (?:about|mentions?|deals? with|covers?) (?!\d|done|finished|ready)\w+/;
const NOT_ABOUT_IT =
  /\b(?:should|can|could|better|ok|okay|good|bad|write|writing|(?:care|worry|worried|feel|ask|asks|asking|think) about)\b/;

/** General advice, and the intent that tells the same of the student's own colleges. */
const OF_OWN: Record<string, string> = {
  'rec-many': 'letters',
  'tests-required': 'requirements',
  'test-optional-what': 'requirements',
  'css-what': 'requirements',
  'fee-cost': 'fees',
  'interview-what': 'requirements',
  'self-report-scores': 'requirements',
};
/** What speaks of the student's own colleges together. */
const OWN_COLLEGES =
  /\b(?:my|of the|the) (?:schools|colleges|list|apps|applications|places)\b|\bon my list\b|\b(?:im|i am|i) apply(?:ing)?\b|\bof mine\b|\bany of these\b|\bcost me\b/;

/** The place at the end of "which of my colleges are in the midwest". */
const LAST_WORDS = /\b(?:in|on|from|around) (?:the )?(?:\w+ ){0,2}\w+$/;

/** What asks for the score of what was written for a college, and what asks for another one. */
const ONE_SCORE = /\b(?:score|scored|grade|graded)\b/;
const OTHER_SCORES =
  /\b(?:sat|act|tests?|need|needs|average|good|get in|range|gpa|send|require\w*|want|wants|my grades?|submit|optional|semester|class)\b/;

function intentOf(
  { text, apps, essays, activities, honors, strangers }: Heard,
  likely: Likely | undefined,
): string | undefined {
  const { thing, alike = 0, doubtful = true } = likely ?? {};
  const isGeneral = thing?.advice !== undefined && alike < LIKENESS.plainAdvice;
  const isUnclear = thing === undefined || doubtful;
  const isVague = isUnclear || isGeneral;
  // Every applicant has a main essay, so what is general is asked of it as well.
  const ofMain = essays.every(({ id }) => id === MAIN);
  const isOfAll = thing !== undefined && OF_ALL.has(thing.name);
  if (essays.length > 1 && COMPARES.test(text) && (isVague || OF_ONE.has(thing.name))) return 'compare';
  if (essays.length > 0 && thing?.name === 'ideas' && SCORED.test(text)) return 'essay';
  if (essays.length > 0 && (isUnclear || (isGeneral && !ofMain) || isOfAll)) {
    return OF_ONE_ESSAY.find(([asks]) => asks.test(text))?.[1] ?? (isOfAll ? 'essay' : undefined);
  }
  if (apps.length > 0 && thing?.name === 'progress' && !holds(text, lists.essays)) return 'ready';
  const isElsewhere = thing === undefined || isGeneral || ['facts', 'requirements'].includes(thing.name);
  if (apps.length > 0 && isElsewhere && ONE_SCORE.test(text) && !OTHER_SCORES.test(text)) return 'essay';
  const ofDates = strangers.length === 0 && DATES.test(text) && !OTHER_DATES.test(text) && !WHICH_HOUR.test(text);
  if (ofDates && ((isVague && DUE.test(text)) || (isUnclear && APPLICATIONS.test(text) && IN_BY.test(text))))
    return 'due';
  const ofPiqs = PIQS.test(text) && OWN_STATE.test(text);
  if (ofPiqs && isVague) return 'piqs';
  if (isUnclear && UNSCORED.test(text) && !OTHER_DATES.test(text.replace(/\bscores?\b/g, ''))) return 'unscored';
  const ofActivities = holds(text, lists['of activities']);
  if (isVague && holds(text, lists.slots) && (ofActivities || holds(text, lists['of honors']))) return 'limits';
  if (OWN_COLLEGES.test(text) && areaIn(LAST_WORDS.exec(text)?.[0] ?? '')) return 'college places';
  if (!thing || strangers.length > 0) return undefined;
  if (thing.advice && OWN_COLLEGES.test(text) && OF_OWN[thing.name]) return OF_OWN[thing.name];
  const ofHonors = honors.length > 0 || holds(text, lists['of honors']);
  if (ofHonors && activities.length === 0 && OF_ACTIVITIES.has(thing.name) && !ofActivities) {
    return 'honors';
  }
  return thing.name === 'stands out' && holds(text, lists.least) ? 'ranking' : undefined;
}
