import { byInstant } from '../dates.ts';
import { inFigures } from '../in-words.ts';
import { namesInWords } from '../names-in-words.ts';
import { applicationPath } from '../paths.ts';
import type { PlanItem } from '../plan.ts';
import type { Requirement } from '../requirements.ts';
import { planItemId } from './item-ids.ts';
import { ERRANDS, minutesOf } from './minutes.ts';
import type { AnswersAsked, PlanApplication } from './record.ts';
import { itemOf, type Situation } from './situation.ts';

/** An application whose college asks for supplements, and that has none yet. */
interface Lacking {
  application: PlanApplication;
  row: Requirement;
}

/**
 * The supplements that are asked for and not added yet. Writing what a college asks of everybody is counted with adding it, because a plan that seems
 * to fit only until then would mislead. Colleges of one form get the same answers, so they have one item.
 */
export function missingAnswerItems(situation: Situation): PlanItem[] {
  const groups = new Map<string, { asked: AnswersAsked; of: Lacking[] }>();
  for (const lacking of lackingIn(situation)) {
    const asked = situation.facts.answersAsked(lacking.application);
    const key = asked.form ?? lacking.application.id;
    groups.set(key, { asked, of: [...(groups.get(key)?.of ?? []), lacking] });
  }
  return [...groups.values()].map(({ asked, of }) => missingItem(situation, of, asked));
}

/** The ids of the applications of which some answers are not even added. */
export const withoutAnswers = (situation: Situation): ReadonlySet<string> =>
  new Set(lackingIn(situation).map(({ application }) => application.id));

function lackingIn({ record, toSend }: Situation): Lacking[] {
  const rows = new Map<string, Requirement>();
  for (const row of record.requirements) if (isWanted(row) && !rows.has(row.appId)) rows.set(row.appId, row);
  return toSend.flatMap((application) => {
    const row = rows.get(application.id);
    return row && application.supplementals.length === 0 ? [{ application, row }] : [];
  });
}

const isWanted = ({ kind, need, state }: Requirement): boolean =>
  kind === 'supplement' && state === 'open' && (need === 'required' || need === 'recommended');

function missingItem(situation: Situation, group: readonly Lacking[], { form, limits }: AnswersAsked): PlanItem {
  const { record, days } = situation;
  const dated = group.toSorted((a, b) => byInstant(dueOf(a), dueOf(b)));
  const first = dated.find((one) => days.of(dueOf(one) ?? NEVER) >= days.today) ?? dated[0]!;
  // What another college of the form gets is an item of its own.
  const isWritten = record.applications.some(({ supplementals }) =>
    supplementals.some(({ shared }) => form !== null && shared?.form === form),
  );
  const toWrite = isWritten ? [] : limits;
  const writing = toWrite.reduce(
    (sum: number, wordLimit) => sum + minutesOf({ ...BLANK, wordLimit }, record.settings.pace),
    0,
  );
  const colleges = namesInWords(group.map(({ application }) => application.college));
  const asks = toWrite.length === 0 ? 'it' : inFigures(toWrite.length, 'answer');
  const counted = toWrite.length === 0 ? '' : ' The time to write what is asked is counted here until you add it.';
  return itemOf(situation, {
    id: planItemId.requirement(group[0]!.row.id),
    kind: 'requirement',
    title: `Add the supplements of ${colleges}`,
    why: `${colleges} ${group.length === 1 ? 'asks' : 'ask'} for ${asks}.${counted}`,
    appIds: group.map(({ application }) => application.id),
    due: dueOf(first),
    minutes: ERRANDS.requirement + writing,
    href: applicationPath(first.application.id),
    source: first.row.source,
  });
}

const dueOf = ({ row, application }: Lacking): string | null => row.due ?? application.deadline;

/** An instant after every date. */
const NEVER = '9999-12-31T00:00:00.000Z';

/** An answer of which there is nothing yet. */
const BLANK = { id: '', words: 0, status: 'drafting', startedFrom: null } as const;
