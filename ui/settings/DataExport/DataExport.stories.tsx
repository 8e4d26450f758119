import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DataExport } from './DataExport.tsx';

const meta = preview.meta({ component: DataExport, args: { onDownloadZip: fn(), onExportDocument: fn() } });

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download ZIP' }));
    await expect(args.onDownloadZip).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Export to Google Docs' }));
    await expect(args.onExportDocument).toHaveBeenCalledOnce();
  },
});

/** What becomes of the document depends on what this site is set up with. */
export const Google = meta.story({
  args: { google: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/in your own Google account\..* Laurel can reach only this one document\.$/),
    ).toBeVisible();
  },
});

export const WordFile = meta.story({
  args: { google: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/in one Word file to download/)).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { busy: 'zip' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Preparing...' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Export to Google Docs' })).toBeVisible();
  },
});

export const Failed = meta.story({ args: { error: 'The export could not be started.' } });
