import { withDerived } from '#contract/activities.ts';
import type { StudentRecord } from '#contract/ai.ts';
import { standingHighlights } from '#contract/anchor.ts';
import type { Application, ApplicationSummary } from '#contract/applications.ts';
import { contextEssays } from '#contract/context-essays.ts';
import { byInstant } from '#contract/dates.ts';
import type { Draft } from '#contract/essays.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import type { OverviewRecord } from '#contract/overview-record.ts';
import type { Supplemental } from '#contract/supplementals.ts';
import { countWords } from '#contract/words.ts';
import type { Account, ApplicationRow, Essay, SupplementalRow } from './db.ts';

/** The main essay, its highlights where their words stand now. */
export function draftOf(essay: Essay): Draft {
  return { ...writtenOf(essay), wordLimit: essay.wordLimit ?? MAIN_ESSAY.wordLimit };
}

function writtenOf({ gradedText, versions, units, meantNames, origins, outline, ...essay }: Essay) {
  const { text } = essay;
  const [likes, needsWork] = standingHighlights([essay.likes, essay.needsWork], gradedText, text);
  const scoreOutdated = essay.score !== null && gradedText !== text;
  return { ...essay, scoreOutdated, likes: likes!, needsWork: needsWork! };
}

export function supplementalOf(application: ApplicationRow, row: SupplementalRow): Supplemental {
  const { text, categories, likes, needsWork, ...written } = writtenOf(row);
  const feedback = categories && { likes, needsWork, categories };
  const { id, due, startedFrom } = row;
  const { id: appId, college: appCollege } = application;
  const words = countWords(text);
  return { ...written, id, due, startedFrom, appId, appCollege, response: text, words, feedback };
}

export function applicationOf({ submittedAt, ...row }: ApplicationRow): Application {
  return { ...row, supplementals: row.supplementals.map((supplemental) => supplementalOf(row, supplemental)) };
}

/** An application as lists have it, without the texts of its essays. */
export function summaryOf({ supplementals, ...application }: Application): ApplicationSummary {
  return { ...application, supplementals: supplementals.map(({ response, feedback, ...summary }) => summary) };
}

/** Soonest deadline first, those without one last. */
export const applicationsOf = ({ applications }: Account) =>
  applications.map(applicationOf).toSorted((a, b) => byInstant(a.deadline, b.deadline));

/** Everything that a student has, as the advisor reads it. */
export function recordOf(account: Account): StudentRecord {
  const apps = applicationsOf(account);
  return {
    apps,
    essays: contextEssays(draftOf(account.draft), apps),
    activities: account.activities.map(withDerived),
    honors: account.honors,
  };
}

/** What the overview is made of. */
export function overviewRecordOf(
  { apps, essays, activities }: StudentRecord,
  { clashes, items }: Pick<OverviewRecord, 'clashes' | 'items'>,
): OverviewRecord {
  return {
    applications: apps.map((application) => ({
      ...application,
      supplementals: essays.filter(({ appId }) => appId === application.id),
    })),
    mainEssay: essays[0]!,
    activities,
    clashes,
    items,
  };
}
