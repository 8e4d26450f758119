import { isEarlyRound } from './round-kinds.ts';

/** Where a rule was read, on which day, and the admission cycle that it speaks of. */
export interface RuleSource {
  name: string;
  url: string;
  /** YYYY-MM-DD. */
  checkedOn: string;
  cycle: string;
}

/**
 * `clash`: a sourced rule of one college forbids the other plan while both are open. `order`: fine one after the other. `ask`: it
 * depends on what is not known here. `fine`: allowed.
 */
export type Verdict = 'clash' | 'order' | 'ask' | 'fine';

/** A verdict on two plans, the reason in a sentence, and where the rule was read: null only for two rounds of one college. */
export interface Judgement {
  verdict: Verdict;
  says: string;
  source: RuleSource | null;
}

/** `academy`: a service academy of the United States. `unknown`: a US college without an entry, or one outside the directory. */
export type Control = 'public' | 'private' | 'foreign' | 'academy' | 'unknown';

/** One application as its round is judged. */
export interface RoundPlan {
  /** Its name; two applications with one name go to one college. */
  college: string;
  /** The number of a US college in federal data. */
  ipeds?: number | undefined;
  control: Control;
  /** Whether it answers after New Year; undefined where that is not known. */
  answersInNewYear?: boolean | undefined;
  plan: 'ed' | 'ed2' | 'ea' | 'rea' | 'rd' | 'rolling' | 'questbridge';
  /** `planned`: not submitted; `sent`: submitted and not answered; else the answer. */
  state: 'planned' | 'sent' | 'accepted' | 'denied' | 'deferred' | 'waitlisted';
  /** True where the student says that a scholarship needs the early date; some restrictive plans except such applications. */
  scholarship?: boolean | undefined;
}

/** A part of a rule: what it says of some plans at colleges of some kinds. */
interface Part {
  plans: readonly string[];
  control: readonly string[];
  unless?: { scholarshipNeedsIt?: true; notifiesAfter?: string };
  when?: { scholarshipNeedsIt?: true };
  verdict?: Verdict;
  reason: string;
  /** Of public colleges, where it is another. */
  reasonPublic?: string;
  source?: RuleSource;
}

interface Rule {
  binding: boolean;
  says: string;
  forbids: readonly Part[];
  allows: readonly Part[];
  /** Of a second binding round elsewhere, while this plan is open. */
  ed2?: { whilePending: Verdict; reason: string };
  /** Of a second binding round elsewhere, after a deferral. */
  deferred?: { ed2: Verdict; reason: string; source?: RuleSource };
  notifies?: { about?: string; by?: string };
  source: RuleSource;
}

/** The rules of the season, as `scripts/season.ts` makes them. */
export interface RoundRules {
  reasons: Record<string, string>;
  generic: Record<string, Rule>;
  questbridge: Rule;
  ucas: { notTogether: string[][]; source: RuleSource };
  colleges: Record<string, Record<string, Rule>>;
}

/** Whether a deadline is later than New Year's Eve wherever the student is: the last zones reach midnight before noon in Greenwich. */
export const isAfterNewYear = (deadline: string, year: number): boolean => deadline >= `${year}-01-01T12`;

/** True for a plan in an early round, and for the match of QuestBridge, which is no round and as early. */
export const isEarlyPlan = ({ plan }: RoundPlan): boolean => plan === 'questbridge' || isEarlyRound(plan);

const GRAVITY: readonly Verdict[] = ['fine', 'order', 'ask', 'clash'];

/**
 * Whether two plans may go together, by the rules of both colleges; the graver of the two counts. The order of `a` and `b` changes
 * nothing.
 */
export function judgeRounds(rules: RoundRules, a: RoundPlan, b: RoundPlan): Judgement {
  const found =
    ofOneCollege(a, b) ??
    besideAcceptance(rules, a, b) ??
    besideAcceptance(rules, b, a) ??
    afterAnAnswer(rules, a, b) ??
    twoBinding(rules, a, b) ??
    oxfordAndCambridge(rules, a, b) ??
    graver(rules, byRuleOf(rules, a, b), byRuleOf(rules, b, a), a, b);
  const says = sentenceOf(rules, found.reason);
  return { verdict: found.verdict, says: found.excepts ? `${says} ${EXCEPTED}` : says, source: found.source };
}

const EXCEPTED =
  'An early date that a scholarship needs is excepted: where that is so, add the scholarship to the requirements of that application.';

/** A judgement whose sentence is not looked up yet. */
interface Finding extends Omit<Judgement, 'says'> {
  reason: string;
  /** Whether the rule would except an early date that a scholarship needs. */
  excepts?: boolean;
}

const isAnswered = ({ state }: RoundPlan): boolean => state !== 'planned' && state !== 'sent';

function ofOneCollege(a: RoundPlan, b: RoundPlan): Finding | undefined {
  return a.college === b.college ? { verdict: 'clash', reason: 'same-college-two-rounds', source: null } : undefined;
}

function besideAcceptance(rules: RoundRules, a: RoundPlan, b: RoundPlan): Finding | undefined {
  return a.state === 'accepted' && ruleOf(rules, a).binding && b.state !== 'denied'
    ? judgement('clash', 'binding-accepted', genericRule(rules, 'ed').source)
    : undefined;
}

function afterAnAnswer(rules: RoundRules, a: RoundPlan, b: RoundPlan): Finding | undefined {
  const [answered, other] = isAnswered(a) ? [a, b] : [b, a];
  if (!isAnswered(answered)) return undefined;
  const rule = ruleOf(rules, answered);
  if (answered.state === 'deferred' && other.plan === 'ed2' && !isAnswered(other)) {
    if (rule.binding) return judgement('fine', 'binding-second', rule.source);
    if (rule.deferred) return judgement(rule.deferred.ed2, rule.deferred.reason, rule.deferred.source ?? rule.source);
    if (answered.plan === 'rea') return judgement('ask', 'after-deferral-unstated', rule.source);
  }
  return judgement('fine', rule.binding && other.plan === 'ed2' ? 'binding-second' : 'answered-frees', rule.source);
}

function twoBinding(rules: RoundRules, a: RoundPlan, b: RoundPlan): Finding | undefined {
  if (a.plan === 'questbridge' || b.plan === 'questbridge' || !ruleOf(rules, a).binding || !ruleOf(rules, b).binding)
    return undefined;
  const second = [a, b].filter(({ plan }) => plan === 'ed2');
  const { source } = genericRule(rules, 'ed');
  return second.length === 1 && second[0]?.state === 'planned'
    ? judgement('order', 'binding-second', source)
    : judgement('clash', 'two-binding', source);
}

/** Whether only one of two colleges may be chosen in a year, whatever the rounds. */
export function isEitherOr(rules: RoundRules, a: RoundPlan, b: RoundPlan): boolean {
  const names = [a.college, b.college];
  return rules.ucas.notTogether.some((pair) => pair.every((name) => names.includes(name)));
}

function oxfordAndCambridge(rules: RoundRules, a: RoundPlan, b: RoundPlan): Finding | undefined {
  return isEitherOr(rules, a, b) ? judgement('clash', 'ucas-oxford-cambridge', rules.ucas.source) : undefined;
}

/** The graver of two judgements; of two that are as grave, that of a college's own rule, and among those that of `a`'s. */
function graver(rules: RoundRules, first: Finding, second: Finding, a: RoundPlan, b: RoundPlan): Finding {
  const weight = ({ verdict }: Finding, plan: RoundPlan) =>
    2 * GRAVITY.indexOf(verdict) + (hasOwnRule(rules, plan) || plan.plan === 'questbridge' ? 1 : 0);
  return weight(second, b) > weight(first, a) ? second : first;
}

/** What the rule of `a` says of `b`. Where it is not known whether `b` is public or private, both have to agree. */
function byRuleOf(rules: RoundRules, a: RoundPlan, b: RoundPlan): Finding {
  if (b.control !== 'unknown') return underControl(rules, a, b, b.control);
  const [ifPublic, ifPrivate] = [underControl(rules, a, b, 'public'), underControl(rules, a, b, 'private')];
  return ifPublic.verdict === ifPrivate.verdict
    ? ifPrivate
    : judgement('ask', 'control-unknown', ruleOf(rules, a).source);
}

function underControl(rules: RoundRules, a: RoundPlan, b: RoundPlan, control: Control): Finding {
  const rule = ruleOf(rules, a);
  const from = (part: Part, verdict: Verdict, why = part.reason) => judgement(verdict, why, part.source ?? rule.source);
  // Regular and rolling plans that do not bind are never barred.
  if (!isEarlyPlan(b)) {
    const part = rule.allows.find((one) => speaksOf(one, b, control, true));
    const isOfIt = part && !part.when && !ONLY_OF_EARLY_PLANS.includes(part.reason);
    return isOfIt ? from(part, 'fine') : judgement('fine', 'regular-free', rule.source);
  }
  if (b.plan === 'ed2' && rule.ed2) {
    // One after the other is allowed, and a second round that is out already did not wait.
    const verdict = rule.ed2.whilePending === 'order' && b.state === 'sent' ? 'clash' : rule.ed2.whilePending;
    return judgement(verdict, rule.ed2.reason, rule.source);
  }
  const exception = rule.allows.find((part) => part.when && b.scholarship && speaksOf(part, b, control, false));
  if (exception) return from(exception, exception.verdict ?? 'ask');
  const barred = rule.forbids.find((part) => speaksOf(part, b, control, false));
  if (barred) {
    const why = control === 'public' ? (barred.reasonPublic ?? barred.reason) : barred.reason;
    if (!barred.unless?.notifiesAfter) {
      const excepts = rule.allows.some((part) => part.when && speaksOf(part, b, control, false));
      return { ...from(barred, barred.verdict ?? 'clash', bothRestrict(a, b) ?? why), excepts };
    }
    if (b.answersInNewYear === undefined) return judgement('ask', 'rea-notification-unknown', rule.source);
    return b.answersInNewYear ? judgement('fine', 'rea-notifies-later', rule.source) : from(barred, 'clash', why);
  }
  const allowed = rule.allows.find((part) => !part.when && speaksOf(part, b, control, false));
  if (allowed) return from(allowed, 'fine');
  if (a.plan !== 'rea') return judgement('fine', rule.binding ? 'ed-with-open-early' : 'open-early', rule.source);
  const unclear = control === 'foreign' && ruleOf(rules, b).binding ? 'foreign-binding-unclear' : 'rule-unknown';
  return judgement('ask', unclear, rule.source);
}

/** Reasons whose sentence speaks of two early plans, though their rule allows regular ones as well. */
const ONLY_OF_EARLY_PLANS = ['ed-with-open-early', 'open-early', 'rea-allows-ea'];

const bothRestrict = (a: RoundPlan, b: RoundPlan) => (a.plan === 'rea' && b.plan === 'rea' ? 'rea-rea' : undefined);

/** @param exactly whether "any plan" is passed over, so that a more telling part is found */
function speaksOf(part: Part, { plan }: RoundPlan, control: Control, exactly: boolean): boolean {
  const kinds = [control, 'any'];
  // A service academy is a public college where a rule does not name it.
  if (control === 'academy' && !part.control.includes('academy')) kinds.push('public');
  const plans = exactly && control !== 'foreign' ? [plan] : [plan, 'any'];
  return plans.some((one) => part.plans.includes(one)) && kinds.some((one) => part.control.includes(one));
}

const hasOwnRule = (rules: RoundRules, { ipeds, plan }: RoundPlan): boolean =>
  rules.colleges[ipeds ?? '']?.[plan] !== undefined;

function ruleOf(rules: RoundRules, { ipeds, plan }: RoundPlan): Rule {
  if (plan === 'questbridge') return rules.questbridge;
  return rules.colleges[ipeds ?? '']?.[plan] ?? genericRule(rules, plan);
}

function genericRule(rules: RoundRules, plan: string): Rule {
  const rule = rules.generic[plan];
  if (!rule) throw new Error(`There is no rule for the plan ${plan}.`);
  return rule;
}

const judgement = (verdict: Verdict, reason: string, source: RuleSource): Finding => ({ verdict, reason, source });

function sentenceOf({ reasons }: RoundRules, reason: string): string {
  const says = reasons[reason];
  if (says === undefined) throw new Error(`There is no sentence for the reason ${reason}.`);
  return says;
}
