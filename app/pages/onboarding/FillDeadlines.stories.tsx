import { expect, fireEvent, userEvent } from 'storybook/test';
import { resolveDeadlines } from '#contract/colleges.ts';
import { db } from '#mocks/db.ts';
import { mock } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { at, field, press } from './story-parts.ts';

const meta = preview.meta({
  title: 'pages/Onboarding/Fill deadlines',
  component: AppAt,
  args: { path: '/onboarding' },
  globals: { scenario: 'new student' },
  parameters: { layout: 'fullscreen' },
  tags: ['nightly', 'no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(resolveDeadlines, ({ body: { names, round } }) => ({
        items: names.map((college) => ({
          college,
          round,
          deadline: SIX_IN_OXFORD,
          source: null,
          checkedOn: null,
          page: null,
        })),
      })),
    ),
});

const SIX_IN_OXFORD = '2027-10-15T17:00:00.000Z';

async function filled(canvasElement: HTMLElement) {
  const canvas = await at('Applications', canvasElement);
  await userEvent.type(field(canvas, 'College'), 'University of Oxford');
  await userEvent.selectOptions(field(canvas, 'Round'), 'rd');
  await press(canvas, 'Fill deadlines');
  await canvas.findByText('1 deadline filled in.');
  await expect(field(canvas, 'Deadline')).toHaveValue('2027-10-15');
  return canvas;
}

async function imported(canvas: Awaited<ReturnType<typeof filled>>) {
  await press(canvas, 'Import');
  await canvas.findByText('Imported 1 item(s). Skipped 0 duplicate(s).');
  return db.accounts[0]!.applications[0]!.deadline;
}

/** A college in the UK closes at six in the evening there, and not at the end of the student's day. */
export const OtherTime = meta.story({
  tags: ['!nightly'],
  play: async ({ canvasElement }) => {
    const canvas = await filled(canvasElement);
    await canvas.findByText('University of Oxford closes on Oct 15, 1:00 PM, by your clock.');
    await press(canvas, 'Preview');
    await canvas.findByText('Oct 15, 2027, 1:00 PM');
    await expect(await imported(canvas)).toBe(SIX_IN_OXFORD);
  },
});

/** Another day is the student's own, to its end. */
export const OtherDay = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await filled(canvasElement);
    fireEvent.change(field(canvas, 'Deadline'), { target: { value: '2027-10-14' } });
    await press(canvas, 'Preview');
    await expect(await imported(canvas)).toBe('2027-10-15T03:59:00.000Z');
  },
});
