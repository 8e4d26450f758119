import { Button, Link, PageContent, PageHead, SegmentedControl, SettingsRow, SettingsSection } from '@laurel/ui';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { AppPage } from '#app/features/app-page/AppPage.tsx';
import { paths } from '#app/paths.ts';
import { useServices } from '#app/state/services.ts';
import { type Theme, themeAtom } from '#app/state/theme.ts';
import { Calendar } from './Calendar.tsx';
import { Coach } from './Coach.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Exports } from './Exports.tsx';
import { ProfileSettings } from './ProfileSettings.tsx';
import { RemindersSettings } from './RemindersSettings.tsx';
import { SharedLinks } from './SharedLinks.tsx';
import classes from './settings.module.css';

const themes: { value: Theme; label: string }[] = [
  { value: 'device', label: 'As this device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** The student's own account: profile, export, calendar, the way to its sessions, and deletion. */
export function SettingsPage() {
  const model = useServices()?.languageModel;
  const [deleting, setDeleting] = useState(false);
  return (
    <AppPage title="Settings" section="settings">
      <PageContent className={classes.root}>
        <PageHead title="Settings" />
        <SettingsSection
          title="Profile"
          description="Your name is how Laurel greets you. Colleges never see this page."
        >
          <ProfileSettings />
        </SettingsSection>
        <SettingsSection
          title="Data & Export"
          description="Everything you wrote is yours. Each export opens in a new tab."
        >
          <Exports />
        </SettingsSection>
        {model && (
          <SettingsSection
            title="Coach"
            description="Who reads what you write when you ask for a score, a wording or advice."
          >
            <Coach model={model} />
          </SettingsSection>
        )}
        <SettingsSection title="Calendar" description="Your deadlines beside the rest of your days.">
          <Calendar />
        </SettingsSection>
        <SettingsSection
          id="reminders"
          title="Reminders"
          description="By e-mail, only what you tick. Off until you do."
        >
          <RemindersSettings />
        </SettingsSection>
        <SettingsSection
          id="links"
          title="Shared links"
          description="Whoever has one of these reads along without an account. Revoke it, and it stops opening at once."
        >
          <SharedLinks />
        </SettingsSection>
        <SettingsSection title="Appearance" description="Light by day, dark at night, or always the same.">
          <Appearance />
        </SettingsSection>
        <SettingsSection
          title="Account"
          description="Leave whenever you like, and take nothing with you but what you export."
        >
          <SettingsRow
            title="Sessions"
            description="Where you are signed in, your password, and what was exported."
            action={
              <Button asChild>
                <Link href={paths.sessions}>Open sessions</Link>
              </Button>
            }
          />
          <SettingsRow
            title="Delete account"
            description="Deletes the account and everything in it, at once."
            action={
              <Button variant="danger-ghost" onClick={() => setDeleting(true)}>
                Delete account
              </Button>
            }
          />
          <DeleteAccount open={deleting} onOpenChange={setDeleting} />
        </SettingsSection>
      </PageContent>
    </AppPage>
  );
}

function Appearance() {
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <SettingsRow
      title="Theme"
      description="Kept in this browser."
      action={<SegmentedControl label="Theme" value={theme} options={themes} onChange={setTheme} />}
    />
  );
}
