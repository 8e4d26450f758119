import { forgetWriting, keepWriting, takeKeptWriting } from './kept.ts';

/** Keeps in the browser what is typed into a form and not stored yet; `id` names the form, as for `keepWriting`, and so does the answer. */
export function keepFields(studentId: string, id: string, fields: object) {
  return keepWriting(studentId, id, { text: JSON.stringify(fields) });
}

export function forgetFields(studentId: string, id: string, fields: object) {
  forgetWriting(studentId, id, JSON.stringify(fields));
}

/** What an earlier page could not store of a form; see `takeKeptWriting`. A field it did not know is as in `empty`. */
export async function takeKeptFields<Fields extends object>(studentId: string, id: string, empty: Fields) {
  const kept = await takeKeptWriting(studentId, id);
  if (!kept) return null;
  const fields = { ...empty, ...(JSON.parse(kept.text) as Partial<Fields>) };
  // As it is given, it is forgotten too.
  keepFields(studentId, id, fields);
  return fields;
}
