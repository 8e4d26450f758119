import { AppPage } from '#app/lib/AppPage.tsx';

export function ExtracurricularsPage() {
  return (
    <AppPage title="Extracurriculars" section="extracurriculars" crumb={<b>Extracurriculars</b>}>
      <h1 tabIndex={-1}>Extracurriculars</h1>
    </AppPage>
  );
}
