import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { strengthenActivity } from '#contract/quick-ai.ts';
import { db } from '#mocks/db.ts';
import { failing, never } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { copied, form, row, settled, takes } from './story-parts.ts';

const meta = preview.meta({
  title: 'pages/Extracurriculars: SmartFrame',
  component: AppAt,
  args: { path: '/extracurriculars' },
  parameters: { layout: 'fullscreen' },
});

/** Newest first. */
const rows = () => db.accounts[0]!.activities;

const openSmartFrame = async () => {
  const fields = await form();
  await userEvent.type(fields.getByRole('textbox', { name: 'Title' }), 'Arabic tutor');
  await userEvent.type(fields.getByRole('textbox', { name: 'Impact' }), 'I teach 18 children to read.');
  await userEvent.click(fields.getByRole('button', { name: 'SmartFrame' }));
  return within(await screen.findByRole('dialog', { name: 'SmartFrame suggestions' }));
};

export const SmartFrame = meta.story({
  play: async () => {
    const dialog = await openSmartFrame();
    const [use] = await dialog.findAllByRole('button', { name: 'Use this' });
    await userEvent.click(use!);
    const fields = await form();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(fields.getByRole('textbox', { name: 'Impact' })).toHaveValue('Teach 18 children to read.');
    await waitFor(() => expect(fields.getByRole('button', { name: 'SmartFrame' })).toHaveFocus());
  },
});

/** The line of the form stays as it was typed. */
export const SmartFrameOpen = meta.story({
  play: async () => {
    const dialog = await openSmartFrame();
    await expect(await dialog.findAllByRole('button', { name: 'Use this' })).toHaveLength(3);
    await expect(screen.getByRole('textbox', { name: 'Impact', hidden: true })).toHaveValue(
      'I teach 18 children to read.',
    );
  },
});

export const SmartFrameOthers = meta.story({
  play: async () => {
    const dialog = await openSmartFrame();
    await dialog.findAllByRole('button', { name: 'Use this' });
    const first = dialog.getByRole('list').textContent;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.getByRole('list').textContent).not.toBe(first));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText(/^These are all wordings of it. Tell more in Impact for others./);
    await expect(dialog.getByRole('list').textContent).toBe(first);
  },
});

export const SmartFrameCopy = meta.story({
  beforeEach: takes,
  play: async () => {
    const dialog = await openSmartFrame();
    const [copy] = await dialog.findAllByRole('button', { name: 'Copy' });
    await userEvent.click(copy!);
    await waitFor(() => expect(copied).toEqual(['Teach 18 children to read.']));
    await screen.findByText('Copied 26 characters');
  },
});

export const SmartFrameBusy = meta.story({
  beforeEach: ({ msw }) => msw.use(never(strengthenActivity)),
  play: async () => {
    const dialog = await openSmartFrame();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const SmartFrameFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(strengthenActivity)),
  play: async () => {
    const dialog = await openSmartFrame();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to run SmartFrame');
  },
});

/** In a row, the line that is chosen is saved like one that is typed. */
export const SmartFrameInARow = meta.story({
  play: async () => {
    await userEvent.click((await row('Violin, second section')).getByRole('button', { name: 'Edit' }));
    await userEvent.click((await row('Violin, second section')).getByRole('button', { name: 'SmartFrame' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'SmartFrame suggestions' }));
    const uses = await dialog.findAllByRole('button', { name: 'Use this' });
    await userEvent.click(uses[1]!);
    await waitFor(
      () => expect(rows()[1]?.impact).toMatch(/^Violin, second section, Toledo Youth Orchestra: /),
      settled,
    );
  },
});
