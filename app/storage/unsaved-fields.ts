import { forgetUnsaved, storeUnsaved, takeUnsaved } from './unsaved-writing.ts';

/** Stores what is typed into a form. `id` and the answer are those of `storeUnsaved`. */
export function storeFields(studentId: string, id: string, fields: object) {
  return storeUnsaved(studentId, id, { text: JSON.stringify(fields) });
}

export function forgetFields(studentId: string, id: string, fields: object) {
  forgetUnsaved(studentId, id, JSON.stringify(fields));
}

/** Takes over what an earlier page could not save of a form; see `takeUnsaved`. A field that it did not know is as in `empty`. */
export async function takeFields<Fields extends object>(studentId: string, id: string, empty: Fields) {
  const unsaved = await takeUnsaved(studentId, id);
  if (!unsaved) return null;
  const fields = { ...empty, ...(JSON.parse(unsaved.text) as Partial<Fields>) };
  // `forgetFields` compares with the whole text.
  storeFields(studentId, id, fields);
  return fields;
}
