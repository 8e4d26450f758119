import { AppPage } from '#app/lib/AppPage.tsx';

export function AdmitLensPage() {
  return (
    <AppPage title="AdmitLens" section="admitlens" crumb={<b>AdmitLens</b>}>
      <h1 tabIndex={-1}>AdmitLens</h1>
    </AppPage>
  );
}
