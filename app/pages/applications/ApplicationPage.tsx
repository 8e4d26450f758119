import { AppPage } from '#app/lib/AppPage.tsx';

export function ApplicationPage() {
  return (
    <AppPage title="Application" section="applications" crumb={<b>Application</b>}>
      <h1 tabIndex={-1}>Application</h1>
    </AppPage>
  );
}
