import type { HonorDetails, UnsavedItem } from '@laurel/ui';
import type { NewActivity } from '#contract/activities.ts';
import type { Client } from '#contract/client.ts';
import { Problem } from '#contract/problem.ts';
import { emptyInput, readInput } from '#app/lib/activity-input.ts';
import { flushSavers, mayStillSave } from '#app/lib/saver.ts';
import { applicationPath, onboardingPath, paths, workspacePath } from '#app/paths.ts';
import { readMessage } from '#app/storage/conversation.ts';
import { forgetEveryCopy, readAllUnsaved } from '#app/storage/unsaved-writing.ts';
import { NEW, type OnboardingPart, readWritingId, writingIds } from '#app/storage/writing-ids.ts';

/** How much of a text is listed, in characters: more than a line of the dialog shows. */
const EXCERPT = 200;

/** Cells of a row that are filled in before a student types anything. */
const CHOICES = ['kind', 'level', 'gradeYear', 'status', 'round', 'deadline', 'knownDeadline'];

/** The words that are typed in a form or a row. */
const wordsIn = (fields: object) =>
  Object.entries(fields)
    .filter(([field, value]) => !CHOICES.includes(field) && typeof value === 'string')
    .map(([, value]) => String(value).trim())
    .filter(Boolean)
    .join(', ');

const ADD = { label: 'Add it', busyLabel: 'Adding...' };
const SAVE = { label: 'Try to save', busyLabel: 'Saving…' };

type Unsaved = ReturnType<typeof readAllUnsaved>[number];

/** Everything of a student that is in this browser and not on the server. `onPage` says that a form of the page is not saved. */
export function listUnsaved(studentId: string | null, onPage: boolean): UnsavedItem[] {
  const writing = studentId === null ? [] : readAllUnsaved(studentId).flatMap((one) => describe(one) ?? []);
  const message = studentId === null ? '' : readMessage(studentId).trim();
  return [
    ...writing,
    ...(message === ''
      ? []
      : [{ id: 'message', what: 'A message to AdmitLens that is not sent', words: message, href: paths.admitlens }]),
    ...(onPage ? [{ id: 'page', what: 'What you changed on this page, which is not saved yet' }] : []),
  ].map((item) => ({ ...item, words: item.words?.slice(0, EXCERPT) }));
}

/** An entry in words; null where nothing is typed in it. */
function describe({ id, text, isWrittenHere }: Unsaved): UnsavedItem | null {
  const { kind, of } = readWritingId(id);
  // Writing that was refused, or that an earlier page left, can be saved only where it is opened.
  const save = isWrittenHere && mayStillSave(id) ? SAVE : undefined;
  if (kind === 'notes') return { id, what: 'Notes on an application', words: text, href: applicationPath(of), save };
  if (kind === 'essay') {
    const what = of === 'main' ? 'Your main essay, as you changed it last' : 'A supplemental, as you changed it last';
    return { id, what, words: text, href: workspacePath(of), save };
  }

  const fields = JSON.parse(text) as object;
  if (kind === 'onboarding') return describeOnboarding(id, of, fields);
  const words = wordsIn(fields);
  if (kind === 'outline') return { id, what: 'Lines of an outline', words, href: workspacePath(of), save };
  const href = kind === 'activity' ? paths.extracurriculars : paths.honors;
  if (of !== NEW) return { id, what: `Changes to an ${kind}`, words, href, save };
  const what = `A new ${kind} that is not added yet`;
  return words ? { id, what, words, href, save: ADD } : null;
}

/** The unsaved writing of each step of onboarding, in the order of the steps. */
const steps: readonly { part: OnboardingPart; what: string }[] = [
  { part: 'activities', what: 'Activities that are not imported yet' },
  { part: 'honors', what: 'Honors that are not imported yet' },
  { part: 'apps', what: 'Applications that are not imported yet' },
  { part: 'essay', what: 'An essay that is not saved yet' },
];

function describeOnboarding(
  id: string,
  of: OnboardingPart,
  fields: { text?: string | null; cells?: object[] },
): UnsavedItem | null {
  const step = steps.findIndex(({ part }) => part === of);
  const words = of === 'essay' ? fields.text?.trim() : (fields.cells ?? []).map(wordsIn).filter(Boolean).join('; ');
  return words ? { id, what: steps[step]!.what, words, href: onboardingPath(step) } : null;
}

/** Saves what `listUnsaved` says can be saved; throws a Problem where the server refuses it. */
export async function saveUnsaved(api: Client, studentId: string, id: string) {
  const unsaved = readAllUnsaved(studentId).find((one) => one.id === id);
  if (!unsaved) return;
  if (id === writingIds.activity(NEW)) {
    const { fields, errors } = readInput({ ...emptyInput, ...(JSON.parse(unsaved.text) as object) });
    const [error] = Object.values(errors);
    if (error) throw new Problem(400, error);
    await api('createActivity', { body: fields as NewActivity });
  } else if (id === writingIds.honor(NEW)) {
    await api('createHonor', { body: JSON.parse(unsaved.text) as HonorDetails });
  } else {
    await flushSavers();
    return;
  }
  forgetEveryCopy(studentId, id);
}
