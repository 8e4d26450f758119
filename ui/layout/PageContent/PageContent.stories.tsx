import preview from '../../../.storybook/preview.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { PageContent } from './PageContent.tsx';

const meta = preview.meta({ component: PageContent, parameters: { layout: 'fullscreen' } });

export const Default = meta.story({
  render: () => (
    <main style={{ background: 'var(--paper)' }}>
      <PageContent>
        <PageHead title="Honors & Awards" lead="Five honors, two of them national." />
        What stands on the page.
      </PageContent>
    </main>
  ),
});
