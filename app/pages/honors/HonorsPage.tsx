import { AppPage } from '#app/lib/AppPage.tsx';

export function HonorsPage() {
  return (
    <AppPage title="Honors" section="honors" crumb={<b>Honors</b>}>
      <h1 tabIndex={-1}>Honors</h1>
    </AppPage>
  );
}
