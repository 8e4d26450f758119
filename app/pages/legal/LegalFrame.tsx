import { LegalPage, type LegalPageProps } from '@laurel/ui';
import type { ReactNode } from 'react';
import { SitePage } from '#app/features/site-page/SitePage.tsx';

interface LegalFrameProps extends Pick<LegalPageProps, 'title' | 'updated'> {
  /** The paragraphs under each heading. */
  sections: Record<string, readonly ReactNode[]>;
}

/** A legal text between the header and the footer of the public pages. */
export function LegalFrame({ title, updated, sections }: LegalFrameProps) {
  const listed = Object.entries(sections).map(([heading, paragraphs]) => ({ heading, paragraphs }));
  return (
    <SitePage title={title} from="elsewhere">
      <LegalPage title={title} updated={updated} sections={listed} />
    </SitePage>
  );
}
