import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { type Suggestion, SuggestionList } from './SuggestionList.tsx';

const suggestions: Suggestion[] = [
  {
    text: 'Rework your intro for Georgia Tech; the hook arrives in the third sentence.',
    section: 'essays',
    href: '#essays',
  },
  {
    text: 'Add numbers to your tutoring activity so its impact can be measured.',
    section: 'extracurriculars',
    href: '#extracurriculars',
  },
  {
    text: 'Ohio State still needs its honors supp before you submit.',
    section: 'applications',
    href: '#applications',
  },
  { text: 'Add an honor that you are proud of.', section: 'dashboard', href: '#dashboard' },
];

const meta = preview.meta({
  component: SuggestionList,
  args: {
    suggestions,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Ohio State still needs.*Applications/ });
    await expect(link).toHaveAttribute('href', '#applications');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
});

export const Empty = meta.story({ args: { suggestions: [] } });

export const LongText = meta.story({
  args: {
    suggestions: [
      {
        text: 'Finish the supplemental “In what ways has your community shaped how you see Interdisziplinaritätswissenschaftsförderung?” for the Universidad Politécnica Internacional de las Américas.',
        section: 'essays',
        href: '#essays',
      },
    ],
  },
});
