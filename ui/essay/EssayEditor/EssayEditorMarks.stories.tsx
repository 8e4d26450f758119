import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { stateful } from '../../../.storybook/stateful.tsx';
import { EssayEditor } from './EssayEditor.tsx';

const text =
  'There is a lab on the third floor where students record gearboxes until they fail. I was never ready either. Some people choose a college for its name. I am choosing Georgia Tech for a noise.';
const keep = fn();
const place = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

const Stateful = stateful(EssayEditor);

const meta = preview.meta({
  title: 'essay/EssayEditor, names and cuts',
  component: EssayEditor,
  args: {
    value: text,
    onChange: fn(),
    highlights: [
      { id: 'work-0', kind: 'work' as const, ...place('There is a lab'), why: 'This opening waits.' },
      {
        id: 'slip-0',
        kind: 'work' as const,
        ...place('Georgia Tech'),
        why: 'This answer goes to Cornell University, and “Georgia Tech” is still in it.',
        choice: { title: 'Left over from another college', label: 'I meant it', onChoose: keep },
      },
    ],
    cuts: [place('Some people choose a college for its name.'), place('I was never ready either.')],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--essay-measure)', margin: '0 auto', padding: '96px var(--gutter)' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => void keep.mockClear(),
  render: (args) => <Stateful {...args} />,
});

const name = () => screen.getByRole('button', { name: 'Georgia Tech' });

/** What the student can say of a mark stands in it, and is pressed by the pointer. */
export const Default = meta.story({
  play: async () => {
    await expect(name()).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(name());
    await expect(screen.getByRole('dialog', { name: 'Left over from another college' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I meant it' }));
    await expect(keep).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** F8 goes to what asks something first; Enter leads into it, and Tab and Escape lead back to the mark. */
export const Keyboard = meta.story({
  play: async () => {
    await userEvent.keyboard('{F8}');
    await expect(name()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'I meant it' })).toHaveFocus();
    await userEvent.tab();
    await expect(name()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'I meant it' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(name()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(keep).toHaveBeenCalledTimes(1);
  },
});

/** The sentences that could go are underlined, and carry the numbers of the list beside the essay. */
export const Cuts = meta.story({
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll<HTMLElement>('[data-number]')];
    await expect(lines.map(({ dataset, textContent }) => [dataset.number, textContent])).toEqual([
      ['2', 'I was never ready either.'],
      ['1', 'Some people choose a college for its name.'],
    ]);
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async () => {
    await userEvent.click(name());
    await screen.findByRole('dialog');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(name());
    const { left, right } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
});
