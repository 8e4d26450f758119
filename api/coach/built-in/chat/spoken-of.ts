import type { StudentRecord } from '#contract/ai.ts';
import type { Application } from '#contract/applications.ts';
import { applicationPath, workspacePath } from '#contract/paths.ts';
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import type { Conversation } from '../../coach.ts';
import { nameOfActivity } from './answers/activities.ts';
import type { Earlier } from './earlier.ts';
import { isSubmitted } from './essays.ts';
import { namesAny, namesNothing, type Named } from './items.ts';
import { holds } from './phrases.ts';

/** What the last two messages named, one after the other: "is Rice ready", "and Reed?" */
export function namedTogether({ heard, before }: Pick<Earlier, 'heard' | 'before'>): Named {
  const previous = before.at(-1);
  if (namesSeveral(heard) || !previous) return heard;
  return {
    ...namesNothing(),
    apps: [...new Set([...previous.apps, ...heard.apps])],
    essays: [...new Set([...previous.essays, ...heard.essays])],
    activities: [...new Set([...previous.activities, ...heard.activities])],
  };
}

/** "The other one i sent". */
const SENT = /\b(?:sent|submitted)\b/;

export const namesSeveral = ({ apps, essays, activities }: Named): boolean =>
  apps.length + essays.length + activities.length > 1;

/** "The other one": of two or more that the talk named together, else of all in the record, those that it did not name last. */
export function others(
  record: StudentRecord,
  { heard, before }: Earlier,
  { linked, text }: { linked: Named | undefined; text: string },
): Named {
  const last = namesAny(heard) && !namesSeveral(heard) ? heard : (linked ?? heard);
  const several = [...before, heard].findLast(namesSeveral);
  const of = several ?? { ...namesNothing(), ...record };
  const otherEssays = last.essays.length > 0 ? of.essays.filter((essay) => !last.essays.includes(essay)) : [];
  // Where nothing else was spoken of, the others are those of the same college.
  const ofSameCollege = several
    ? []
    : otherEssays.filter(({ appId }) => last.essays.some((one) => one.appId === appId));
  const otherApps = last.apps.length > 0 ? of.apps.filter((app) => !last.apps.includes(app)) : [];
  const sent = SENT.test(text) ? otherApps.filter(isSubmitted) : [];
  return {
    ...namesNothing(),
    apps: sent.length > 0 ? sent : otherApps,
    essays: ofSameCollege.length > 0 ? ofSameCollege : otherEssays,
  };
}

/** Several essays may share a title. Those of the college that is named too are meant, or those of the college spoken of before. */
export function narrowed(meant: Named, context: (string | null)[]): Named {
  const essays = meant.essays.filter((essay) =>
    meant.apps.length > 0
      ? meant.apps.some(({ id }) => id === essay.appId)
      : essay.appId !== null && context.includes(essay.appId),
  );
  return meant.essays.length > 1 && essays.length > 0 ? { ...meant, essays } : meant;
}

const LINK_OR_BOLD = /\]\((?<href>[^()\s]+)\)|(?<bold>\*\*[^*]+\*\*)/g;

/** What the last answer named first, or at the place that the student says, such as "the second one". */
export function lastLinked(told: string, record: StudentRecord, text: string): Named | undefined {
  const linked = linkedIn(told, record);
  const nth = lists.ordinals.findIndex((ordinal) => holds(text, [ordinal]));
  return holds(text, ['last one']) ? linked.at(-1) : linked[Math.max(0, nth)];
}

/** The applications that a text links, in its order. */
export const appsLinked = (text: string, record: StudentRecord): Application[] => {
  const place = ({ id }: Application) => text.indexOf(`${applicationPath(id)})`);
  return record.apps.filter((app) => place(app) >= 0).toSorted((a, b) => place(a) - place(b));
};

/** What a text links or names in bold, in its order. */
const linkedIn = (text: string, record: StudentRecord): Named[] =>
  [...text.matchAll(LINK_OR_BOLD)]
    .map(({ groups: { href, bold } = {} }) => ({
      ...namesNothing(),
      apps: record.apps.filter(({ id }) => applicationPath(id) === href),
      essays: record.essays.filter(({ id }) => workspacePath(id) === href),
      activities: record.activities.filter((one) => nameOfActivity(one) === bold),
    }))
    .filter(namesAny);

/** What the lines of a list begin with, where the answer before listed several essays, colleges or activities. */
export function listedIn(told: string, record: StudentRecord): Named | undefined {
  const items = told.split('\n').flatMap((line) => (LIST_LINE.test(line) ? linkedIn(line, record).slice(0, 1) : []));
  const all: Named = {
    ...namesNothing(),
    apps: [...new Set(items.flatMap(({ apps }) => apps))],
    essays: [...new Set(items.flatMap(({ essays }) => essays))],
    activities: [...new Set(items.flatMap(({ activities }) => activities))],
  };
  // A list that begins with an essay is one of essays.
  const kind = (['essays', 'apps', 'activities'] as const).find((list) => (items[0]?.[list].length ?? 0) > 0);
  return kind && all[kind].length > 1 ? { ...namesNothing(), [kind]: all[kind] } : undefined;
}

const LIST_LINE = /^(?:-|\d+\.) /;

/** The items that the student has open beside the chat; an id that the record lacks names nothing. */
export function inFocus({ apps, essays }: StudentRecord, { appId, essayId }: Conversation['focus']): Named {
  return {
    ...namesNothing(),
    apps: apps.filter(({ id }) => id === appId),
    essays: essays.filter(({ id }) => id === essayId),
  };
}
