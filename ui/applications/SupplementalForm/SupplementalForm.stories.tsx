import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SupplementalForm } from './SupplementalForm.tsx';

const meta = preview.meta({
  component: SupplementalForm,
  args: { onAdd: fn(async () => true) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <h1>Georgia Institute of Technology</h1>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Why us');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), 'Why our college?');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Word limit' }), '1,250');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Editing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add supplemental' }));
    await expect(args.onAdd).toHaveBeenCalledWith({
      title: 'Why us',
      prompt: 'Why our college?',
      wordLimit: 1250,
      status: 'editing',
    });
    await waitFor(() => expect(canvas.getByText('Added “Why us”.')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Drafting');
  },
});

export const Empty = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Add supplemental' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveFocus();
    await expect(title).toHaveAccessibleDescription('Give the supplemental a title or a prompt.');
  },
});

/** A range is no number of words, and none is made of it. */
export const NoWordLimit = meta.story({
  play: async ({ canvas, args }) => {
    const limit = canvas.getByRole('textbox', { name: 'Word limit' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Why us');
    await userEvent.type(limit, '100-200{Enter}');
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(limit).toHaveAccessibleDescription('Use a whole number of words.');
    await expect(limit).toHaveValue('100-200');
    await expect(limit).toHaveFocus();
  },
});

export const PromptAlone = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), 'Why our college?');
    await userEvent.click(canvas.getByRole('button', { name: 'Add supplemental' }));
    await expect(args.onAdd).toHaveBeenCalledWith({
      title: '',
      prompt: 'Why our college?',
      wordLimit: null,
      status: 'drafting',
    });
    await waitFor(() => expect(canvas.getByText('Added “Prompt”.')).toBeVisible());
  },
});

export const Busy = meta.story({
  args: { onAdd: fn(() => new Promise<boolean>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Why us{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Adding…' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

/** What was typed stays. */
export const Failed = meta.story({
  args: { onAdd: fn(async () => false), error: 'That did not save. Try again.' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Why us{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add supplemental' })).toBeVisible());
    await expect(canvas.getByRole('alert')).toHaveTextContent('That did not save. Try again.');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Why us');
  },
});

export const LongText = meta.story({
  args: { error: `The server said ${'unbroken'.repeat(20)}.` },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }));
    await userEvent.paste('engineering'.repeat(30));
    // Nothing is cut: what is too long is the server's to refuse.
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('engineering'.repeat(30));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/^Added/)).toBeVisible());
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    for (const name of ['Title', 'Prompt', 'Word limit']) {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name })).toHaveFocus();
      await userEvent.keyboard('7');
    }
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith({ title: '7', prompt: '7', wordLimit: 7, status: 'drafting' });
  },
});
