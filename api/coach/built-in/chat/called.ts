import type { StudentRecord } from '#contract/ai.ts';
import type { Activity } from '#contract/activities.ts';
import type { Round } from '#contract/applications.ts';
import { isBinding, isEarlyRound } from '#contract/round-kinds.ts';
import { collegeWith, findCollege } from '#api/colleges/directory.ts';
import states from '#api/data/states.json' with { type: 'json' };
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { frequency } from '../frequency.ts';
import { FUNCTION_WORDS } from '../words.ts';
import { isAlike } from './essays-about.ts';
import { namesAny, namesNothing, type Heard, type Named } from './items.ts';
import { keyOf } from './names.ts';
import { isUc, signOf, speaksOfUc } from './signs.ts';
import { FILLERS } from './spelling.ts';

/** The words that a message consists of, beside names, when it leaves its question out. */
export const LEFT_OVER: ReadonlySet<string> = new Set([...lists.joining, ...lists['left over'], ...FILLERS]);

/** A message that calls something by what it is: "the ed one", "the oregon one", "the coaching one" after an activity. */
export function described(said: Heard, before: Heard, record: StudentRecord): Heard {
  const of = (named: Partial<Named>, text: string): Heard => ({ ...namesNothing(), ...named, text });
  const round = ROUND_ONE.exec(said.text)?.groups?.round;
  if (round && !namesAny(said)) {
    const isOther = /\b(?:other|not)\b/.test(said.text);
    const apps = record.apps.filter((app) => isRound(round, app.round) && !(isOther && before.apps.includes(app)));
    if (apps.length > 0) return of({ apps }, said.text.replace(ROUND_ONE, 'COLLEGE'));
  }
  return said;
}

// "Is that the binding one?" asks for the round and names nothing.
const ROUND_ONE =
  /\b(?<!\bis (?:that|it|this|COLLEGE) (?:the |my )?)(?<round>ed2|ed|ea|rea|rd|early|binding|regular) (?:one|school|college)s?\b/;

/** The student's own college that is called by its state: "the california school", "my top choice in minnesota". */
export function ofOwnState(said: Heard, { apps }: StudentRecord): Heard {
  const place = IN_STATE.map((pattern) => pattern.exec(said.text)?.groups?.place).find(Boolean);
  const [stranger] = said.strangers;
  if (!place || said.apps.length + said.essays.length > 0) return said;
  const state = place === 'COLLEGE' ? stateCalled(stranger) : STATES.find(({ key }) => key === place)?.code;
  const own = apps.filter(({ college }) => state && findCollege(college)?.state === state);
  return own.length === 1
    ? { ...namesNothing(), apps: own, text: said.text.replace(new RegExp(`\\b${place}\\b`), 'COLLEGE') }
    : said;
}

const STATES = Object.entries(states).map(([code, name]) => ({ code, name, key: keyOf(name) }));
const PLACE = `(?<place>COLLEGE|${STATES.map(({ key }) => key).join('|')})`;
const KIND_OF_COLLEGE = '(?:one|school|college|choice|pick|place|app|application)';
const IN_STATE = [
  new RegExp(String.raw`\b(?:the|my|that) (?:\w+ ){0,2}${KIND_OF_COLLEGE} in ${PLACE}\b`),
  new RegExp(String.raw`\b(?:the|my|that) ${PLACE} ${KIND_OF_COLLEGE}\b`),
];

/** The state for which a college is named that goes by its name, as "minnesota" is the University of Minnesota. */
export const stateCalled = (college: string | undefined): string | undefined => {
  const known = college === undefined ? undefined : findCollege(college);
  return STATES.find(({ code, name }) => known?.state === code && known.name.includes(name))?.code;
};

/** "And 4?" after a question about an Insight Question: the one of that number. */
export function ofAnotherPiq(said: Heard, before: Heard | undefined, { essays }: StudentRecord): Heard {
  const number = ANOTHER_PIQ.exec(said.text)?.groups?.number;
  if (!number || namesAny(said) || !before?.essays.some(({ title }) => PIQ_TITLE.test(title))) return said;
  const other = essays.filter(({ title }) => PIQ_TITLE.exec(title)?.[1] === number);
  return other.length > 0
    ? { ...namesNothing(), essays: other, text: said.text.replace(/(?:piq )?[1-8]$/, 'ESSAY') }
    : said;
}

const ANOTHER_PIQ = /^(?:(?:and|ok|so|what about|how about|for|in) )*(?:piq )?(?:number )?(?<number>[1-8])$/;
const PIQ_TITLE = /^PIQ ([1-8])\b/i;

/** "And Wooster?" after a question about a college: one that goes by a part of its name. */
export function ofAnotherCollege(said: Heard, before: Heard | undefined): Heard {
  const name = ANOTHER.exec(said.text)?.groups?.name;
  if (!name || !before || before.apps.length + before.strangers.length === 0 || namesAny(said)) return said;
  const words = name.split(' ');
  if (words.some((word) => LEFT_OVER.has(word)) || words.every((word) => frequency(word) > RARE)) return said;
  const college = collegeWith(name)?.name;
  return college
    ? { ...namesNothing(), strangers: [college], text: said.text.replace(new RegExp(`\\b${name}$`), 'COLLEGE') }
    : said;
}

const ANOTHER = /^(?:(?:and|ok|so|what about|how about|same for|also|for|at) )+(?<name>[a-z]{4,}(?: [a-z]{3,}){0,3})$/;
/** Occurrences per 51 million words up to which a word may be the name of a college. */
const RARE = 2_000;

/** What is asked of activities alone: "the description of coaching". */
const OF_ACTIVITY = /\b(?:descriptions?|entry|activity|ec)\b/;
/** The same, of their time: "how many hours is the sewing thing". */
const OF_ITS_TIME = /\bhours\b|\b(?:since when|how long) have i been (?:doing|at|in)\b|\bwhen did i (?:start|begin)\b/;

/** A few words that ask the same of something else: "and the sewing". */
const GOES_ON = /^(?:and|what about|how about) (?:\w+ ?){1,3}$/;

/** An activity that is called by a word akin to its name, after one was spoken of or where only activities have what is asked for. */
export function ofOwnActivity(said: Heard, before: Heard | undefined, { activities }: StudentRecord): Heard {
  const isOfItsTime = [said, ...(before && GOES_ON.test(said.text) ? [before] : [])].some(
    ({ text }) => OF_ITS_TIME.test(text) && !/\bactivities\b/.test(text),
  );
  if (!(isOfItsTime || OF_ACTIVITY.test(said.text) || (before?.activities.length ?? 0) > 0)) return said;
  // The hours of "the sewing thing" are those of an activity, though an honor has that word in its name.
  const isOnlyHonor = isOfItsTime && said.honors.length > 0 && !namesAny({ ...said, honors: [] });
  if (namesAny(said) && !isOnlyHonor) return said;
  const words = isOnlyHonor
    ? said.honors.flatMap(({ title }) => keyOf(title).split(' ')).map((word) => ({ word, heard: 'HONOR' }))
    : said.text.split(' ').map((word) => ({ word, heard: word }));
  const telling = words.filter(({ word }) => word.length >= 3 && !NO_NAMES.has(word) && !FUNCTION_WORDS.has(word));
  for (const isCalled of isOfItsTime ? [isNamedBy, isToldBy] : [isNamedBy]) {
    for (const { word, heard } of telling) {
      const akin = activities.filter((activity) => isCalled(activity, word));
      if (akin.length === 1)
        return {
          ...namesNothing(),
          activities: akin,
          text: said.text.replace(new RegExp(`\\b${heard}\\b`), 'ACTIVITY'),
        };
    }
  }
  return said;
}

/** Words that name no activity, whatever its line says. */
const NO_NAMES: ReadonlySet<string> = new Set([...LEFT_OVER, ...lists.asking, ...lists.roles]);

/** "coaching" is akin to "coach", and "gym" to "gymnastics". */
const isNamedBy = ({ title, organization }: Activity, word: string): boolean =>
  keyOf(`${title} ${organization}`)
    .split(' ')
    .some((own) => own.length >= 3 && (own.startsWith(word.replace(/(?:ing|s)$/, '')) || word.startsWith(own)));

/** Occurrences per 51 million words up to which a word of its line tells one activity from the others. */
const TELLING = 5_000;

/** "Alterations from home", where hems are sewn, is "the sewing thing". */
const isToldBy = ({ title, impact }: Activity, word: string): boolean =>
  frequency(word) <= TELLING &&
  keyOf(`${title} ${impact}`)
    .split(' ')
    .some((own) => isAlike(own, word));

/** The student's own campuses: "did the uc one go through", and after another question "and for the uc". */
export function ofOwnUc(said: Heard, isLater: boolean, { apps }: StudentRecord): Heard {
  const own = apps.filter(({ college }) => isUc(college));
  const name = [UC_ONE, UC_DUE, UC_LEFT, ...(isLater ? [UC_LAST] : [])].find((pattern) => pattern.test(said.text));
  if (!name || namesAny(said) || own.length === 0) return said;
  return { ...namesNothing(), apps: own, text: said.text.replace(name, 'COLLEGE') };
}

const UC_ONE = /\bucs? (?:one|ones|apps?|applications?|stuff|thing)\b/;
/** "When is UC due?" and "the uc deadline". */
const UC_DUE = /\b(?:the )?ucs?\b(?= (?:(?:is|are) )?(?:due|closes?|closing|deadlines?)\b)/;
/** "What is left before I can submit the UCs?" */
const UC_LEFT = /(?<=\b(?:left|missing|open|ready|submit|done|finish|finished|remaining)\b.*)\b(?:the |my )?ucs?$/;
const UC_LAST = /\bucs?$/;

/** The rounds that a message speaks of, in its order, by their codes. */
export const roundsOf = ({ text }: Pick<Heard, 'text'>): string[] =>
  [...text.replace(/\bearly decision (?:2|two|ii)\b/g, 'ed2').matchAll(ROUND)].map(([round]) => CODES[round] ?? round);

const CODES: Record<string, string> = { 'early decision': 'ed', 'early action': 'ea', regular: 'rd' };
const ROUND = /\b(?:ed2|ed|ea|rea|rd|early decision|early action|regular)\b/g;

/** Campuses that stand for the University of California where the student has none of it. */
const CAMPUSES = ['University of California, Berkeley', 'University of California, Los Angeles'];

const COMPARES_ROUNDS = /\b(?:easier|harder|better (?:odds|chances?|shot))\b(?!.*\bmy\b)(?<!\bmy\b.*)/;

/**
 * A question about a fact names no college where it speaks of "the UCs" or of "ed". It gets the student's own campuses, or two large ones, or the
 * one college to which the student applies in that round.
 */
export function withOwnColleges(heard: Heard, { apps }: StudentRecord): Heard {
  const [round, another] = roundsOf(heard);
  // "Is ED2 easier than regular?" and "is it easier to get in ED?" are about the rounds.
  const ofRound =
    round && !another && !namesAny(heard) && !COMPARES_ROUNDS.test(heard.text)
      ? apps.filter((app) => app.round === round)
      : [];
  if (ofRound.length === 1 && OF_A_COLLEGE.has(signOf({ ...heard, apps: ofRound })?.intent ?? ''))
    return { ...heard, apps: ofRound };
  if (namesAny(heard) || !speaksOfUc(heard.text) || !OF_A_COLLEGE.has(signOf(heard)?.intent ?? '')) return heard;
  const own = apps.filter(({ college }) => isUc(college));
  return own.length > 0 ? { ...heard, apps: own } : { ...heard, strangers: CAMPUSES };
}

/** Intents that tell facts of colleges. */
export const OF_A_COLLEGE: ReadonlySet<string> = new Set([
  'facts',
  'requirements',
  'saved dates',
  'letters',
  'fits',
  'rounds',
]);

/** Whether a round is what a student calls "early", "binding" or "ed". */
function isRound(called: string, round: Round | null): boolean {
  if (called === 'early') return isEarlyRound(round);
  if (called === 'binding') return isBinding(round);
  return round === (called === 'regular' ? 'rd' : called);
}
