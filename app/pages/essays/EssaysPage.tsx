import { AppPage } from '#app/lib/AppPage.tsx';

export function EssaysPage() {
  return (
    <AppPage title="Essays" section="essays" crumb={<b>Essays</b>}>
      <h1 tabIndex={-1}>Essays</h1>
    </AppPage>
  );
}
