import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { community, essay, seventeen, thirty } from '../story-parts.ts';
import { Reuse } from './Reuse.tsx';

const meta = preview.meta({
  component: Reuse,
  args: { ...seventeen.reuse, folded: false, onStart: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const asIs = within(canvas.getByRole('region', { name: 'Use as it is' }));
    const adapt = within(canvas.getByRole('region', { name: 'Adapt' }));
    await expect(asIs.getByText('Answers 2 of 2')).toBeVisible();
    await expect(asIs.getByText('Same length')).toBeVisible();
    await expect(adapt.getByText('96 words too long')).toBeVisible();
    // Words that are there stay.
    await expect(adapt.getByText(/^Your 41 words stay/)).toBeVisible();
    await expect(adapt.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '#challenge');
    await userEvent.click(asIs.getByRole('button', { name: 'Start from this essay' }));
    await expect(args.onStart).toHaveBeenCalledWith('community', 'cornell-community');
  },
});

export const OtherSource = meta.story({
  play: async ({ canvas, args }) => {
    const others = canvas.getByRole('button', { name: '1 other source' });
    await userEvent.click(others);
    await expect(others).toHaveAttribute('aria-expanded', 'true');
    const adapt = within(canvas.getByRole('region', { name: 'Adapt' }));
    await userEvent.click(adapt.getAllByRole('button', { name: 'Start from this essay' })[1]!);
    await expect(args.onStart).toHaveBeenCalledWith('why-cornell', 'curriculum');
  },
});

/** An essay that is still to be written serves two prompts, and is written first. */
export const PlannedSource = meta.story({
  args: {
    fresh: [],
    targets: [
      {
        essay: community,
        sources: [
          {
            essay: essay('bring', 'What you would bring', 'Stanford University', [0, 250], ['contribute']),
            kind: 'adapt',
            coverage: 0.5,
            answers: 1,
            notes: [],
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Write the other one first: it can serve both.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '#bring');
  },
});

export const Starting = meta.story({
  args: { starting: { target: 'community', source: 'cornell-community' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Starting…' }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
});

const retry = fn();

export const NotStarted = meta.story({
  args: { unsaved: new Map([['community', { says: 'That did not work. Nothing was copied.', onRetry: retry }]]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was copied.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Folded = meta.story({
  args: { ...thirty.reuse, onStart: fn(), folded: true },
  play: async ({ canvas }) => {
    const adapt = within(canvas.getByRole('region', { name: 'Adapt' }));
    await expect(adapt.getByText('7 prompts')).toBeVisible();
    await userEvent.click(adapt.getByRole('button', { name: 'Show 4 more' }));
    await expect(adapt.queryByRole('button', { name: /^Show/ })).toBeNull();
    await expect(document.activeElement).toHaveAccessibleName(/past 3 years$/);
  },
});

export const EveryPromptWritten = meta.story({ args: { targets: [], fresh: [] } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 other source' }));
  },
});
