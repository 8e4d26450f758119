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

export const Busy = meta.story({
  args: { busy: 'zip' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Preparing...' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Export to Google Docs' })).toBeVisible();
  },
});

export const Failed = meta.story({ args: { error: 'The export could not be started.' } });
