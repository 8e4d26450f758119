import type { StudentRecord } from '#contract/ai.ts';
import type { ImportRow } from '#contract/import.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { isWritten } from './essay-parts.ts';

/**
 * A student's own words and dates again, each list as an import takes its `items`; what follows from them is left out.
 * Activities and honors stand oldest first, so that they come back in the order in which they were added.
 */
export function importLists({ activities, honors, apps, essays }: StudentRecord) {
  return {
    activities: activities
      .map(({ title, organization, impact, hoursPerWeek, weeksPerYear, position }): ImportRow<'activities'> => ({
        title,
        organization,
        impact,
        hoursPerWeek,
        weeksPerYear,
        position,
      }))
      .toReversed(),
    honors: honors
      .map(({ title, organization, kind, level, gradeYear, notes }): ImportRow<'honors'> => ({
        title,
        organization,
        kind,
        level,
        gradeYear,
        notes,
      }))
      .toReversed(),
    apps: apps.map(({ college, round, deadline, status, decision, notes, supplementals }): ImportRow<'apps'> => ({
      college,
      round,
      deadline,
      status,
      decision,
      notes,
      supplementals: supplementals.map(({ title, prompt, wordLimit, status, response, due }) => ({
        title,
        prompt,
        wordLimit,
        status,
        response,
        due,
      })),
    })),
    essays: essays
      .filter((essay) => essay.id === MAIN_ESSAY.id && isWritten(essay))
      .map(({ title, prompt, wordLimit, text, status }) => ({
        title,
        prompt,
        wordLimit: wordLimit ?? undefined,
        text,
        status,
      })),
  };
}
