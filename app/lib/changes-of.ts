/** The fields that have another value than what is stored. Lists are the same where their words are. */
export function changesOf<Fields extends object>(stored: object | undefined, fields: Fields): Partial<Fields> {
  const before = new Map(Object.entries(stored ?? {}));
  const isChanged = ([field, value]: [string, unknown]) => JSON.stringify(before.get(field)) !== JSON.stringify(value);
  return Object.fromEntries(Object.entries(fields).filter(isChanged)) as Partial<Fields>;
}
