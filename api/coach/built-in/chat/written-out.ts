import type { StudentRecord } from '#contract/ai.ts';
import {
  described,
  LEFT_OVER,
  ofAnotherCollege,
  ofAnotherPiq,
  ofOwnActivity,
  ofOwnState,
  ofOwnUc,
  roundsOf,
} from './called.ts';
import { feelingIn } from './intents.ts';
import { namesAny, type Heard } from './items.ts';

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

/**
 * The messages of a talk, as they are heard, where each that leaves its question out has it from the message before:
 * "when is COLLEGE due", "same for COLLEGE?" is heard as "when is COLLEGE due", of the college that it names.
 */
export function writtenOut(talk: readonly Heard[], record: StudentRecord): Heard[] {
  const full: Heard[] = [];
  for (const said of talk) {
    const before = full.at(-1);
    const named = ofOwnState(ofOwnUc(said, before !== undefined, record), record);
    const called = ofAnotherPiq(ofAnotherCollege(ofOwnActivity(named, before, record), before), before, record);
    const heard = before ? described(called, before, record) : called;
    if (before && isRoundAlone(heard)) full.push({ ...before, text: `${before.text} for ${roundsOf(heard)[0]}` });
    else
      full.push(
        before && leavesOut(heard) && !leavesOut(before) && !TELLS.test(before.text)
          ? ofOthers(before, heard, record)
          : heard,
      );
  }
  return full;
}

/** What tells of an answer and asks nothing, so that nobody asks the same of another college. */
const TELLS =
  /^(?:so |ok |omg )*i (?:got|was|am|have been) (?:in|into|accepted|admitted|deferred|rejected|denied|waitlisted)\b/;

/** True for a message that names something and asks nothing of it: "and COLLEGE too?" */
const leavesOut = (heard: Heard): boolean =>
  namesAny(heard) && heard.text.split(' ').every((word) => KIND.test(word) || LEFT_OVER.has(word));

/** True for a message that names nothing but a round, as a correction does: "no i mean for ed2". */
const isRoundAlone = (heard: Heard): boolean =>
  !namesAny(heard) &&
  roundsOf(heard).length > 0 &&
  heard.text.split(' ').every((word) => LEFT_OVER.has(word) || OF_A_ROUND.has(word));

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
