import preview from '../../../.storybook/preview.tsx';
import { asWideAsSection } from '../story-parts.tsx';
import { ExportHistory } from './ExportHistory.tsx';

const meta = preview.meta({
  component: ExportHistory,
  args: {
    calendarReadAt: 'Today, 9 AM',
    exports: [
      { what: 'Everything, as a ZIP file', when: 'Yesterday, 4:12 PM' },
      { what: 'All essays, as a document in your Google account', when: 'Nov 2, 8:03 PM' },
      { what: 'All essays, as a Word file', when: 'Sep 30, 2025, 9:05 AM' },
    ],
  },
  decorators: [asWideAsSection],
});

export const Default = meta.story({});

export const Nothing = meta.story({ args: { calendarReadAt: null, exports: [] } });
