import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { StartedFrom } from './StartedFrom.tsx';

const meta = preview.meta({
  component: StartedFrom,
  args: {
    title: 'Why this major, why here',
    college: 'Georgia Institute of Technology',
    href: '#essay',
    on: 'November 21',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').parentElement).toHaveTextContent(
      'Started from Why this major, why here, Georgia Institute of Technology, on November 21.',
    );
    await expect(canvas.getByRole('link', { name: 'Why this major, why here' })).toHaveAttribute('href', '#essay');
  },
});

export const FromTheMainEssay = meta.story({ args: { title: 'Number Eleven', college: null } });

export const LongText = meta.story({
  args: { title: 'unbroken'.repeat(40) },
  globals: { viewport: { value: 'phone' } },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
