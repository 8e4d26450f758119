import { device, tab } from './areas.ts';
import { keys } from './keys.ts';
import type { Session } from './preferences.ts';

const endOf = (token: string) => token.slice(-8);

/** Stores whose session it is, beside its token. */
export function noteOwner({ token, remembered }: Session, studentId: string) {
  (remembered ? device : tab).setItem(keys.owner(studentId), endOf(token));
}

/** The id of the student whose session it is; null where it was not stored. */
export function ownerOf(token: string | null) {
  const prefix = keys.owner('');
  for (const area of token === null ? [] : [tab, device])
    for (const key of area.keys())
      if (key.startsWith(prefix) && area.getItem(key) === endOf(token!)) return key.slice(prefix.length);
  return null;
}
