import { createJSONStorage } from 'jotai/utils';
import { device, tab } from './areas.ts';

/** For a preference that is a bare text: the remembered e-mail and the theme. */
export { device as preference } from './areas.ts';

/** For where a student goes on after signing in: in this tab alone. */
export const tabPreference = <T>() => createJSONStorage<T>(() => tab);

export interface Session {
  token: string;
  /** Whether it outlives the tab. */
  remembered: boolean;
}

/** For the session: its token is a bare text in the tab where the tab has a session of its own, else on the device. */
export const sessionPreference = {
  getItem: (key: string): Session | null => {
    const ofTab = tab.getItem(key);
    const token = ofTab ?? device.getItem(key);
    return token === null ? null : { token, remembered: ofTab === null };
  },
  setItem: (key: string, session: Session | null) => {
    // Another student may be remembered here while this tab has a session of its own.
    const endsTab = session === null && tab.getItem(key) !== null;
    tab.setItem(key, session?.remembered === false ? session.token : null);
    if (!endsTab) device.setItem(key, session?.remembered ? session.token : null);
  },
  removeItem: (key: string) => sessionPreference.setItem(key, null),
  subscribe: (key: string, listener: (session: Session | null) => void) =>
    device.subscribe(key, (token) => {
      if (tab.getItem(key) === null) listener(token === null ? null : { token, remembered: true });
    }),
};
