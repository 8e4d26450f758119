import { Button, EmptyState, Link } from '@laurel/ui';
import { useLocation } from 'wouter';
import { AppPage } from '#app/lib/AppPage.tsx';
import { paths, sectionHrefs } from '#app/paths.ts';
import type { AppSection } from '@laurel/ui';
import classes from './coming.module.css';

const names: Record<AppSection, string> = {
  dashboard: 'Dashboard',
  admitlens: 'AdmitLens',
  applications: 'Applications',
  essays: 'Essays',
  extracurriculars: 'Extracurriculars',
  honors: 'Honors',
  settings: 'Settings',
};

/** Stands at the address of a section that is not built yet, says so, and shows the way to what is. */
export function ComingPage() {
  const [location] = useLocation();
  const section =
    (Object.keys(names) as AppSection[]).find((key) => location.startsWith(sectionHrefs[key])) ?? 'dashboard';
  return (
    <AppPage title={names[section]} section={section} crumb={<b>{names[section]}</b>}>
      <div className={classes.root}>
        <h1 className={classes.title} tabIndex={-1}>
          {names[section]}
        </h1>
        <EmptyState
          title="This part is still being built."
          text="Your main essay is ready to write and score."
          action={
            <Button variant="primary" asChild>
              <Link href={paths.workspace}>Open Editor</Link>
            </Button>
          }
        />
      </div>
    </AppPage>
  );
}
