import { Button, Link, PageContent, PageHead } from '@laurel/ui';
import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { AppPage } from './AppPage.tsx';

interface MissingPageProps {
  what: 'application' | 'essay' | 'form';
  section: 'applications' | 'essays' | 'extracurriculars';
  crumb: ReactNode;
}

/** Instead of the page of something that is not there, with the way to all others. */
export function MissingPage({ what, section, crumb }: MissingPageProps) {
  return (
    <AppPage title={`${what[0]!.toUpperCase()}${what.slice(1)} not found`} section={section} crumb={crumb}>
      <PageContent>
        <PageHead title={`This ${what} is not here`} lead="It may have been deleted, or the link is not complete." />
        <Button asChild>
          <Link href={paths[section]}>All {section}</Link>
        </Button>
      </PageContent>
    </AppPage>
  );
}
