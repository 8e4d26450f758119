import { useAtomValue } from 'jotai';
import { meAtom } from '#app/state/session.ts';
import { useAvatar } from './useAvatar.ts';

/** Who is signed in, as a header shows it; without words until the student is loaded. */
export function useStudent() {
  const { data: me } = useAtomValue(meAtom);
  return { name: me?.name ?? '', email: me?.email ?? '', avatar: useAvatar() };
}
