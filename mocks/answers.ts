import { withDerived } from '#contract/activities.ts';
import type { StudentRecord } from '#contract/ai.ts';
import { anchorHighlights } from '#contract/anchor.ts';
import type { Application } from '#contract/applications.ts';
import { contextEssays } from '#contract/context-essays.ts';
import type { Draft } from '#contract/essays.ts';
import type { Plan } from '#contract/plan.ts';
import type { Supplemental } from '#contract/supplementals.ts';
import type { Account, ApplicationRow, Essay, SupplementalRow } from './db.ts';

/** The main essay, its highlights where their words stand now. */
export function draftOf(essay: Essay): Draft {
  const { text, status, score, previousScore, categories, engine, scoredAt, revision, updatedAt, gradedText } = essay;
  return {
    text,
    status,
    score,
    previousScore,
    categories,
    engine,
    scoredAt,
    likes: anchorHighlights(essay.likes, gradedText, text),
    needsWork: anchorHighlights(essay.needsWork, gradedText, text),
    revision,
    updatedAt,
  };
}

export function supplementalOf(application: ApplicationRow, row: SupplementalRow): Supplemental {
  const { text, categories, likes, needsWork, ...graded } = draftOf(row);
  const { id, title, prompt, wordLimit, due } = row;
  const feedback = categories && { likes, needsWork, categories };
  const { id: appId, college: appCollege } = application;
  return { ...graded, id, appId, appCollege, title, prompt, wordLimit, due, response: text, feedback };
}

export function applicationOf(row: ApplicationRow): Application {
  return { ...row, supplementals: row.supplementals.map((supplemental) => supplementalOf(row, supplemental)) };
}

/** Soonest deadline first, those without one last. */
export function applicationsOf({ applications }: Account) {
  const NEVER = '9999';
  return applications.map(applicationOf).toSorted((a, b) => (a.deadline ?? NEVER).localeCompare(b.deadline ?? NEVER));
}

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
export function planOf({ apps, essays, activities }: StudentRecord): Plan {
  return {
    applications: apps.map((application) => ({
      ...application,
      supplementals: essays.filter(({ appId }) => appId === application.id),
    })),
    mainEssay: essays[0]!,
    activities,
  };
}
