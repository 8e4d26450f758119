import { aiRulesFor } from '#api/colleges/ai-policies.ts';
import type { ChatSource } from '#contract/ai.ts';
import { checkedOn, cycle, type Advice, type Intent } from '../intents.ts';
import { listed, nameOf } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromFacts, OWN_ADVICE, unknown } from '../sources.ts';
import { isUc, speaksOfUc } from '../signs.ts';
import { earlyPlans, endedByYes } from './rounds.ts';

/** What asks how it is at that college, and does not only name it: "does Rice care about AP scores". */
const OF_COLLEGE =
  /\b(?:does|do|is|are|will|would|at|to|from|by)(?: \w+)? COLLEGE\b|\bCOLLEGE (?:\w+ ){0,2}(?:say|allow|take|want|ask|require|accept|need|let|mind|care|check|look|see|do|count)s?\b/;

/** Of so many colleges the rules on help by AI are told, the strictest first. */
const MOST_RULES = 3;

/** What is generally true of applying, with its caveat: how sure it is, where it is from and when it was checked. */
export function adviseOn({ says = [], advice }: Intent, question: Question): Reply[] {
  const named = [...question.apps.map(({ college }) => college), ...question.strangers];
  const ofUc = advice?.aiHelp && named.length === 0 && speaksOfUc(question.text) ? campusesOf(question) : [];
  const colleges = [...new Set([...named, ...ofUc])];
  const rules = advice?.aiHelp && colleges.length > 0 ? aiRulesFor(colleges) : [];
  const known = rules.filter(({ source }) => source !== null);
  const names = colleges.filter((college) => !known.some((rule) => rule.college === college)).map(nameOf);
  const unread: Reply[] =
    advice?.aiHelp && names.length > 0
      ? [
          {
            says: [`Of ${listed(names)} I have read no rule on help by AI; the admissions office knows it.`],
            source: unknown(names[0]!),
          },
        ]
      : [];
  const general: Reply = {
    says,
    also: [
      advice?.aiHelp || !OF_COLLEGE.test(question.text)
        ? ''
        : names.length > 1
          ? `What ${names.join(' and ')} themselves ask, only their own pages say.`
          : names.length > 0
            ? `What ${names[0]} itself asks, only its own page says.`
            : '',
      advice?.confidence === 'sourced' || advice?.confidence === 'rule'
        ? ''
        : "This is general advice. Check it on the college's page or with your counselor.",
    ],
    source: sourceOf(advice),
  };
  const ofColleges = known.slice(0, MOST_RULES).map(({ college, says, source }): Reply => ({
    says: [`**${nameOf(college!)}**: ${says}`],
    source: fromFacts(source!),
  }));
  if (advice?.endsOthers) return endedByYes(general, question);
  return [...ofColleges, ...unread, general, ...(advice?.early ? earlyPlans(question) : [])];
}

/** A campus of the student's own, or one that stands for all: the University of California has one rule. */
function campusesOf({ record }: Question): string[] {
  const own = record.apps.map(({ college }) => college).find(isUc);
  return [own ?? 'University of California, Berkeley'];
}

const sourceOf = (advice: Advice | undefined): ChatSource => ({
  ...OWN_ADVICE,
  ...(advice?.source ? { name: advice.source.name, url: advice.source.url } : {}),
  checkedOn,
  cycle,
});
