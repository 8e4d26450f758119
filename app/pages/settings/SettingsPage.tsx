import { AppPage } from '#app/lib/AppPage.tsx';

export function SettingsPage() {
  return (
    <AppPage title="Settings" section="settings" crumb={<b>Settings</b>}>
      <h1 tabIndex={-1}>Settings</h1>
    </AppPage>
  );
}
