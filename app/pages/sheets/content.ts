import { formatDate } from '#contract/format-date.ts';
import type { Sheet } from '#contract/sheets.ts';
import { editPath, paths, workspacePath } from '#app/paths.ts';

/** What to know of a form's fields and counts, in sentences. */
export function factsIn({ form, sources, advice }: Pick<Sheet, 'form' | 'sources' | 'advice'>) {
  const read = sources
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);
  const cycle = /^\d{4}-\d{2}$/.test(form.cycle) ? ` for ${form.cycle.replace('-', '–')}` : ` (${form.cycle})`;
  return `Fields and limits of ${form.label}${cycle}${read ? `, read ${formatDate('November 7, 2026', read)}` : ''}. ${advice} The form’s own counter decides.`;
}

export const nothingToPaste = {
  title: 'Nothing to paste yet.',
  text: 'Add one activity, and its line stands here in the form’s own order.',
};

const edits = {
  activity: { label: 'Edit this activity', list: paths.extracurriculars },
  honor: { label: 'Edit this honor', list: paths.honors },
};

/** The sections of a sheet, with where each of its rows and essays is written. */
export const groupsWithLinks = ({ groups }: Pick<Sheet, 'groups'>) =>
  groups.map((group) => ({
    ...group,
    entries: group.entries.map(({ kind, fields, ...entry }) => ({
      ...entry,
      ...(kind && { edit: { label: edits[kind].label, href: editPath(edits[kind].list, entry.id) } }),
      fields: fields.map(({ essayId, ...field }) => ({
        ...field,
        ...(essayId !== null && { href: workspacePath(essayId) }),
      })),
    })),
  }));
