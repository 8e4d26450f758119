import { AppPage } from '#app/lib/AppPage.tsx';

export function ApplicationsPage() {
  return (
    <AppPage title="Applications" section="applications" crumb={<b>Applications</b>}>
      <h1 tabIndex={-1}>Applications</h1>
    </AppPage>
  );
}
