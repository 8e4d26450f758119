import { AID_KINDS } from '../aid-kinds.ts';
import { isAwaited } from '../is-awaited.ts';
import { applicationPath } from '../paths.ts';
import type { PlanItem } from '../plan.ts';
import { requirementNames } from '../requirement-names.ts';
import type { FactSource, Requirement, RequirementKind } from '../requirements.ts';
import { planItemId } from './item-ids.ts';
import { isLetter } from './letter-items.ts';
import { ERRANDS } from './minutes.ts';
import type { PlanApplication } from './record.ts';
import { itemOf, type Situation } from './situation.ts';
import { dayNumber } from './student-days.ts';
import { dateInWords } from './words.ts';

/** What else a college asks for: what the student does, and what is on its way. Optional and unknown ones never become items. */
export function requirementItems(
  situation: Situation,
  application: PlanApplication,
  rows: readonly Requirement[],
): PlanItem[] {
  return rows.flatMap((row) => {
    const { need, state, kind, who } = row;
    const isWanted = need === 'required' || need === 'recommended';
    if (!isWanted || isLetter(row) || who === 'counselor') return [];
    // The essays go with the application.
    const isEssay = kind === 'mainEssay' || kind === 'supplement';
    if (isAwaited(row)) return isEssay ? [] : waitItem(situation, row, application);
    if (state !== 'open') return [];
    if (AID_KINDS.includes(kind)) return aidItem(situation, row, application);
    // Once an application is sent, its portal shows what is missing.
    return application.status === 'submitted' ? [] : openItem(situation, row, application);
  });
}

interface Told extends Pick<PlanItem, 'title' | 'why' | 'due'> {
  minutes?: number;
  waitingFor?: PlanItem['waitingFor'];
  state?: PlanItem['state'];
  source?: FactSource;
}

/** Each part is named, because a plan may have thousands of items and spreading objects takes long. */
function rowItem(situation: Situation, row: Requirement, told: Told): PlanItem {
  const kind = AID_KINDS.includes(row.kind) ? 'aid' : 'requirement';
  return itemOf(situation, {
    id: planItemId[kind](row.id),
    kind,
    title: told.title,
    why: told.why,
    appIds: [row.appId],
    personId: row.personId,
    due: told.due,
    minutes: told.minutes,
    waitingFor: told.waitingFor ?? turnOf(row),
    state: told.state,
    href: applicationPath(row.appId),
    source: told.source ?? row.source,
  });
}

/** A parent's part is not the student's work. */
const turnOf = ({ who }: Requirement) => (who === 'teacher' ? 'student' : who);

function openItem(situation: Situation, row: Requirement, application: PlanApplication): PlanItem[] {
  const { kind, note, due } = row;
  const { college, deadline } = application;
  // Essays are items of their own, and so is that none is there yet.
  if (kind === 'mainEssay' || kind === 'supplement') return [];
  const name = note && kind === 'other' ? note : requirementNames[kind];
  // The note on a fee may name only what students from elsewhere pay.
  const sum = kind === 'fee' && row.value ? `$${row.value}` : 'it';
  return [
    rowItem(situation, row, {
      title: TITLES[kind]?.(college) ?? `${name} for ${college}`,
      why: note && kind !== 'other' ? `${college} asks for ${sum}. ${note}` : `${college} asks for ${sum}.`,
      due: due ?? deadline,
      minutes: ERRANDS.requirement,
    }),
  ];
}

const TITLES: Partial<Record<RequirementKind, (college: string) => string>> = {
  fee: (college) => `Pay the fee of ${college}, or ask for a waiver`,
  tests: (college) => `Send your test scores to ${college}`,
  englishTest: (college) => `Send your English test to ${college}`,
  agreement: (college) => `Sign the Early Decision agreement of ${college}`,
  interview: (college) => `See to the interview of ${college}`,
  portfolio: (college) => `Send your portfolio to ${college}`,
};

/** A date of aid is never guessed from that of the application: without one the college's page has it. */
function aidItem(situation: Situation, row: Requirement, application: PlanApplication): PlanItem[] {
  const { days, facts } = situation;
  const { kind, due } = row;
  const { college } = application;
  const known = due === null ? facts.aidDate(application) : null;
  const day = known && dayNumber(known.day);
  const name = requirementNames[kind];
  const asks = due === null ? 'asks for it. Its date is not known here: see the college’s page.' : 'asks for it.';
  return [
    rowItem(situation, row, {
      title: `Send the ${kind === 'fafsa' || kind === 'css' ? name : name.toLowerCase()} to ${college}`,
      why: `${college} ${day === null ? asks : `wants it by ${dateInWords(day)}.`}`,
      due: day === null ? due : days.endOf(day),
      minutes: ERRANDS.aid,
      source: known?.source,
    }),
  ];
}

function waitItem(situation: Situation, row: Requirement, application: PlanApplication): PlanItem[] {
  const { days } = situation;
  const { kind, state, stateAt, note, who, due } = row;
  const { college } = application;
  const name = kind === 'other' && note ? note : requirementNames[kind];
  const at = stateAt === null ? '' : ` on ${dateInWords(days.of(stateAt))}`;
  const isSent = state === 'sent';
  return [
    rowItem(situation, row, {
      title: `${name} for ${college}`,
      why: isSent ? `Sent${at}. Sent is not received: only the portal of ${college} says that.` : `Asked${at}.`,
      due,
      waitingFor: isSent ? 'college' : who === 'student' ? 'agency' : who,
      state: 'waiting',
    }),
  ];
}
