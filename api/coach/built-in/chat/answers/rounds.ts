import type { Application, Round } from '#contract/applications.ts';
import { roundNames } from '#contract/round-names.ts';
import { appLink } from '../essays.ts';
import { counted, listed, pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { meaningOfRound, roundsIn } from '../rounds.ts';
import { notAmong } from './colleges.ts';
import { noColleges } from './nothing.ts';

const EARLY_ROUNDS: readonly (Round | null)[] = ['ed', 'ed2', 'ea', 'rea'];
const isEarly = ({ round }: Application): boolean => EARLY_ROUNDS.includes(round);

const roundName = ({ round }: Application): string => (round ? roundNames[round] : 'no round chosen yet');

/** "How balanced are my rounds?", "What round is Brown?" */
export function answerRounds(question: Question): Reply {
  const { apps } = question.record;
  if (question.strangers.length > 0 && question.apps.length === 0) return notAmong(question);
  if (apps.length === 0) return noColleges();
  const clashes = clashesOf(apps);
  if (question.apps.length > 0) {
    return {
      says: question.apps.slice(0, 4).map((app) => `${appLink(app)}: **${roundName(app)}**.`),
      also: clashes,
      next: "Next step: check on the college's page that it offers this round and that your date matches.",
    };
  }
  const rounds = Object.keys(roundNames) as Round[];
  const none = apps.filter(({ round }) => round === null);
  const early = apps.filter(isEarly).length;
  const late = apps.length - early - none.length;
  return {
    says: [
      `Of ${counted(apps.length, 'application')}, ${early} ${early === 1 ? 'is' : 'are'} early and ${late} regular, rolling or other:`,
    ],
    list: [...rounds, null].flatMap((round) => {
      const of = apps.filter((app) => app.round === round);
      return of.length > 0
        ? [`${round ? roundNames[round] : 'No round'}: ${of.length} (${listed(of.map(appLink))})`]
        : [];
    }),
    also: clashes,
    next: clashes.length > 0 ? ASK : `Next step: ${stepFor(none, early)}`,
  };
}

function stepFor([undecided]: Application[], early: number): string {
  if (undecided) return `choose the round in ${appLink(undecided)}.`;
  return early === 0
    ? 'if one college is your clear first choice, read on its page what its early plan asks of you.'
    : 'begin one of the later ones now, so that an early no would not leave you with an empty page.';
}

const ASK =
  "Laurel does not stop you. Next step: read each college's own rule, and ask your school counselor before you send the second one.";

/** "Can I apply Early Decision to two colleges?", "What is REA?" */
export function answerEarly({ record: { apps }, text }: Question): Reply {
  const early = apps.filter(isEarly);
  const clashes = clashesOf(apps);
  const asked = roundsIn(text);
  return {
    says: [
      (asked.length > 0 ? asked : (['ed', 'rea'] as const)).map(meaningOfRound).join(' '),
      early.length > 0 ? 'Your early plans:' : 'None of your applications has an early round.',
    ],
    list: early.map((app) => `${appLink(app)}: ${roundName(app)}${app.decision ? `, ${app.decision}` : ''}`),
    also: clashes,
    next:
      clashes.length > 0
        ? ASK
        : early.length > 0
          ? "I see no two of them that clash. Next step: still read each college's own rule, because they differ."
          : `Next step: if you plan one, read that college's own rule and set the round in ${pages.applications}.`,
  };
}

/** Early plans that may not go together, each as a sentence. A plan that ended without an offer binds nobody. */
function clashesOf(apps: Application[]): string[] {
  const live = apps.filter(({ decision }) => decision === null || decision === 'accepted');
  const of = (...rounds: Round[]) => live.filter(({ round }) => round !== null && rounds.includes(round));
  const [ed, ed2, rea] = [of('ed'), of('ed2'), of('rea')];
  const others = of('ed', 'ea');
  const names = (some: Application[]) => listed(some.map(appLink));
  const several = (some: Application[], clash: string) =>
    some.length > 1 ? `${names(some)} are ${some.length > 2 ? 'all' : 'both'} ${clash}` : '';
  return [
    several(ed, 'Early Decision, and you can promise yourself to one only.'),
    several(ed2, 'Early Decision II, and you can promise yourself to one only.'),
    ed.length > 0 && ed2.length > 0
      ? `With ${names(ed)} as Early Decision, ${names(ed2)} as Early Decision II works only if the first one ends.`
      : '',
    several(rea, 'Restrictive Early Action, and each bars most other private early plans.'),
    rea.length > 0 && others.length > 0
      ? `${names(rea)} as Restrictive Early Action may not go with ${names(others)}.`
      : '',
  ].filter(Boolean);
}
