import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

const meta = preview.meta({
  component: SettingsSection,
  args: {
    title: 'Data & Export',
    description: 'Everything you wrote is yours. Each export opens in a new tab.',
    children: (
      <>
        <SettingsRow
          title="Plain files"
          description="To keep or to open anywhere."
          action={<Button>Download ZIP</Button>}
        />
        <SettingsRow title="A document" description="All your essays in one." action={<Button>Export</Button>} />
      </>
    ),
  },
});

export const Default = meta.story({});
