import { inflect, verbOf, type Form } from './verbs.ts';

/** Another verb for a deed: where `before` follows `verb`, the deed opens on `same` and goes on with `after`. */
export type Rephrasing = { verb: string; before: RegExp; same: string; after: string };

type Row = { verb: string; before: string; same: string; after: string; anyCase?: boolean };

export const rephrasings = (rows: readonly Row[]): Rephrasing[] =>
  rows.map(({ verb, before, same, after, anyCase }) => ({
    verb,
    before: new RegExp(`^ ${before}`, anyCase ? 'iu' : 'u'),
    same,
    after,
  }));

const FORMS: readonly Form[] = ['past', 'base', 'ing'];

/** A deed with another opening verb; undefined where none is certain to mean the same. */
export function rephrase(deed: string, rows: readonly Rephrasing[]): string | undefined {
  const [first = ''] = /^[\p{L}-]+/u.exec(deed) ?? [];
  const verb = verbOf(first);
  const form = FORMS.find((each) => verb?.forms.has(each));
  if (!verb || !form) return undefined;
  const rest = deed.slice(first.length);
  const row = rows.find((one) => one.verb === verb.base && one.before.test(rest));
  return row && inflect(row.same, form) + rest.replace(row.before, row.after);
}
