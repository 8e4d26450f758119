import { SegmentedControl, SettingsRow } from '@laurel/ui';
import { useAtom } from 'jotai';
import { type Theme, themeAtom } from '#app/state/theme.ts';

const options: { value: Theme; label: string }[] = [
  { value: 'device', label: 'As this device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Chooses the theme of this device. */
export function Appearance() {
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <SettingsRow
      title="Theme"
      description="Kept in this browser."
      action={<SegmentedControl label="Theme" value={theme} options={options} onChange={setTheme} />}
    />
  );
}
