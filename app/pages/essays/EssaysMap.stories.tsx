import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { patchUnits, readEssayMap, startFrom } from '#contract/essay-map.ts';
import { db } from '#mocks/db.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { failing, never, unreachable, watched } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Essays/Map',
  component: AppAt,
  args: { path: '/essays?view=map' },
  parameters: { layout: 'fullscreen' },
});

const headline = () => screen.findByRole('heading', { name: /^\d+ prompts?, \d+ essays? to write$/ });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

const supplemental = (id: string) =>
  db.accounts[0]!.applications.flatMap(({ supplementals }) => supplementals).find((row) => row.id === id)!;

/** Two prompts that ask for the same, one of them written. */
function reusable() {
  for (const { supplementals } of db.accounts[0]!.applications) for (const row of supplementals) row.units = [];
  Object.assign(supplemental('cornell-community'), { units: ['community', 'contribute'], status: 'editing' });
  Object.assign(supplemental('georgia-tech-honors'), { units: ['community', 'contribute'], text: '' });
}

export const Default = meta.story({
  tags: ['!nightly'],
  beforeEach: reusable,
  play: async ({ canvas }) => {
    await expect(await headline()).toHaveTextContent(/^7 prompts/);
    await expect(canvas.getByRole('tab', { name: 'Map' })).toHaveAttribute('aria-selected', 'true');
    for (const name of ['Reuse', 'Stories', 'What each prompt asks for'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
});

/** The map is asked for only once it is shown, and the address says which of both shows. */
export const FromTheList = meta.story({
  tags: ['no-picture'],
  args: { path: '/essays' },
  play: async ({ canvas, msw }) => {
    let asked = 0;
    msw.use(watched(readEssayMap, () => (asked += 1)));
    const list = await canvas.findByRole('tab', { name: 'List' });
    await canvas.findByRole('heading', { name: 'Supplementals' });
    await expect(asked).toBe(0);
    list.focus();
    await userEvent.keyboard('{ArrowRight}');
    await headline();
    await expect(asked).toBe(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByRole('heading', { name: 'Supplementals' })).toBeVisible();
  },
});

/** The text of the other essay is copied, and the focus is on it. */
export const Start = meta.story({
  tags: ['no-picture'],
  beforeEach: reusable,
  play: async () => {
    const reuse = await region('Reuse');
    const [row] = reuse.getAllByRole('listitem').filter((item) => within(item).queryByText(/^Honors Program: a thing/));
    await userEvent.click(within(row!).getAllByRole('button', { name: 'Start from this essay' })[0]!);
    await screen.findByRole('heading', { level: 1, name: /^Honors Program/ });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
    await expect(supplemental('georgia-tech-honors').text).toBe(supplemental('cornell-community').text);
    await expect(document.activeElement).toHaveValue(supplemental('cornell-community').text);
  },
});

export const NotStarted = meta.story({
  beforeEach: ({ msw }) => {
    reusable();
    msw.use(failing(startFrom));
  },
  play: async ({ msw }) => {
    const reuse = await region('Reuse');
    await userEvent.click(reuse.getAllByRole('button', { name: 'Start from this essay' })[0]!);
    await expect(await reuse.findByRole('alert')).toHaveTextContent('That essay did not copy.');
    msw.use(...handlers);
    await userEvent.click(reuse.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: /^Honors Program/ });
  },
});

/** A correction is stored at once, and the numbers follow when the editor is closed. */
export const Correct = meta.story({
  beforeEach: () => void Object.assign(supplemental('georgia-tech-honors'), { prompt: '' }),
  play: async ({ canvas }) => {
    const before = (await headline()).textContent;
    const pencil = canvas.getByRole('button', { name: /^Correct what Honors Program: a thing/ });
    await userEvent.click(pencil);
    const editor = within(canvas.getByRole('group', { name: /^What Honors Program/ }));
    await userEvent.click(editor.getByRole('button', { name: 'A community' }));
    await waitFor(() => expect(supplemental('georgia-tech-honors').units).toEqual(['community']));
    await expect(await editor.findByText('Saved')).toBeVisible();
    await userEvent.click(editor.getByRole('button', { name: 'What you would bring' }));
    await waitFor(() => expect(supplemental('georgia-tech-honors').units).toHaveLength(2));
    await expect(canvas.getByRole('heading', { name: before })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(pencil).toHaveFocus();
    await expect(canvas.getByText('your correction')).toBeVisible();

    await userEvent.click(pencil);
    await userEvent.click(canvas.getByRole('button', { name: 'Use Laurel’s reading' }));
    await waitFor(() => expect(supplemental('georgia-tech-honors').units).toBeNull());
    await waitFor(() => expect(canvas.queryByText('your correction')).toBeNull());
  },
});

/** What is refused is put back, and offered again. */
export const CorrectionRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(patchUnits)),
  play: async ({ canvas }) => {
    await headline();
    await userEvent.click(canvas.getByRole('button', { name: /^Correct what Honors Program: a thing/ }));
    const chip = canvas.getByRole('button', { name: 'Gratitude' });
    await userEvent.click(chip);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('so we put it back');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
});

export const OtherCollege = meta.story({
  tags: ['no-picture'],
  play: async () => {
    const stories = await region('Stories');
    await userEvent.click(stories.getByRole('combobox', { name: 'College' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cornell University' }));
    await expect(stories.getByRole('table', { name: 'Stories in the essays for Cornell University' })).toBeVisible();
  },
});

export const Empty = meta.story({
  globals: { scenario: 'blank page' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No prompts yet.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Applications' })).toHaveAttribute('href', '/applications');
  },
});

export const LongNames = meta.story({
  globals: { scenario: 'long names' },
  play: async () => {
    await headline();
  },
});

export const ThirtyPrompts = meta.story({
  beforeEach: () => {
    const application = db.accounts[0]!.applications.find(({ id }) => id === 'georgia-tech')!;
    const [first] = application.supplementals;
    application.supplementals = Array.from({ length: 30 }, (_, at) => ({
      ...structuredClone(first!),
      id: `many-${at}`,
      title: `Question ${at + 1}`,
      text: '',
      status: 'drafting' as const,
    }));
  },
  play: async ({ canvas }) => {
    await expect(await headline()).toHaveTextContent(/^35 prompts/);
    await expect(canvas.getAllByText(/^\d+ prompts?$/).length).toBeGreaterThan(0);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(readEssayMap)),
  play: async ({ canvas }) => void (await canvas.findByText('Reading your prompts')),
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(readEssayMap)),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load the map' })).toBeVisible();
    msw.use(...handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await headline();
  },
});

/** Without a network the list is still one press away. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(readEssayMap)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Failed to load the map' });
    await userEvent.click(canvas.getByRole('tab', { name: 'List' }));
    await expect(await canvas.findByRole('heading', { name: 'Supplementals' })).toBeVisible();
  },
});

export const Phone = meta.story({
  beforeEach: reusable,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await headline();
    await userEvent.click(canvas.getByRole('button', { name: /^Show 7 prompts/ }));
    await expect(canvas.getAllByRole('button', { name: /^Correct/ })).toHaveLength(7);
  },
});
