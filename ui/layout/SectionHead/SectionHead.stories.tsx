import { ArrowRight } from 'lucide-react';
import preview from '../../../.storybook/preview.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { SectionHead } from './SectionHead.tsx';

const meta = preview.meta({ component: SectionHead, args: { title: 'Upcoming Deadlines' } });

export const Default = meta.story({
  args: {
    aside: (
      <TextLink look="alone" href="#all">
        View All <ArrowRight aria-hidden="true" />
      </TextLink>
    ),
  },
});

export const TitleAlone = meta.story({});
