import { atom } from 'jotai';

export const themes = ['device', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const KEY = 'theme';
const read = (): Theme => themes.find((theme) => theme === localStorage.getItem(KEY)) ?? 'device';

const chosenAtom = atom(read());
chosenAtom.onMount = (set) => {
  const onStorage = () => set(read());
  addEventListener('storage', onStorage);
  set(read());
  return () => removeEventListener('storage', onStorage);
};

/** Light or dark as the student chose on this device, or as the device has it. `public/early.js` puts it on the page. */
export const themeAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, theme: Theme) => {
    if (theme === 'device') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
    set(chosenAtom, theme);
    dispatchEvent(new Event('themechosen'));
  },
);
