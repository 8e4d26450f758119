import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AiRules, type AiRulesProps } from './AiRules.tsx';

const source = {
  name: 'GradPilot, attestations',
  url: 'https://gradpilot.com/news/ai-attestation-college-application-what-you-sign',
  checkedOn: '2026-11-22',
  cycle: '2026-27',
};

const meta = preview.meta({
  component: AiRules,
  args: {
    rules: [
      {
        college: 'Brown University',
        says: 'AI is not allowed in any part of the application. Help with spelling and grammar is the one exception named.',
        found: true,
        source,
      },
      { college: 'Oberlin College', says: 'No policy was found here.', found: false, source: null },
      { college: 'Tufts University', says: 'AI may help with wording.', found: true, source },
    ],
  } as AiRulesProps,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const rules = canvas.getByRole('group', { name: 'Rules on AI help' });
    await expect(rules).toHaveTextContent('Brown University: AI is not allowed');
    await expect(rules).toHaveTextContent('checked November 22, 2026');
    await expect(canvas.getByRole('link', { name: source.name })).toHaveAttribute('href', source.url);
    await expect(rules).toHaveTextContent('Oberlin College: No rule found: ask.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1 more college' }));
    await expect(rules).toHaveTextContent('Tufts University: AI may help with wording.');
  },
});

export const WithoutApplications = meta.story({
  args: {
    rules: [
      {
        college: null,
        says: 'No policy was found here. That is not permission: the platform you apply through has its rule, and you sign that the work is your own. Ask the admissions office.',
        found: false,
        source: null,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/That is not permission/)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { rules: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Rules on AI help')).toBeNull();
  },
});

export const Failed = meta.story({
  args: { rules: undefined, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('What your colleges say did not load. Read it before you use this help.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    rules: [{ college: 'Incomprehensibilities'.repeat(9), says: 'So it goes. '.repeat(20), found: true, source }],
  },
  globals: { viewport: { value: 'phone' } },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
