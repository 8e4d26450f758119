import { inFigures } from '#contract/in-words.ts';
import { duties } from '#api/colleges/required.ts';
import { roundPlanOf, roundRules } from '#api/colleges/round-plans.ts';
import type { Application, Round } from '#contract/applications.ts';
import { pairsAmong, withScholarship } from '#contract/early-plans.ts';
import { isAcceptedAndBinding, isBinding, isEarlyRound } from '#contract/round-kinds.ts';
import { roundNames } from '#contract/round-names.ts';
import type { Verdict } from '#contract/round-verdicts.ts';
import { appLink, isSubmitted } from '../essays.ts';
import { listed, pages } from '../markdown.ts';
import { publishedDates } from '../published.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromFacts, fromRecord, OWN_ADVICE } from '../sources.ts';
import { isUc } from '../signs.ts';
import { notAmong } from './colleges.ts';
import { earlyRoundsOf } from './college-rounds.ts';
import { bindsNobody, VERDICTS } from './round-words.ts';

const isOf =
  (one: Round) =>
  ({ round }: Application): boolean =>
    round === one;

const isInEarlyRound = ({ round }: Application): boolean => isEarlyRound(round);
const isInBindingRound = ({ round }: Application): boolean => isBinding(round);

const roundName = ({ round }: Application): string => (round ? roundNames[round] : 'no round chosen yet');

/** "How balanced are my rounds?", "What round is Brown?" */
export function answerRounds(question: Question): Reply | Reply[] {
  const { apps } = question.record;
  if (question.strangers.length > 0 && question.apps.length === 0) return notAmong(question);
  const clashes = clashesOf(question);
  if (question.apps.length > 0) {
    const step = "Next step: check on the college's page that it offers this round and that your date matches.";
    return [{ says: question.apps.slice(0, 4).map(roundOf) }, ...clashes, { says: [], next: step }];
  }
  const none = apps.filter(({ round }) => round === null);
  const early = apps.filter(isInEarlyRound).length;
  const [undecided] = none;
  const step = undecided
    ? `choose the round in ${appLink(undecided)}.`
    : 'begin one of the later ones now, so that an early no would not leave you with an empty page.';
  return [
    {
      says: [
        `Of ${inFigures(apps.length, 'application')}, ${early} ${early === 1 ? 'is' : 'are'} early and ${apps.length - early - none.length} regular, rolling or other:`,
      ],
      list: [...(Object.keys(roundNames) as Round[]), null].flatMap((round) => {
        const of = apps.filter((app) => app.round === round);
        const name = round ? roundNames[round] : 'No round';
        return of.length > 0 ? [`${name}: ${of.length} (${listed(of.map(appLink), 8)})`] : [];
      }),
    },
    ...clashes,
    { says: [], next: clashes.length > 0 ? ASK : `Next step: ${step}` },
  ];
}

const BINDS = 'It binds: if it admits you, you go there and withdraw the others, unless its aid makes that impossible.';

const FREE = 'It does not bind: after a yes you may still choose another college.';

/** "Emory University: Early Decision II. It binds … It is not sent yet, so you can still choose another round." */
function roundOf(app: Application): string {
  const binds = isInBindingRound(app);
  const open = isSubmitted(app)
    ? 'You marked it as submitted.'
    : `It is not sent yet, so you can still choose another round there${binds ? ', for example Regular Decision, which does not bind' : ''}.`;
  const isFree = app.round !== null && app.round !== 'other' && !binds;
  if (isUc(app.college)) return `${appLink(app)}: the University of California has one round for everybody. ${FREE}`;
  return [`${appLink(app)}: **${roundName(app)}**.`, binds ? BINDS : isFree ? FREE : '', open]
    .filter(Boolean)
    .join(' ');
}

/** "Which of my applications are binding?" */
export function answerBinding(question: Question): Reply[] {
  if (question.strangers.length > 0 && question.apps.length === 0) return [notAmong(question)];
  const apps = question.apps.length > 0 ? question.apps : question.record.apps;
  const open = apps.filter(({ decision }) => decision !== 'denied');
  const bound = open.filter(isInBindingRound);
  const barring = open.filter(isOf('rea'));
  const names = bound.map((app) => `${appLink(app)} (${roundName(app)})`);
  const isWaiting = bound.some(isOf('ed')) && bound.some(isOf('ed2'));
  return [
    {
      says: [
        bound.length > 0
          ? `**${listed(names)}** ${bound.length > 1 ? 'bind' : 'binds'} you: with a yes you go there and withdraw the others, unless its aid makes that impossible.`
          : `${apps.length > 1 ? 'None of them binds you' : 'It does not bind you'}: after a yes you may still choose another college.`,
        isWaiting ? 'The Early Decision II counts only once the first one has said no or has deferred you.' : '',
        barring.length > 0
          ? `${listed(barring.map(appLink))} does not bind you, but bars most other private early plans.`
          : '',
        bound.length > 0 && bound.length < open.length
          ? 'The others leave you free: after a yes you may still say no to them.'
          : '',
      ],
      next: bound[0]
        ? `Next step: make sure with your parents that ${appLink(bound[0])} can be paid, before it answers.`
        : "Next step: still read each college's own rule on its round.",
    },
  ];
}

/** "Can I still switch it to regular?", of an application that is not sent. */
export function answerRoundChange(question: Question): Reply[] {
  const open = question.apps.filter((app) => !isSubmitted(app));
  return open.slice(0, 2).flatMap((app): Reply[] => [
    {
      says: [
        `Yes: ${appLink(app)} is not sent yet, so no round is fixed. Now it stands as **${roundName(app)}**. Choose the other one on the form before you send it, and in Laurel on its page; nothing has to be asked for.${isInBindingRound(app) ? ' In Regular Decision it would not bind you, and the agreement falls away.' : ''}`,
      ],
      source: fromRecord('Applications'),
    },
    ...publishedDates(app.college, [], question),
    { says: [], next: `Next step: change round and deadline in ${appLink(app)}.`, source: fromRecord('Applications') },
  ]);
}

const ASK =
  "Laurel only points this out, and the choice stays with you. Next step: read each college's own rule, and ask your school counselor before you send the second one.";

const MEANING =
  'Early Decision binds: you promise to go there if you are admitted and the aid works, so it is for one college at a time, and after a yes you withdraw all other applications. Early Decision II binds in the same way and waits for the first answer. Restrictive Early Action does not bind, but bars most other private early plans.';

/** "Are my early plans allowed together?" */
export function answerEarly(question: Question): Reply[] {
  const { apps } = question.record;
  const clashes = clashesOf(question);
  const isPlanned = apps.some(isInEarlyRound);
  const next = isPlanned
    ? "I see no two of them that clash. Next step: still read each college's own rule, because they differ."
    : `Next step: if you plan one, read that college's own rule and set the round in ${pages.applications}.`;
  const [only, another] = question.apps;
  if (only && !another && !isInEarlyRound(only) && !isSubmitted(only) && SENDS.test(question.text))
    return [mayBeSent(only, apps)];
  const elsewhere = question.strangers.length > 0 ? earlyRoundsOf(question) : [];
  const meaning: Reply = { says: [MEANING], source: OWN_ADVICE };
  if (elsewhere.length > 0) return [...elsewhere, meaning, ...(question.apps.length > 0 ? earlyPlans(question) : [])];
  // "Can I send Vanderbilt before I hear from Emory?": first these two, then what is generally so.
  const ofThese =
    question.apps.length > 1 ? clashesOf({ ...question, record: { ...question.record, apps: question.apps } }) : [];
  if (ofThese.length > 0) return [...ofThese, meaning, { says: [], next: ASK, source: EARLY }];
  return [meaning, ...earlyPlans(question), ...(clashes.length > 0 ? [] : [{ says: [], next, source: EARLY }])];
}

const SENDS = /\b(?:apply|applying|send|sending|submit|submitting|turn in)\b/;

/** "Can I still apply to Northwestern while I wait": of a round that is not early. */
function mayBeSent(app: Application, apps: readonly Application[]): Reply {
  const bound = apps.find((one) => isInBindingRound(one) && isSubmitted(one) && one.decision === null);
  const beside = bound
    ? `while ${named(bound)} is open. A yes there ends it: then you withdraw ${appLink(app)}, or send nothing more`
    : 'beside all your other applications, because it binds you to nothing';
  return {
    says: [`Yes, you may send ${named(app)} ${beside}.`],
    next: `Next step: see what is still missing in ${appLink(app)}.`,
    source: EARLY,
  };
}

const EARLY = fromRecord('Early plans');

/** The student's own early plans, and those that may not go together. */
export function earlyPlans(question: Question): Reply[] {
  const early = question.record.apps.filter(isInEarlyRound);
  const clashes = clashesOf(question);
  const none = early.length + clashes.length === 0 ? ['None of your applications has an early round.'] : [];
  const list = early.map((app) => `${appLink(app)}: ${roundName(app)}${app.decision ? `, ${app.decision}` : ''}`);
  const asking = clashes.length > 0 ? [{ says: [], next: ASK, source: EARLY }] : [];
  return [{ says: none, list, source: EARLY }, ...clashes, ...asking];
}

/** More would be a page and no answer. */
const MOST_PAIRS = 2;

/** What the rules of both colleges say of early plans that do not simply go together: the gravest first, each with its source. */
function clashesOf({ record: { apps }, requirements }: Question): Reply[] {
  const byId = new Map(apps.map((app) => [app.id, app]));
  const scholarships = withScholarship(requirements);
  const plans = apps.flatMap((app) => {
    const plan = roundPlanOf({ ...app, scholarship: scholarships.has(app.id) });
    return plan ? [{ id: app.id, plan }] : [];
  });
  const pairs = pairsAmong(roundRules, plans)
    .filter(({ verdict }) => verdict !== 'fine')
    .toSorted((a, b) => GRAVEST.indexOf(a.verdict) - GRAVEST.indexOf(b.verdict));
  const told = pairs.slice(0, MOST_PAIRS).map(({ a, b, verdict, says, source }): Reply => {
    const [one, other] = [byId.get(a ?? '')!, byId.get(b)!];
    return {
      says: [`${named(one)} and ${named(other)} ${VERDICTS[verdict]}. ${says}`],
      source: source ? fromFacts(source) : EARLY,
    };
  });
  const more = pairs.length - told.length;
  const rest = `${inFigures(more, 'more pair')} of your plans ${more === 1 ? 'needs' : 'need'} a look.`;
  return more > 0 ? [...told, { says: [rest], source: EARLY }] : told;
}

const GRAVEST: readonly Verdict[] = ['clash', 'ask', 'order', 'fine'];

const named = (app: Application): string => `${appLink(app)} (${roundName(app)})`;

const withdrawing = duties.flatMap(({ items }) => items).find(({ id }) => id === 'withdraw-all');

/** The application whose binding round said yes. */
export const boundBy = (apps: readonly Application[]): Application | undefined => apps.find(isAcceptedAndBinding);

/** Words that speak of an answer which has not come yet. */
const SUPPOSED = /\b(?:if|when|once|suppose|say i|say COLLEGE|would)\b/;

/** Words that tell of an answer which has come. */
const TELLS_OF_YES = /\b(?:got|took|accepted|admitted|said yes|let me in|im in|am in|yes from)\b/;

/** What a binding yes ends, before the advice on how to end it. Nobody is congratulated twice, or on an answer that has not come. */
export function endedByYes(advice: Reply, question: Question): Reply[] {
  const { apps } = question.record;
  const plain = { ...advice, says: advice.says.map((text) => text.replace(/^Congratulations\. /, '')) };
  const withdraw = withdrawFirst(question);
  if (withdraw) return [withdraw, plain];
  const isSupposed = SUPPOSED.test(question.text);
  const then = TELLS_OF_YES.test(question.text) && !isSupposed ? advice : plain;
  const free = freeYes(question, isSupposed);
  if (free) return [endsNothing(free)];
  const open = apps.filter((app) => isInBindingRound(app) && app.decision === null);
  const bound = open.find((app) => question.apps.includes(app)) ?? open.find(isSubmitted) ?? open[0];
  const others = apps.filter((app) => app !== bound && app.decision !== 'denied');
  if (!bound || others.length === 0 || question.strangers.length > 0) return [then];
  const says = `A yes of ${appLink(bound)} (${roundName(bound)}) binds you, and you withdraw these: ${listed(others.map(appLink), 8)}.`;
  return [{ says: [says], source: EARLY }, then];
}

/** The college whose yes, come or supposed, binds nobody: the one that is named, else one that has accepted the student. */
function freeYes({ apps: named, strangers, record, text }: Question, isSupposed: boolean): Application | undefined {
  const [asked] = named;
  if (strangers.length > 0 || named.some(isInBindingRound)) return undefined;
  if (asked) return (isSupposed || asked.decision === 'accepted') && bindsNobody(asked) ? asked : undefined;
  const accepted = record.apps.find(({ decision }) => decision === 'accepted');
  return accepted && !isSupposed && bindsNobody(accepted) && !BINDING.test(text) ? accepted : undefined;
}

const BINDING = /\b(?:ed|ed2|early decision|binding|bound)\b/;

function endsNothing(app: Application): Reply {
  const hasCome = app.decision === 'accepted';
  const round = isUc(app.college) ? '' : ` (${roundName(app)})`;
  return {
    says: [
      `${hasCome ? 'The' : 'A'} yes of ${appLink(app)}${round} does not bind you, so it ends nothing: your other applications go on, and you choose among those that said yes.`,
    ],
    next: hasCome
      ? `Next step: see in ${appLink(app)} by when it wants your answer, mostly May 1, and withdraw the others once you have decided.`
      : `Next step: enter the answer in ${appLink(app)} when it comes; what it asks of you, with its date, stands there then.`,
    source: EARLY,
  };
}

/** What an acceptance that binds asks for: to withdraw all other applications; nothing where there is none. */
export function withdrawFirst({ record: { apps } }: Question): Reply | undefined {
  const bound = boundBy(apps);
  const others = apps.filter((app) => app !== bound && app.decision !== 'denied');
  if (!bound || others.length === 0) return undefined;
  return {
    says: [
      `${appLink(bound)} accepted you in ${roundName(bound)}, which binds. Congratulations. Once its aid offer works for you, accept it and **withdraw** every other application, also those not sent yet: ${listed(others.map(appLink), 8)}.`,
    ],
    source: withdrawing ? fromFacts(withdrawing.source) : EARLY,
  };
}
