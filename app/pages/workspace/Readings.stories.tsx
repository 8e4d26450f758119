import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { readArc, readOutline, saveOutline } from '#contract/outline.ts';
import { readRevisions } from '#contract/revisions.ts';
import { db } from '#mocks/db.ts';
import { failing, never, unreachable } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { essayBox } from './story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Essay workspace, readings',
  component: AppAt,
  args: { path: '/essaysworkspace' },
  parameters: { layout: 'fullscreen' },
});

async function press(name: string) {
  await essayBox();
  await userEvent.click(screen.getByRole('button', { name }));
}
const region = (name: string) => screen.findByRole('region', { name });

export const Revisions = meta.story({
  tags: ['!nightly'],
  play: async () => {
    await press('Revisions');
    const revisions = within(await region('Revisions'));
    await expect(await revisions.findByText(/^You settled \d of \d marks\./)).toBeVisible();
    await expect(revisions.getByRole('combobox', { name: 'From' })).toHaveTextContent('Nov 7, 1:30 PM, scored 78');
    await expect(revisions.getByRole('combobox', { name: 'To' })).toHaveTextContent('This text, scored 84');
    await expect(revisions.getByRole('img', { name: 'Clarity from 8.0 to 8.4' })).toBeVisible();
  },
});

export const RevisionsWide = meta.story({
  play: async () => {
    await press('Revisions');
    await userEvent.click(await screen.findByRole('button', { name: 'Open wide, with the changes' }));
    await expect(await region('Changes from Nov 7, 1:30 PM to this text')).toBeVisible();
    await expect(within(await region('Revisions')).getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await essayBox()).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Revisions' })).toBeVisible();
  },
  tags: ['no-picture'],
});

export const RevisionsOfNothing = meta.story({
  beforeEach: () => enter('blank page'),
  play: async () => {
    await press('Revisions');
    await expect(await screen.findByText('No version has a score yet.')).toBeVisible();
  },
});

export const RevisionsLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(readRevisions)),
  play: async () => {
    await press('Revisions');
    await expect(await screen.findByText('Comparing two versions')).toBeInTheDocument();
  },
});

export const RevisionsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(readRevisions)),
  play: async () => {
    await press('Revisions');
    await expect(await screen.findByText(/^The two versions could not be compared/)).toBeVisible();
  },
});

/** Opened and closed by keyboard: the same button or Escape, and the focus stays on it. */
export const Outline = meta.story({
  play: async () => {
    await press('Outline');
    const outline = within(await region('Outline'));
    const line = await outline.findByRole('textbox', { name: 'Your line for paragraph 2' });
    await userEvent.type(line, 'I know the machines by their sound.');
    await waitFor(() =>
      expect(db.accounts[0]!.draft.outline[1]).toMatchObject({ line: 'I know the machines by their sound.' }),
    );
    await expect(await outline.findByText('Saved')).toBeVisible();
  },
});

/** A line that could not be saved is there again when the outline is opened next. */
export const OutlineLineNotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(saveOutline)),
  play: async () => {
    await press('Outline');
    const line = () => screen.findByRole('textbox', { name: 'Your line for paragraph 3' });
    await userEvent.type(await line(), 'Where I learned fractions.');
    await userEvent.click(screen.getByRole('button', { name: 'Outline' }));
    await press('Outline');
    await waitFor(async () => expect(await line()).toHaveValue('Where I learned fractions.'));
  },
  tags: ['no-picture'],
});

export const OutlineByKeyboard = meta.story({
  play: async () => {
    await essayBox();
    screen.getByRole('button', { name: 'Outline' }).focus();
    await userEvent.keyboard('{Enter}');
    await region('Outline');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Outline', pressed: true })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(await essayBox()).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Outline', pressed: false })).toHaveFocus());
  },
  tags: ['no-picture'],
});

export const OutlineOfNothing = meta.story({
  beforeEach: () => enter('blank page'),
  play: async () => {
    await press('Outline');
    await expect(await screen.findByText('Nothing to outline yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to writing' }));
    await essayBox();
  },
});

export const OutlineDark = meta.story({
  globals: { theme: 'dark' },
  play: async () => {
    await press('Outline');
    await screen.findByRole('textbox', { name: 'Your line for paragraph 2' });
  },
});

export const OutlineLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(readOutline)),
  play: async () => {
    await press('Outline');
    await expect(await screen.findByText('Reading the essay')).toBeInTheDocument();
  },
});

export const OutlineFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(readArc)),
  play: async () => {
    await press('Outline');
    await expect(await screen.findByText(/^The outline did not open/)).toBeVisible();
  },
});

export const OutlineOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(readOutline)),
  play: async () => {
    await press('Outline');
    await expect(await screen.findByText(/^The outline did not open/)).toBeVisible();
  },
});

/** The browser that runs the stories has no voice of its own. */
export const ReadAloudWithoutAVoice = meta.story({
  play: async () => {
    await press('Read aloud');
    const bar = await region('Read aloud');
    await expect(within(bar).getByText('No voice for English on this device.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Read aloud' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Read aloud' })).toHaveFocus());
  },
});

async function openSheet(reading: 'Outline' | 'Revisions') {
  await essayBox();
  await userEvent.click(screen.getByRole('button', { name: 'Score details' }));
  await userEvent.click(await screen.findByRole('button', { name: reading }));
  return within(await screen.findByRole('dialog', { name: reading }));
}
const sheetGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const RevisionsPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = await openSheet('Revisions');
    await expect(await sheet.findByText(/^You settled \d of \d marks\./)).toBeVisible();
  },
});

/** A mark closes the sheet and selects its words in the text, and the bar says what was counted until the essay changes. */
export const RevisionMarkPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = await openSheet('Revisions');
    const [mark] = await sheet.findAllByRole('button', { name: /^Paragraph \d/ });
    const words = mark!.querySelector('q')!.textContent;
    await userEvent.click(mark!);
    await sheetGone();
    const box = await essayBox();
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe(words);
    await waitFor(() => expect(scrollY).toBeGreaterThan(0));
    await expect(screen.getByText(/^\d settled, \d left, \d new$/)).toBeVisible();
    await userEvent.type(box, '{End} More.');
    await waitFor(() => expect(screen.getByText('Scored on an earlier draft')).toBeVisible());
  },
  tags: ['no-picture'],
});

export const OutlinePhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = await openSheet('Outline');
    await sheet.findByRole('textbox', { name: 'Your line for paragraph 2' });
  },
});

export const OutlineCountsPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = await openSheet('Outline');
    await userEvent.type(await sheet.findByRole('textbox', { name: 'Your line for paragraph 2' }), 'The pulley.');
    await userEvent.keyboard('{Escape}');
    await sheetGone();
    await expect(screen.getByText('1 of 9 lines written')).toBeVisible();
  },
});
