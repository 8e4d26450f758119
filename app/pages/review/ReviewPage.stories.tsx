import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createComment, readReview } from '#contract/review.ts';
import { db } from '#mocks/db.ts';
import { essay } from '#mocks/fixtures/essay.ts';
import { PARENT_TOKEN, READER_TOKEN } from '#mocks/fixtures/shares.ts';
import { failing, never, unreachable } from '#mocks/mock.ts';
import { enter } from '#mocks/scenarios.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const LAST = 'It is how I know, from the parking lot, that everything is all right.';

/** Opens the page of a link as somebody without an account. */
function visit(token: string) {
  const { href } = location;
  enter('shared with readers');
  localStorage.removeItem('token');
  history.replaceState(null, '', `#${token}`);
  return () => history.replaceState(null, '', href);
}

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Review',
  component: AppAt,
  args: { path: '/r' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => visit(READER_TOKEN),
});

const heading = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('heading', { level: 1, name: 'Number Eleven' });

export const Default = meta.story({
  tags: ['!nightly'],
  play: async ({ canvas }) => {
    await heading(canvas);
    await expect(canvas.getByText('Is the ending clear? And where did you stop believing me?')).toBeVisible();
    await expect(canvas.getByText('This is where I began to trust you.')).toBeVisible();
    const lost = canvas.getByRole('region', { name: 'On words that have changed since' });
    await expect(lost).toHaveTextContent('You say this twice.');
    // Nothing on the page leads anywhere or comes from elsewhere.
    await expect(canvas.queryAllByRole('link')).toEqual([]);
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => void (await heading(canvas)),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await heading(canvas);
  },
});

/** A press on a sentence begins a comment on it. */
async function compose(canvas: ReturnType<typeof within>) {
  await heading(canvas);
  await userEvent.click(canvas.getByText(LAST));
  const form = within(await canvas.findByRole('dialog', { name: 'Comment on these words' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Comment' }), 'Would you dare to stop one sentence earlier?');
  await userEvent.type(form.getByRole('textbox', { name: 'Your name' }), 'Ms. Whitfield');
  return form;
}

export const Compose = meta.story({ play: async ({ canvas }) => void (await compose(canvas)) });

export const ComposeDark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => void (await compose(canvas)),
});

export const ComposePhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => void (await compose(canvas)),
});

export const Sent = meta.story({
  play: async ({ canvas }) => {
    const form = await compose(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Send comment' }));
    const sent = await canvas.findByText('Question, sent now');
    await waitFor(() => expect(sent.closest('[data-note]')).toHaveFocus());
    const [share] = db.accounts[0]!.shares;
    const start = essay.indexOf(LAST);
    await expect(share!.comments.at(-1)).toMatchObject({ start, end: start + LAST.length, name: 'Ms. Whitfield' });
  },
});

export const WordingOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const form = await compose(canvas);
    await userEvent.click(form.getByText('Wording'));
    await userEvent.type(
      form.getByRole('textbox', { name: 'Suggested wording' }),
      'It is how I know that we are all right.',
    );
  },
});

export const NotSent = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(createComment)),
  play: async ({ canvas }) => {
    const form = await compose(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Send comment' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Not sent: the connection dropped. Your comment is still here.',
    );
    await expect(form.getByRole('textbox', { name: 'Comment' })).toHaveValue(
      'Would you dare to stop one sentence earlier?',
    );
    await expect(form.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A comment without words or a name says what is missing. */
export const Missing = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await heading(canvas);
    await userEvent.click(canvas.getByText(LAST));
    const form = within(await canvas.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Send comment' }));
    await expect(form.getByText('Write a comment first.')).toBeVisible();
    await expect(form.getByText('Say who you are.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** What was written is there again, whatever closed the form. */
export const PutAside = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await heading(canvas);
    await userEvent.click(canvas.getByText(LAST));
    const form = within(await canvas.findByRole('dialog'));
    await userEvent.type(form.getByRole('textbox', { name: 'Comment' }), 'Stop here?');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByText(LAST));
    const again = within(await canvas.findByRole('dialog'));
    await expect(again.getByRole('textbox', { name: 'Comment' })).toHaveValue('Stop here?');
  },
});

/** Arrow keys move by sentence, Enter comments on one. */
export const Keyboard = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await heading(canvas);
    canvas.getByRole('group', { name: /^Essay\./ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^It is the dryer at the end of the row/);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('dialog', { name: 'Comment on these words' })).toHaveTextContent(
      '“It is the dryer',
    );
  },
});

/** Who marks nothing can still say something, and what is written is never a link. */
export const AboutTheWhole = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await heading(canvas);
    const region = within(canvas.getByRole('region', { name: 'About the whole essay' }));
    await userEvent.type(region.getByRole('textbox', { name: 'Your name' }), 'Mr. Abara');
    await userEvent.type(region.getByRole('textbox', { name: 'Comment' }), 'See https://example.com <b>now</b>');
    await userEvent.click(region.getByRole('button', { name: 'Send comment' }));
    await expect(await region.findByText('See https://example.com <b>now</b>')).toBeVisible();
    await expect(region.queryByRole('link')).toBeNull();
  },
});

/** Only where the student ticked it. */
export const WithOrigins = meta.story({
  tags: ['no-picture'],
  beforeEach: () => {
    const leave = visit(READER_TOKEN);
    const shown = db.accounts[0]!.shares[0]!.texts.at(-1)!;
    shown.origins = { spans: [], says: 'Typed here: 582 words. Pasted October 4: 10.' };
    return leave;
  },
  play: async ({ canvas }) => {
    await heading(canvas);
    await expect(canvas.getByRole('region', { name: 'Where the words came from' })).toHaveTextContent(
      'Typed here: 582 words. Pasted October 4: 10.',
    );
  },
});

export const Gone = meta.story({
  beforeEach: () => visit('of-nobody'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link does not open.' })).toBeVisible();
    await expect(canvas.queryByText(/Noor/)).toBeNull();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(readReview)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(readReview)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page did not load.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const PlanForParent = meta.story({
  beforeEach: () => visit(PARENT_TOKEN),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The plan' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Dates' })).toHaveTextContent('Cornell University');
  },
});

export const PlanOnPhone = meta.story({
  beforeEach: () => visit(PARENT_TOKEN),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'The plan' });
  },
});
