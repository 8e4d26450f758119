import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ImportPreview, type ImportPreviewCells, type ImportPreviewRow } from './ImportPreview.tsx';

const ready: ImportPreviewRow[] = [
  { id: '1', cells: ['Captain, Science Olympiad', 'Start High School', '180 hrs/yr'], isDuplicate: false },
  { id: '2', cells: ['Founder and lead, Fix-It Saturdays', 'Toledo Public Library', '160 hrs/yr'], isDuplicate: false },
  { id: '3', cells: ['Violin, second section', 'Toledo Youth Orchestra', '180 hrs/yr'], isDuplicate: false },
];
const duplicate: ImportPreviewRow = {
  id: '4',
  cells: ['Captain, Science Olympiad', 'Start HS', '180 hrs/yr'],
  isDuplicate: true,
};
const wrong: ImportPreviewRow = {
  id: '5',
  cells: ['Babysitting', '', ''],
  isDuplicate: false,
  error: 'Use 0 to 168 hours a week.',
};

const columns: ImportPreviewCells = ['Title', 'Organization', 'Hours a year'];

const meta = preview.meta({
  component: ImportPreview,
  args: {
    columns,
    rows: [...ready, duplicate],
    stale: false,
    busy: false,
    onImport: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Ready to import' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 to import, 1 duplicate');
    await expect(canvas.getByRole('row', { name: /^Ready Captain, Science Olympiad Start High School/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Start HS 180 hrs\/yr Duplicate, will be skipped$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
});

export const WithErrors = meta.story({
  args: { rows: [...ready, duplicate, wrong] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 to import, 1 duplicate, 1 to correct');
    await expect(canvas.getByRole('row', { name: /Babysitting.*Use 0 to 168 hours a week\./ })).toBeVisible();
  },
});

export const NothingToImport = meta.story({
  args: { rows: [duplicate, wrong] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 to import, 1 duplicate');
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
});

export const Stale = meta.story({
  args: { stale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You changed the rows. Preview them again to import.');
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
});

export const Importing = meta.story({
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Importing…' }));
    await expect(args.onImport).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { error: 'Import failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Import failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    rows: [
      { id: '1', cells: ['unbroken'.repeat(24), 'organization '.repeat(14), '1,200 hrs/yr'], isDuplicate: true },
      { ...wrong, cells: ['unbroken'.repeat(24), 'unbroken'.repeat(24), ''], error: 'Use at most 200 characters.' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});

export const Keyboard = meta.story({
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Import');
    await userEvent.keyboard('{Enter}');
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
});
