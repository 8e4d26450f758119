import { PageContent, PageHead, SettingsSection } from '@laurel/ui';
import { limits } from '#contract/limits.ts';
import { AppPage } from '#app/features/app-page/AppPage.tsx';
import { Crumb } from '#app/lib/Crumb.tsx';
import { paths } from '#app/paths.ts';
import { ExportLog } from './ExportLog.tsx';
import { Password } from './Password.tsx';
import { Sessions } from './Sessions.tsx';
import classes from './settings.module.css';

const settings = { name: 'Settings', href: paths.settings };

/** Who can reach the account: where it is signed in, its password, and what has left it. */
export function SessionsPage() {
  return (
    <AppPage title="Sessions" section="settings" crumb={<Crumb parent={settings} here="Sessions" />}>
      <PageContent className={classes.root}>
        <PageHead title="Sessions" />
        <SettingsSection
          title="Where you are signed in"
          description="Sign out a browser that you no longer use, or do not know."
        >
          <Sessions />
        </SettingsSection>
        <SettingsSection title="Password" description="A new password signs you out everywhere else.">
          <Password />
        </SettingsSection>
        <SettingsSection
          title="What has left Laurel"
          description={`The last ${limits.exportsNoted} exports, and the calendar that follows your deadlines.`}
        >
          <ExportLog />
        </SettingsSection>
      </PageContent>
    </AppPage>
  );
}
