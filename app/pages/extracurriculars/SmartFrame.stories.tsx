import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { strengthenActivity } from '#contract/quick-ai.ts';
import { db } from '#mocks/db.ts';
import { failing, mock, never } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { signalsOf } from '../story-parts.ts';
import { copied, form, row, takes } from './story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
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
  tags: ['!nightly'],
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

/** The student's own line comes back: by Undo, and by the keys in the field, also after something was typed. */
export const SmartFrameUndone = meta.story({
  play: async () => {
    const dialog = await openSmartFrame();
    await userEvent.click((await dialog.findAllByRole('button', { name: 'Use this' }))[0]!);
    const fields = await form();
    const impact = fields.getByRole('textbox', { name: 'Impact' });
    await waitFor(() => expect(impact).toHaveValue('Teach 18 children to read.'));
    await expect(fields.getByText('The suggestion took the place of your line.')).toBeVisible();
    await userEvent.click(fields.getByRole('button', { name: 'Undo' }));
    await expect(impact).toHaveValue('I teach 18 children to read.');
    await expect(fields.queryByRole('button', { name: 'Undo' })).toBeNull();
    impact.focus();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(impact).toHaveValue('Teach 18 children to read.');
    await userEvent.keyboard('{Meta>}z{/Meta}');
    await expect(impact).toHaveValue('I teach 18 children to read.');
    // In another field the keys are about that one.
    await userEvent.keyboard('{Control>}y{/Control}');
    fields.getByRole('textbox', { name: 'Title' }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(impact).toHaveValue('Teach 18 children to read.');
  },
});

/** What is asked for. */
export const SmartFrameAsks = meta.story({
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(
      http.post(`*${strengthenActivity.path}`, async ({ request }) => {
        asked.push(await request.clone().json());
      }),
    );
  },
  play: async () => {
    await userEvent.type((await form()).getByRole('textbox', { name: 'Organization' }), 'Islamic Center');
    const dialog = await openSmartFrame();
    await dialog.findAllByRole('button', { name: 'Use this' });
    await expect(asked).toEqual([
      {
        title: 'Arabic tutor',
        organization: 'Islamic Center',
        description: 'I teach 18 children to read.',
        hoursPerWeek: null,
        n: 3,
        temperature: 0.9,
      },
    ]);
  },
  tags: ['no-picture'],
});
const asked: unknown[] = [];

/** Some servers answer one line. */
export const SmartFrameOneLine = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*${strengthenActivity.path}`, () =>
        Response.json({ output: 'Teach 18 children to read.', engine: 'built-in' }),
      ),
    ),
  play: async () => {
    const dialog = await openSmartFrame();
    await expect(await dialog.findAllByRole('button', { name: 'Use this' })).toHaveLength(1);
    await expect(dialog.getByText('Teach 18 children to read.')).toBeVisible();
  },
});

export const SmartFrameCancelled = meta.story({
  play: async () => {
    const dialog = await openSmartFrame();
    await dialog.findAllByRole('button', { name: 'Use this' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const fields = await form();
    await expect(fields.getByRole('textbox', { name: 'Impact' })).toHaveValue('I teach 18 children to read.');
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

/** What is missing is asked for below the lines; a question among the lines is no line. */
export const SmartFrameAsksForFacts = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(strengthenActivity, () => ({
        options: ['Teach 18 children to read.', 'What happened because you suggested it?'],
        questions: ['When did you start, and how many hours a week do you spend on it?'],
        output: 'Teach 18 children to read.',
        engine: 'built-in',
      })),
    ),
  play: async () => {
    const dialog = await openSmartFrame();
    await expect(await dialog.findByRole('heading', { name: 'A better line could answer' })).toBeVisible();
    await expect(dialog.getByText(/^When did you start, and how many hours/)).toBeVisible();
    await expect(dialog.getByText('What happened because you suggested it?')).toBeVisible();
    await expect(dialog.getAllByRole('button', { name: 'Use this' })).toHaveLength(1);
  },
  tags: ['no-picture'],
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

/** Asked instead of the language model that failed, the built-in coach also gives the others that are asked for then. */
export const SmartFrameModelFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failing(strengthenActivity, 504, 'Failed to run SmartFrame', { engine: 'The language model took too long.' }),
    ),
  play: async ({ msw }) => {
    const dialog = await openSmartFrame();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^Failed to run SmartFrame\. The language model took too long\./,
    );
    const sent: unknown[] = [];
    msw.use(
      mock(strengthenActivity, ({ body }) => {
        sent.push(body.engine);
        const options = [`Teach 18 children to read, line ${sent.length}.`];
        return { options, questions: [], output: options[0]!, engine: 'built-in' };
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Use the built-in coach' }));
    await dialog.findByText('Teach 18 children to read, line 1.');
    await expect(
      dialog.getByText(/Suggested by Laurel's built-in coach\. It adds no facts of its own\./),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText('Teach 18 children to read, line 2.');
    await expect(sent).toEqual(['built-in', 'built-in']);
  },
  tags: ['no-picture'],
});

/** Closed, the dialog waits no longer; opened again, it asks anew. */
export const SmartFrameClosedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(never(strengthenActivity)),
  play: async ({ msw }) => {
    const given = await signalsOf(async () => {
      const dialog = await openSmartFrame();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await expect(given.map(({ aborted }) => aborted)).toEqual([true]);
    msw.use(
      mock(strengthenActivity, () => ({ options: ['Anew.'], questions: [], output: 'Anew.', engine: 'built-in' })),
    );
    await userEvent.click((await form()).getByRole('button', { name: 'SmartFrame' }));
    await expect(await screen.findByText('Anew.')).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
  tags: ['no-picture'],
});

/** In a row, the line that is chosen is saved like one that is typed. */
export const SmartFrameInARow = meta.story({
  play: async () => {
    await userEvent.click((await row('Violin, second section')).getByRole('button', { name: 'Edit' }));
    await userEvent.click((await row('Violin, second section')).getByRole('button', { name: 'SmartFrame' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'SmartFrame suggestions' }));
    const uses = await dialog.findAllByRole('button', { name: 'Use this' });
    await userEvent.click(uses[1]!);
    await waitFor(() => expect(rows()[1]?.impact).toMatch(/^Violin, second section, Toledo Youth Orchestra: /));
  },
});

/** In a row without title and impact nothing happens, and the row says why. */
export const SmartFrameOfNothing = meta.story({
  play: async () => {
    await userEvent.click((await row('Violin, second section')).getByRole('button', { name: 'Edit' }));
    const edited = await row('Violin, second section');
    const title = edited.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.clear(edited.getByRole('textbox', { name: 'Impact' }));
    await userEvent.click(edited.getByRole('button', { name: 'SmartFrame' }));
    await expect(title).toHaveAccessibleDescription('Give the activity a title or an impact.');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
