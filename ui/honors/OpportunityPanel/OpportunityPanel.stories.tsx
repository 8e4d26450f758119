import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { opportunities } from '../../../mocks/fixtures/opportunities.ts';
import preview from '../../../.storybook/preview.tsx';
import { OpportunityPanel } from './OpportunityPanel.tsx';

const rows = opportunities.map((row) => ({ ...row, whyItFits: row.echo?.why ?? 'It is about research.' }));
const ideas = rows.slice(0, 6);

const meta = preview.meta({
  component: OpportunityPanel,
  args: {
    location: 'unknown' as const,
    unavailable: 'Location permission denied or unavailable',
    ideas: null,
    howChosen: "Chosen from Laurel's own directory.",
    errors: {},
    onLocate: fn(),
    onForget: fn(),
    onGenerate: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Radius' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '25 mi' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await expect(args.onGenerate).toHaveBeenCalledWith({ interests: '', radiusMi: 25, place: '', citizenship: null });
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Use My Location' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('Toledo, OH{Tab} repair {Tab}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '50 mi' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'US permanent resident' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGenerate).toHaveBeenCalledWith({
      interests: 'repair',
      radiusMi: 50,
      place: 'Toledo, OH',
      citizenship: 'permanentResident',
    });
  },
});

export const Found = meta.story({
  args: { ideas, location: 'located' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByText('6 ideas')).toBeInTheDocument();
    await expect(canvas.getByText("Chosen from Laurel's own directory.")).toBeVisible();
  },
});

export const NothingNear = meta.story({
  args: {
    ideas: rows.filter(({ distanceMi }) => distanceMi === null),
    location: 'located',
    note: 'Laurel’s directory has nothing within 25 miles that fits this. What is here runs online or takes students from the whole country.',
  },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/nothing within 25 miles/);
    const [first] = canvas.getAllByRole('article');
    await expect(note.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

export const NothingFound = meta.story({
  args: { ideas: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No ideas found.')).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generating...' }));
    await expect(args.onGenerate).not.toHaveBeenCalled();
    await expect(canvas.getByText('Looking for ideas...')).toBeInTheDocument();
  },
});

/** What was found before stays. */
export const Failed = meta.story({
  args: { ideas: ideas.slice(0, 2), errors: { form: 'Failed to find ideas' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to find ideas');
    await expect(canvas.getByText('These ideas are from your last search.')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
});

export const FieldsRefused = meta.story({
  args: { errors: { place: 'We could not find that place.', interests: 'Use at most 500 characters.' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
  },
});

export const Phone = meta.story({
  args: { ideas },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
