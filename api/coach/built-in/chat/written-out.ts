import type { StudentRecord } from '#contract/ai.ts';
import { findCollege } from '#api/colleges/directory.ts';
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { feelingIn } from './intents.ts';
import { keyOf } from './names.ts';
import { namesAny, namesNothing, type Heard, type Named } from './items.ts';
import { isUc } from './signs.ts';
import { FILLERS } from './spelling.ts';

/** The word that stands for a name in what is heard, by the list that it belongs to. */
const KINDS = {
  apps: 'COLLEGE',
  strangers: 'COLLEGE',
  essays: 'ESSAY',
  activities: 'ACTIVITY',
  honors: 'HONOR',
} as const;
type List = keyof typeof KINDS;
const LISTS = Object.keys(KINDS) as List[];

const KIND = /\b(?:COLLEGE|ESSAY|ACTIVITY|HONOR)\b/;
const LEFT_OVER: ReadonlySet<string> = new Set([...lists.joining, ...lists['left over'], ...FILLERS]);

/**
 * The messages of a talk, as they are heard, where each that leaves its question out has it from the message before:
 * "when is COLLEGE due", "same for COLLEGE?" is heard as "when is COLLEGE due", of the college that it names.
 */
export function writtenOut(talk: readonly Heard[], record: StudentRecord): Heard[] {
  const full: Heard[] = [];
  for (const said of talk) {
    const before = full.at(-1);
    const named = ofOwnUc(said, before !== undefined, record);
    const called = ofOwnActivity(named, before, record);
    const heard = before ? described(called, before, record) : called;
    if (before && isRoundAlone(heard)) full.push({ ...before, text: `${before.text} for ${roundsOf(heard)[0]}` });
    else full.push(before && leavesOut(heard) && !leavesOut(before) ? ofOthers(before, heard, record) : heard);
  }
  return full;
}

/** True for a message that names something and asks nothing of it: "and COLLEGE too?" */
const leavesOut = (heard: Heard): boolean =>
  namesAny(heard) && heard.text.split(' ').every((word) => KIND.test(word) || LEFT_OVER.has(word));

/** The rounds that a message speaks of, in its order, by their codes. */
export const roundsOf = ({ text }: Pick<Heard, 'text'>): string[] =>
  [...text.replace(/\bearly decision (?:2|two|ii)\b/g, 'ed2').matchAll(ROUND)].map(([round]) => CODES[round] ?? round);

/** True for a message that names nothing but a round, as a correction does: "no i mean for ed2". */
const isRoundAlone = (heard: Heard): boolean =>
  !namesAny(heard) &&
  roundsOf(heard).length > 0 &&
  heard.text.split(' ').every((word) => LEFT_OVER.has(word) || OF_A_ROUND.has(word));

const CODES: Record<string, string> = { 'early decision': 'ed', 'early action': 'ea', regular: 'rd' };
const ROUND = /\b(?:ed2|ed|ea|rea|rd|early decision|early action|regular)\b/g;
const OF_A_ROUND = new Set([
  'ed',
  'ed2',
  'ea',
  'rea',
  'rd',
  'early',
  'regular',
  'decision',
  'action',
  '2',
  'two',
  'binding',
]);

/** The question before, without what was felt beside it, about what the message names. */
function ofOthers({ text }: Heard, { text: _, ...named }: Heard, record: StudentRecord): Heard {
  const asked = feelingIn(text).rest;
  const list = LISTS.find((one) => named[one].length > 0)!;
  const kind = KINDS[list];
  // What was asked of an essay is asked of the essays of the college that is named now.
  if (kind === 'COLLEGE' && /\bESSAY\b/.test(asked)) {
    const essays = record.essays.filter(({ appId }) => named.apps.some(({ id }) => id === appId));
    if (essays.length > 0) return { ...named, essays, text: asked };
  }
  if (asked.includes(kind)) return { ...named, text: asked };
  return { ...named, text: KIND.test(asked) ? asked.replace(KIND, kind) : `${asked} for ${kind}`.trim() };
}

/** A message that calls something by what it is: "the ed one", "the oregon one", "the coaching one" after an activity. */
function described(said: Heard, before: Heard, record: StudentRecord): Heard {
  const of = (named: Partial<Named>, text: string): Heard => ({ ...namesNothing(), ...named, text });
  const round = ROUND_ONE.exec(said.text)?.groups?.round;
  if (round && !namesAny(said)) {
    const isOther = /\b(?:other|not)\b/.test(said.text);
    const apps = record.apps.filter((app) => isRound(round, app.round) && !(isOther && before.apps.includes(app)));
    if (apps.length > 0) return of({ apps }, said.text.replace(ROUND_ONE, 'COLLEGE'));
  }
  const [stranger] = said.strangers;
  if (stranger && said.text.includes('the COLLEGE one')) {
    const state = findCollege(stranger)?.state;
    const apps = record.apps.filter(({ college }) => state && findCollege(college)?.state === state);
    if (apps.length === 1) return of({ apps }, said.text);
  }
  return said;
}

const ROUND_ONE = /\b(?<round>ed2|ed|ea|rea|rd|early|binding|regular) (?:one|school|college)s?\b/;

/** What is asked of activities alone: "the description of coaching". */
const OF_ACTIVITY = /\b(?:descriptions?|entry|activity|ec)\b|\bhours\b.* (?:put|spend|spent|for|on)\b/;

/** An activity that is called by a word akin to its name, after one was spoken of or where only activities have what is asked for. */
function ofOwnActivity(said: Heard, before: Heard | undefined, { activities }: StudentRecord): Heard {
  if (namesAny(said) || !((before?.activities.length ?? 0) > 0 || OF_ACTIVITY.test(said.text))) return said;
  for (const word of said.text.split(' ').filter((word) => word.length >= 3 && !LEFT_OVER.has(word))) {
    const akin = activities.filter(({ title, organization }) =>
      keyOf(`${title} ${organization}`)
        .split(' ')
        .some((own) => isAkin(own, word)),
    );
    if (akin.length === 1)
      return { ...namesNothing(), activities: akin, text: said.text.replace(new RegExp(`\\b${word}\\b`), 'ACTIVITY') };
  }
  return said;
}

/** The student's own campuses: "did the uc one go through", and after another question "and for the uc". */
function ofOwnUc(said: Heard, isLater: boolean, { apps }: StudentRecord): Heard {
  const own = apps.filter(({ college }) => isUc(college));
  const name = UC_ONE.test(said.text) ? UC_ONE : isLater ? UC_LAST : undefined;
  if (!name?.test(said.text) || namesAny(said) || own.length === 0) return said;
  return { ...namesNothing(), apps: own, text: said.text.replace(name, 'COLLEGE') };
}

const UC_ONE = /\bucs? (?:one|ones|apps?|applications?|stuff|thing)\b/;
const UC_LAST = /\bucs?$/;

/** Whether a round is what a student calls "early", "binding" or "ed". */
function isRound(called: string, round: string | null): boolean {
  if (called === 'early') return round !== null && ['ed', 'ed2', 'ea', 'rea'].includes(round);
  if (called === 'binding') return round === 'ed' || round === 'ed2';
  return round === (called === 'regular' ? 'rd' : called);
}

/** "coaching" is akin to "coach", and "gym" to "gymnastics". */
const isAkin = (own: string, word: string): boolean =>
  own.length >= 3 && (own.startsWith(word.replace(/(?:ing|s)$/, '')) || word.startsWith(own));
