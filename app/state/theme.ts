import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { keys } from '#app/storage/keys.ts';
import { preference } from '#app/storage/preferences.ts';

const themes = ['device', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storedAtom = atomWithStorage<string | null>(keys.theme, null, preference, { getOnInit: true });

/** Light or dark as the student chose on this device, or as the device has it. `public/early.js` puts it on the page. */
export const themeAtom = atom(
  (get) => themes.find((theme) => theme === get(storedAtom)) ?? 'device',
  (_get, set, theme: Theme) => {
    set(storedAtom, theme === 'device' ? null : theme);
    dispatchEvent(new Event('themechosen'));
  },
);
