import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chat } from '#contract/ai.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { sentences } from '#contract/sentences.ts';
import { failing, mock, streaming } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';
import { ask, failure, growing, log, messageBox, typedOut, sources } from './story-parts.ts';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/AdmitLens: language model',
  component: AppAt,
  args: { path: '/admitlens' },
  parameters: { layout: 'fullscreen' },
});

/** An answer that comes as the play says. */
function live() {
  let stream: ReadableStreamDefaultController<string>;
  const event = (name: string, data: unknown) => stream.enqueue(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  const handler = http.post(`*${chat.path}`, () => {
    const body = new ReadableStream<string>({ start: (controller) => void (stream = controller) });
    return new HttpResponse(body.pipeThrough(new TextEncoderStream()), {
      headers: { 'Content-Type': 'text/event-stream' },
    });
  });
  return {
    handler,
    writes: (text: string) => event('text', text),
    answers: (message: string) => {
      event('answer', { message, engine: 'gpt-5-mini' });
      stream.close();
    },
    breaksOff: () => stream.close(),
  };
}

/** A reply is there with its first words, and nothing can be sent until its last. */
export const Streaming = meta.story({
  tags: ['!nightly'],
  play: async ({ canvasElement, msw }) => {
    const model = live();
    msw.use(model.handler);
    await ask(canvasElement, 'Does the laundromat show up too many times?');
    const conversation = within(await log(canvasElement));
    await conversation.findByRole('status');
    await waitFor(() => model.writes('Three of '));
    model.writes('**seven.** That');
    await waitFor(() => expect(growing(canvasElement)).toHaveTextContent('Three of seven.'));
    await expect(conversation.queryByRole('status')).toBeNull();
    await ask(canvasElement, 'And the');
    await expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
    await expect(conversation.queryByText(/^Answered by/)).toBeNull();

    model.writes(' is a thread.');
    model.answers('Three of **seven.** That is a thread.');
    await typedOut(canvasElement);
    await expect(conversation.getByText('seven.').parentElement).toHaveTextContent('Three of seven. That is a thread.');
    await expect(conversation.getByText(/^Answered by gpt-5-mini\./)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy');
    await expect(await messageBox(canvasElement)).toHaveValue('And the');
  },
});

export const StreamsPhone = meta.story({
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      streaming(chat, ['Three of ', '**seven.**'], {
        message: 'Three of **seven.**',
        engine: 'meta-llama/Llama-4-Maverick-17B-128E-Instruct',
      }),
    ),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'Does the laundromat show up too many times?');
    await expect(await screen.findByText(/^Answered by meta-llama/)).toBeVisible();
  },
});

/** The part that came goes; the question can be asked again. */
export const StreamBreaksOff = meta.story({
  play: async ({ canvasElement, msw }) => {
    const model = live();
    msw.use(model.handler);
    await ask(canvasElement, 'Does the laundromat show up too many times?');
    const conversation = within(await log(canvasElement));
    await conversation.findByRole('status');
    await waitFor(() => model.writes('Three of seven is '));
    await waitFor(() => expect(growing(canvasElement)).toHaveTextContent('Three of seven is'));
    model.breaksOff();
    await expect(await conversation.findByText(failure)).toBeVisible();
    await expect(conversation.queryByText(/Three of/)).toBeNull();
    await expect(conversation.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(conversation.queryByRole('button', { name: 'Use the built-in coach' })).toBeNull();
  },
});

/** It goes on while another page is looked at. */
export const StreamsMeanwhile = meta.story({
  play: async ({ canvasElement, msw }) => {
    const model = live();
    msw.use(model.handler);
    await ask(canvasElement, 'Does the laundromat show up too many times?');
    await within(await log(canvasElement)).findByRole('status');
    await waitFor(() => model.writes('Three of '));
    await waitFor(() => expect(growing(canvasElement)).toHaveTextContent('Three of'));
    await userEvent.click(screen.getByRole('link', { name: 'Honors' }));
    await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
    model.writes('seven. ');
    await userEvent.click(await screen.findByRole('link', { name: 'AdmitLens' }));
    await waitFor(() => expect(growing(canvasElement)).toHaveTextContent('Three of seven.'));
    model.answers('Three of seven. That is a thread.');
    await expect(await screen.findByText('Three of seven. That is a thread.')).toBeVisible();
  },
  tags: ['no-picture'],
});

const reason = 'The language model took too long.';

/** Where a language model did not answer, the same question can be asked of the built-in coach; nothing else does. */
export const ModelFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(chat, 504, failure, { engine: reason })),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'What is due first?');
    const conversation = within(await log(canvasElement));
    await expect(await conversation.findByText(failure)).toBeVisible();
    await expect(conversation.getByText(reason)).toBeVisible();
    await expect(conversation.getByRole('button', { name: 'Use the built-in coach' })).toBeVisible();
  },
});

/** Where the share of the day is used up, nothing says to try again. */
export const UsedUp = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(chat, 429, failure, { engine: sentences.modelBudget })),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'What is due first?');
    const conversation = within(await log(canvasElement));
    await expect(await conversation.findByText(sentences.modelBudget)).toBeVisible();
    await expect(conversation.getByRole('button', { name: 'Use the built-in coach' })).toBeVisible();
    await expect(conversation.queryByText(/try again/i)).toBeNull();
  },
  tags: ['no-picture'],
});

export const BuiltInInstead = meta.story({
  globals: { motion: 'reduced' },
  beforeEach: ({ msw }) => msw.use(failing(chat, 504, failure, { engine: reason })),
  play: async ({ canvasElement, msw }) => {
    await ask(canvasElement, 'What is due first?');
    const conversation = within(await log(canvasElement));
    await conversation.findByText(reason);
    let sent: InputOf<typeof chat>['body'] | undefined;
    msw.use(
      mock(chat, ({ body }) => {
        sent = body;
        return { message: 'Begin with **The Ohio State University**.', engine: 'built-in', sources };
      }),
    );
    await userEvent.click(conversation.getByRole('button', { name: 'Use the built-in coach' }));
    await conversation.findByText(/^Begin with/);
    await expect(sent).toMatchObject({
      engine: 'built-in',
      messages: [{ role: 'user', content: 'What is due first?' }],
    });
    await expect(conversation.queryByText(reason)).toBeNull();
    await expect(conversation.getByText(/^Answered by Laurel's built-in coach\./)).toBeVisible();
    await expect(await messageBox(canvasElement)).toHaveFocus();
    // It was asked for one answer.
    await ask(canvasElement, 'And then?');
    await waitFor(() => expect(sent?.messages).toHaveLength(3));
    await expect(sent?.engine).toBeUndefined();
  },
});
