import { byInstant } from '../dates.ts';
import { inFigures } from '../in-words.ts';
import type { WayOut } from '../plan.ts';
import { MAIN_ESSAY } from '../main-essay.ts';
import { isBinding } from '../round-kinds.ts';
import { roundNames } from '../round-names.ts';
import { changedWork, dueUntil, type Fit, fitOf, hoursThatFit, type Work, workOf } from './fit.ts';
import { type Items, ownItems, sharedItems } from './items.ts';
import type { PlanAnswer, PlanApplication, PlanEssay, PlanRecord } from './record.ts';
import { type Situation, situationOf } from './situation.ts';

const MOST_WAYS = 3;
const MOST_HOURS = 60;
/** Only so many applications are tried, those with most work, and so many essays. */
const TRIED = 3;

/**
 * At most three ways to make work fit that does not: more hours, an essay started from another one, an application in a later round, an
 * application left out.
 */
export function waysOut(situation: Situation, items: Items, fit: Fit, work: Work): WayOut[] {
  const { record, facts, days } = situation;
  const hoursPerWeek = record.settings.hoursPerWeek!;
  const saves = (changed: Work, hours = hoursPerWeek) =>
    (fitOf(changed, hours, days).slackMinutes ?? 0) - fit.slackMinutes!;
  const busiest = busiestApplications(situation, items, fit.day!);
  /** The work if the record were another, which differs in one application. */
  const workWith = (changed: PlanRecord, appId: string) => {
    const isStillThere = changed.applications.length === record.applications.length;
    const clashes = [
      ...situation.clashes.filter(({ a, b }) => a !== appId && b !== appId),
      ...(isStillThere ? facts.clashes(changed, appId) : []),
    ];
    const other = situationOf(changed, facts, days, clashes);
    const application = other.byId.get(appId);
    const rows = changed.requirements.filter((row) => row.appId === appId);
    const own = application ? ownItems(other, application, rows) : [];
    const less = [...items.own.get(appId)!, ...items.shared];
    return changedWork(work, { less, more: [...own, ...sharedItems(other)] }, days);
  };

  const hours = hoursThatFit(work, days);
  const more: WayOut[] =
    hours === null || hours > MOST_HOURS
      ? []
      : [
          {
            says: `${inFigures(hours, 'hour')} a week instead of ${hoursPerWeek}.`,
            savesMinutes: saves(work, hours),
            hoursPerWeek: hours,
          },
        ];
  const reused = best(
    reusable(situation, items, fit.day!).map(({ application, target, source, namesLeft }) => {
      const { words } = source;
      const started = { ...target, words, startedFrom: { essayId: source.id, at: '' }, namesLeft };
      return {
        says: `Start “${target.title}” for ${application.college} from ${sourceInWords(source)}.`,
        savesMinutes: saves(workWith(withAnswer(record, application.id, started), application.id)),
        essayId: target.id,
      };
    }),
  );
  const moved = best(
    busiest.flatMap((application) => {
      const later = roundToMoveTo(situation, application);
      if (!later) return [];
      const { id, college } = application;
      const day = days.inWords('November 7', later.deadline);
      return {
        says: `Send ${college} in ${roundNames[later.round]}, due ${day}, and set that date.`,
        savesMinutes: saves(workWith(withRound(record, id, later), id)),
        appId: id,
        round: later.round,
      };
    }),
  );
  const dropped = best(
    busiest.map(({ id, college }) => ({
      says: `Leave ${college} out.`,
      savesMinutes: saves(workWith(without(record, id), id)),
      appId: id,
    })),
  );
  return [...more, ...reused, ...moved, ...dropped].slice(0, MOST_WAYS);
}

/** The one that saves most, if it saves anything. */
function best(ways: WayOut[]): WayOut[] {
  const [most] = ways.toSorted((a, b) => b.savesMinutes - a.savesMinutes);
  return most && most.savesMinutes > 0 ? [most] : [];
}

/** The applications with most work of their own up to the tightest day, the one with most first. */
function busiestApplications({ toSend, days }: Situation, { own }: Items, until: number): PlanApplication[] {
  return toSend
    .map((application) => {
      const due = dueUntil(workOf(own.get(application.id)!, days)).findLast(({ day }) => day <= until);
      return { application, minutes: due?.needed ?? 0 };
    })
    .filter(({ minutes }) => minutes > 0)
    .toSorted((a, b) => b.minutes - a.minutes)
    .slice(0, TRIED)
    .map(({ application }) => application);
}

/** Empty answers due up to the tightest day that could be started from an essay with a text, those with most work first. */
function reusable({ toSend, record, days, facts }: Situation, { own, shared }: Items, until: number) {
  const starts = new Map(facts.starts().map((start) => [start.target, start]));
  if (starts.size === 0) return [];
  const essays = [record.mainEssay, ...record.applications.flatMap(({ supplementals }) => supplementals)];
  const byId = new Map(essays.map((essay) => [essay.id, essay]));
  const items = new Map(
    [shared, ...own.values()].flat().flatMap((item) => (item.kind === 'essay' ? [[item.essayId, item] as const] : [])),
  );
  return toSend
    .flatMap((application) =>
      application.supplementals.flatMap((target) => {
        // Of an answer that goes to several colleges only one copy has an item.
        const item = items.get(target.id);
        const start = starts.get(target.id);
        const source = byId.get(start?.source ?? '');
        if (!item || !start || !source || item.due === null || days.of(item.due) > until) return [];
        return { application, target, source, namesLeft: start.namesLeft, minutes: item.minutes! };
      }),
    )
    .toSorted((a, b) => b.minutes - a.minutes)
    .slice(0, TRIED);
}

const sourceInWords = ({ id, title }: PlanEssay) => (id === MAIN_ESSAY.id ? 'your main essay' : `“${title}”`);

function withAnswer(record: PlanRecord, appId: string, changed: PlanAnswer): PlanRecord {
  const changedIn = (application: PlanApplication) => ({
    ...application,
    supplementals: application.supplementals.map((answer) => (answer.id === changed.id ? changed : answer)),
  });
  return {
    ...record,
    applications: record.applications.map((one) => (one.id === appId ? changedIn(one) : one)),
  };
}

/** The next round of its college that asks for no promise which the student has not made, and starts no clash. */
function roundToMoveTo({ record, facts, clashes }: Situation, application: PlanApplication) {
  const { id } = application;
  const present = clashes.filter(({ a, b }) => a === id || b === id).length;
  return facts
    .laterRounds(application)
    .find(
      (later) =>
        (isBinding(application.round) || !isBinding(later.round)) &&
        facts.clashes(withRound(record, id, later), id).length <= present,
    );
}

function without(record: PlanRecord, appId: string): PlanRecord {
  return {
    ...record,
    applications: record.applications.filter(({ id }) => id !== appId),
    requirements: record.requirements.filter((row) => row.appId !== appId),
  };
}

function withRound(
  record: PlanRecord,
  appId: string,
  { round, deadline }: { round: NonNullable<PlanApplication['round']>; deadline: string },
): PlanRecord {
  const applications = record.applications.map((application) =>
    application.id === appId ? { ...application, round, deadline } : application,
  );
  return {
    ...record,
    applications: applications.toSorted((a, b) => byInstant(a.deadline, b.deadline)),
    // Only a binding plan asks for an agreement.
    requirements: record.requirements.filter(
      (row) => row.appId !== appId || row.kind !== 'agreement' || isBinding(round),
    ),
  };
}
