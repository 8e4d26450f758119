import { expect, userEvent, waitFor, within } from 'storybook/test';
import { commitImport, readEssayFile } from '#contract/import.ts';
import { patchMe } from '#contract/users.ts';
import { db } from '#mocks/db.ts';
import { essay } from '#mocks/fixtures/essay.ts';
import { failing } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  title: 'pages/Onboarding',
  component: AppAt,
  args: { path: '/onboarding' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => enter('new student'),
});

async function toEssays(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  for (const step of ['1 of 4: Activities', '2 of 4: Honors', '3 of 4: Applications']) {
    await canvas.findByText(`Step ${step}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
  }
  await canvas.findByText('Step 4 of 4: Essays');
  return { canvas, box: await canvas.findByRole('textbox', { name: 'Essay' }) };
}

export const FirstStep = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Step 1 of 4: Activities')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const NextAndBack = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByText('Completed')).toBeVisible());
    await canvas.findByText('Step 2 of 4: Honors', undefined, { timeout: 2000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('Step 1 of 4: Activities')).toBeVisible();
    await canvas.findByRole('heading', { name: 'What do you do when class is over?' });
  },
});

export const EssayPasted = meta.story({
  play: async ({ canvasElement }) => {
    const { canvas, box } = await toEssays(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Save essay' })).toBeDisabled();
    await userEvent.click(box);
    await userEvent.paste(essay);
    await expect(canvas.getByText('592 words')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save essay' }));
    await expect(await canvas.findByRole('link', { name: 'Open in Editor' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(await canvas.findByRole('heading', { name: 'Hello, Noor' })).toBeVisible();
  },
});

export const SkippedToTheEnd = meta.story({
  play: async ({ canvasElement }) => {
    const { canvas } = await toEssays(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(await canvas.findByRole('heading', { name: 'Hello, Noor' })).toBeVisible();
  },
});

export const FinishTakesTheEssayAlong = meta.story({
  play: async ({ canvasElement }) => {
    const { canvas, box } = await toEssays(canvasElement);
    await userEvent.type(box, 'Typed, and never saved by hand.');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByText('Step 3 of 4: Applications');
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(await canvas.findByRole('textbox', { name: 'Essay' })).toHaveValue('Typed, and never saved by hand.');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await canvas.findByRole('heading', { name: 'Hello, Noor' });
    await expect(db.accounts[0]!.draft.text).toBe('Typed, and never saved by hand.');
  },
});

export const WithAnEssayAlready = meta.story({
  beforeEach: () => enter('writing'),
  play: async ({ canvasElement }) => {
    const { box } = await toEssays(canvasElement);
    await waitFor(() => expect(box).toHaveValue(essay));
  },
});

export const EssayUploaded = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { canvas, box } = await toEssays(canvasElement);
    await userEvent.upload(
      canvas.getByLabelText('Upload essay'),
      new File(['One paragraph.\n\nAnother.'], 'essay.txt', { type: 'text/plain' }),
    );
    await waitFor(() => expect(box).toHaveValue('One paragraph.\n\nAnother.'));
  },
});

export const UploadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(readEssayFile, 400, 'Could not parse file')),
  play: async ({ canvasElement }) => {
    const { canvas } = await toEssays(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Upload essay'), new File(['x'], 'essay.txt', { type: 'text/plain' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not parse file');
  },
});

export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(commitImport)),
  play: async ({ canvasElement }) => {
    const { canvas, box } = await toEssays(canvasElement);
    await userEvent.type(box, 'One sentence.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save essay' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Save failed');
    await expect(box).toHaveValue('One sentence.');
  },
});

export const FinishFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(patchMe)),
  play: async ({ canvasElement }) => {
    const { canvas } = await toEssays(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Save failed');
  },
});
