import { inFigures, listInWords } from '../in-words.ts';
import { limitOf } from '../main-essay.ts';
import { shortName } from '../map/college-words.ts';
import { workspacePath } from '../paths.ts';
import type { PlanItem } from '../plan.ts';
import { essayTitle } from './essay-title.ts';
import { planItemId } from './item-ids.ts';
import { ERRANDS, minutesOf, UNKNOWN_LIMIT } from './minutes.ts';
import type { PlanAnswer, PlanApplication, PlanEssay } from './record.ts';
import { itemOf, type Situation } from './situation.ts';
import { namesInWords } from '../names-in-words.ts';
import { closesOn, relativeDay } from './words.ts';

/** The main essay once, with the earliest deadline that is still to come of an application that takes it. */
export function mainEssayItems(situation: Situation): PlanItem[] {
  const { toSend, record, days } = situation;
  const withoutIt = new Set(
    record.requirements.flatMap(({ kind, need, appId }) =>
      kind === 'mainEssay' && need === 'notConsidered' ? [appId] : [],
    ),
  );
  const takeIt = toSend.filter(({ id }) => !withoutIt.has(id));
  const dated = takeIt.filter(({ deadline }) => deadline !== null);
  const first = dated.find(({ deadline }) => days.of(deadline!) >= days.today) ?? dated[0] ?? takeIt[0];
  if (!first) return [];
  const appIds = [first, ...takeIt.filter((other) => other !== first)].map(({ id }) => id);
  const when = whenOf(situation, first, first.deadline);
  return [essayItem(situation, record.mainEssay, { appIds, when, due: first.deadline })];
}

/** The supplementals of an application that is to be sent, without those that several colleges share. */
export function supplementalItems(situation: Situation, application: PlanApplication): PlanItem[] {
  const { deadline, supplementals } = application;
  const when = whenOf(situation, application, deadline);
  const appIds = [application.id];
  return supplementals.flatMap((essay) => {
    const names = nameItems(situation, application, essay);
    if (essay.shared) return names;
    const { due } = essay;
    const item =
      due === null
        ? essayItem(situation, essay, { appIds, when, due: deadline })
        : essayItem(situation, essay, { appIds, when: whenOf(situation, application, due), due });
    return [item, ...names];
  });
}

/** Each answer that several colleges of one form get counts once: with the soonest of its dates, as far as the furthest copy is. */
export function sharedAnswerItems(situation: Situation): PlanItem[] {
  const { toSend, record, days } = situation;
  const all = copiesOf(record.applications);
  return [...new Set(all.map(({ question }) => question))].flatMap((question) => {
    const copies = all.filter((copy) => copy.question === question);
    const open = copies.filter(({ application }) => toSend.includes(application));
    const dated = open.filter(({ due }) => due !== null).toSorted((a, b) => (a.due! < b.due! ? -1 : 1));
    const first = dated.find(({ due }) => days.of(due!) >= days.today) ?? dated[0] ?? open[0];
    if (!first) return [];
    const left = ({ answer }: Copy) => minutesOf(answer, record.settings.pace);
    const [furthest] = copies.toSorted((a, b) => left(a) - left(b));
    const colleges = [...new Set(open.map(({ application }) => application))];
    const names = listInWords(colleges.map(({ college }) => shortName(college)));
    const once = colleges.length > 1 ? ` One answer goes to ${names}.` : '';
    const item = essayItem(situation, furthest!.answer, {
      appIds: colleges.map(({ id }) => id),
      when: `${whenOf(situation, first.application, first.due)}${once}`,
      due: first.due,
    });
    // The item stays the same one when another copy gets further.
    return { ...item, id: planItemId.essay(open[0]!.answer.id) };
  });
}

/** The answers of which every college of their form gets the same. */
const copiesOf = (applications: readonly PlanApplication[]): Copy[] =>
  applications.flatMap((application) =>
    application.supplementals.flatMap((answer) => {
      const { shared, due } = answer;
      if (!shared) return [];
      return { application, answer, due: due ?? application.deadline, question: `${shared.form} ${shared.question}` };
    }),
  );

/** An answer as one of its colleges gets it. */
interface Copy {
  application: PlanApplication;
  answer: PlanAnswer;
  due: string | null;
  /** The same for all copies. */
  question: string;
}

/** Another college's name that was left in an answer. It goes once the name is gone, or the student says that it is meant. */
function nameItems(
  situation: Situation,
  { id: appId, college, deadline }: PlanApplication,
  { id, title, due, namesLeft }: PlanAnswer,
): PlanItem[] {
  if (namesLeft.length === 0) return [];
  const names = namesInWords(namesLeft);
  return [
    itemOf(situation, {
      id: planItemId.name(id),
      kind: 'name',
      title: `Look at ${names} in “${title}”`,
      why: `It goes to ${college} and names ${names}. Change it, or say that you mean it.`,
      appIds: [appId],
      essayId: id,
      due: due ?? deadline,
      minutes: ERRANDS.name,
      href: workspacePath(id),
    }),
  ];
}

function essayItem(
  situation: Situation,
  essay: PlanEssay,
  { appIds, when, due }: Pick<PlanItem, 'appIds' | 'due'> & { when: string },
): PlanItem {
  return itemOf(situation, {
    id: planItemId.essay(essay.id),
    kind: 'essay',
    title: essayTitle(essay),
    why: `${when} ${writtenOf(essay)}`,
    appIds,
    due,
    essayId: essay.id,
    minutes: minutesOf(essay, situation.record.settings.pace),
    href: workspacePath(essay.id),
    state: essay.status === 'final' ? 'done' : undefined,
  });
}

/** Oberlin closes in 8 days. Your own date was November 20: Oberlin closes on January 5. */
function whenOf({ days, facts }: Situation, application: PlanApplication, due: string | null): string {
  const { college, deadline } = application;
  if (due === null) return `${college} has no deadline yet.`;
  const day = days.of(due);
  const isPast = day < days.today;
  const closing = due === deadline && !isPast ? facts.earlierClosing(application) : null;
  if (closing) return `Careful: ${closesOn(college, closing, days)}, before the day that you saved.`;
  if (due === deadline) return `${college} ${isPast ? 'closed' : 'closes'} ${relativeDay(day, days)}.`;
  const own = `Your own date ${isPast ? 'was' : 'is'} ${days.inWords('November 7', due)}`;
  return deadline === null ? `${own}.` : `${own}: ${college} closes on ${days.inWords('November 7', deadline)}.`;
}

function writtenOf({ words, ...essay }: PlanEssay): string {
  const limit = limitOf(essay);
  return limit === null
    ? `It has ${inFigures(words, 'word')}, and no limit is given: Laurel counts with ${UNKNOWN_LIMIT}.`
    : `${words} of ${limit} words are written.`;
}

/** The unfinished essays of which the limit or the deadline is not known, so that nobody can say whether they fit. */
export function unknownEssays(situation: Situation): { essayId: string; says: string }[] {
  const unknown: { essayId: string; says: string }[] = [];
  const look = (essayId: string, name: string, college: string, missing: (string | false)[]) => {
    const words = missing.filter(Boolean).join(' and no ');
    if (words) unknown.push({ essayId, says: `${name} for ${college} has no ${words} yet.` });
  };
  for (const { essayId, state, due, appIds } of mainEssayItems(situation)) {
    const { college } = situation.byId.get(appIds[0]!)!;
    if (state !== 'done') look(essayId!, 'Your main essay', college, [due === null && 'deadline']);
  }
  for (const { college, deadline, supplementals } of situation.toSend)
    for (const { id, title, wordLimit, due, status } of supplementals)
      if (status !== 'final' && (wordLimit === null || (due ?? deadline) === null))
        look(id, `“${title}”`, college, [wordLimit === null && 'word limit', (due ?? deadline) === null && 'deadline']);
  return unknown;
}
