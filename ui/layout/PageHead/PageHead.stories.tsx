import { Plus } from 'lucide-react';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PageHead } from './PageHead.tsx';

const meta = preview.meta({ component: PageHead, args: { title: 'Applications' } });

export const Default = meta.story({
  args: {
    lead: 'Eight colleges. Six still open.',
    actions: (
      <Button icon={Plus} variant="primary">
        Add Application
      </Button>
    ),
  },
});

export const TitleAlone = meta.story({});

export const LongText = meta.story({
  args: {
    title: 'Universidad Politécnica Internacional de las Américas y del Caribe, Campus Norte',
    lead: 'A line that says how things stand, and that takes more room than it should.',
    actions: <Button>Delete application</Button>,
  },
});
