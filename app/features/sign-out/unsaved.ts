import type { HonorDetails, UnsavedItem } from '@laurel/ui';
import type { NewActivity } from '#contract/activities.ts';
import type { Client } from '#contract/client.ts';
import { Problem } from '#contract/problem.ts';
import { emptyInput, inputId, readInput } from '#app/lib/activity-input.ts';
import { forgetKept, listKept } from '#app/lib/kept.ts';
import { keptDraft } from '#app/lib/kept-draft.ts';
import { NEW_HONOR } from '#app/lib/kept-fields.ts';
import { flushSavers } from '#app/lib/saver.ts';
import { applicationPath, paths, workspacePath } from '#app/paths.ts';

/** Longer than any dialog is wide. */
const EXCERPT = 200;

/** Cells of a row that are filled in before a student types anything. */
const CHOICES = ['kind', 'level', 'gradeYear', 'status', 'round', 'deadline', 'knownDeadline'];

/** What is typed of a form or a row, as far as it is words. */
const wordsIn = (fields: object) =>
  Object.entries(fields)
    .filter(([field, value]) => !CHOICES.includes(field) && typeof value === 'string')
    .map(([, value]) => String(value).trim())
    .filter(Boolean)
    .join(', ');

const ADD = { label: 'Add it', busyLabel: 'Adding...' };
const SAVE = { label: 'Try to save', busyLabel: 'Saving…' };

type Kept = ReturnType<typeof listKept>[number];

/** Everything of a student's that this browser holds and the server does not have. `onPage`: whether a form of the page is not saved. */
export function listUnsaved(studentId: string | null, onPage: boolean): UnsavedItem[] {
  const kept = studentId === null ? [] : listKept(studentId).flatMap((one) => describe(one) ?? []);
  const message = studentId === null ? '' : keptDraft(studentId).trim();
  return [
    ...kept,
    ...(message === ''
      ? []
      : [{ id: 'message', what: 'A message to AdmitLens that is not sent', words: message, href: paths.admitlens }]),
    ...(onPage ? [{ id: 'page', what: 'What you changed on this page, which is not saved yet' }] : []),
  ].map((item) => ({ ...item, words: item.words?.slice(0, EXCERPT) }));
}

/** An entry in words; null where nothing is typed in it. What it is follows from how it was named when it was kept. */
function describe({ id, text, isWrittenHere }: Kept): UnsavedItem | null {
  const [, kind = '', of = ''] = /^(activity|honor|onboarding|notes)\.(.*)$/.exec(id) ?? [];
  if (kind === 'notes')
    return { id, what: 'Notes on an application', words: text, ...saveOrGoTo(isWrittenHere, applicationPath(of)) };
  if (kind === '') {
    const what = id === 'main' ? 'Your main essay, as you changed it last' : 'A supplemental, as you changed it last';
    return { id, what, words: text, ...saveOrGoTo(isWrittenHere, workspacePath(id)) };
  }

  const fields = JSON.parse(text) as object;
  if (kind === 'onboarding') return describeOnboarding(id, of, fields);
  const words = wordsIn(fields);
  if (kind === 'activity') {
    if (of !== 'new') return { id, what: 'Changes to an activity', words, href: paths.extracurriculars };
    return words
      ? { id, what: 'A new activity that is not added yet', words, href: paths.extracurriculars, save: ADD }
      : null;
  }
  if (of !== 'new') return { id, what: 'Changes to an honor', words, href: paths.honors };
  return words ? { id, what: 'A new honor that is not added yet', words, href: paths.honors, save: ADD } : null;
}

/** What this page is saving can be tried again from here; what an earlier page could not save is saved where it is opened. */
const saveOrGoTo = (isWrittenHere: boolean, href: string) => (isWrittenHere ? { save: SAVE } : { href });

function describeOnboarding(
  id: string,
  of: string,
  fields: { text?: string | null; cells?: object[] },
): UnsavedItem | null {
  if (of === 'essay') {
    const words = fields.text?.trim();
    return words ? { id, what: 'An essay that is not saved yet', words, href: paths.onboarding } : null;
  }
  const rows = (fields.cells ?? []).map(wordsIn).filter(Boolean);
  const things = { activities: 'Activities', honors: 'Honors', apps: 'Applications' }[of] ?? 'Rows';
  return rows.length > 0
    ? { id, what: `${things} that are not imported yet`, words: rows.join('; '), href: paths.onboarding }
    : null;
}

/** Saves what `listUnsaved` says can be saved; throws a Problem where the server refuses it. */
export async function saveUnsaved(api: Client, studentId: string, id: string) {
  const kept = listKept(studentId).find((one) => one.id === id);
  if (!kept) return;
  if (id === inputId('new')) {
    const { fields, errors } = readInput({ ...emptyInput, ...(JSON.parse(kept.text) as object) });
    const [error] = Object.values(errors);
    if (error) throw new Problem(400, error);
    await api('createActivity', { body: fields as NewActivity });
  } else if (id === NEW_HONOR) {
    await api('createHonor', { body: JSON.parse(kept.text) as HonorDetails });
  } else {
    await flushSavers();
    return;
  }
  forgetKept(studentId, id);
}
