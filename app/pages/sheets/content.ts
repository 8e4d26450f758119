import type { Sheet } from '#contract/sheets.ts';

/** November 22, 2026, of the calendar day `2026-11-22`. */
export const dayInWords = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What to know of a form's fields and counts, in sentences. */
export function factsIn({ form, sources, advice }: Pick<Sheet, 'form' | 'sources' | 'advice'>) {
  const read = sources
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);
  const cycle = /^\d{4}-\d{2}$/.test(form.cycle) ? ` for ${form.cycle.replace('-', '–')}` : ` (${form.cycle})`;
  return `Fields and limits of ${form.label}${cycle}${read ? `, read ${dayInWords(read)}` : ''}. ${advice} The form’s own counter decides.`;
}

export const nothingToPaste = {
  title: 'Nothing to paste yet.',
  text: 'Add one activity, and its line stands here in the form’s own order.',
};
