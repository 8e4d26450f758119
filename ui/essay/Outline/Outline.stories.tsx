import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Outline, type OutlineProps } from './Outline.tsx';
import type { OutlineParagraph, SentenceDoes } from './outline-parts.ts';

const words = (text: string) => text.split(' ').length;
const paragraph = (
  line: string,
  sentences: [SentenceDoes, string][],
  named: Partial<Pick<OutlineParagraph, 'people' | 'places' | 'times'>> = {},
): OutlineParagraph => ({
  line,
  sentences: sentences.map(([does, text]) => ({ does, text, words: words(text) })),
  words: sentences.reduce((sum, [, text]) => sum + words(text), 0),
  people: [],
  places: [],
  times: [],
  ...named,
});

const paragraphs: OutlineParagraph[] = [
  paragraph('The cough.', [['scene', 'Number eleven started coughing in August.']], { times: ['August'] }),
  paragraph(
    'I know the machines by their sound.',
    [
      ['summary', 'By the time I was fourteen I could read its moods from the parking lot.'],
      ['summary', 'A worn bearing growls.'],
      ['scene', 'Number eleven was doing something else: a catch, a pause, a catch.'],
    ],
    { places: ['the parking lot'], times: ['when I was fourteen'] },
  ),
  paragraph(
    '',
    [
      ['general', 'I have always been a hard worker who is passionate about solving problems.'],
      ['scene', 'I put the pulley on backward, and it screamed so loudly that Mrs. Okonski unplugged it herself.'],
      ['scene', 'I sat on the floor with my ear against number ten, and listened to what right sounded like.'],
    ],
    { people: ['Mrs. Okonski'], places: ['the floor'] },
  ),
  paragraph('What being useful means.', [
    ['thought', 'I used to think being useful meant having the answer.'],
    ['general', 'I love learning new things and making a difference.'],
  ]),
];

const meta = preview.meta({
  component: Outline,
  args: {
    paragraphs,
    prompt:
      'Recount a time when you faced a challenge, setback, or failure. How did it affect you, and what did you learn?',
    parts: [
      { says: 'A challenge', place: { start: 0, end: 62 }, paragraphs: [2, 3] },
      { says: 'How it affected you', place: { start: 64, end: 85 }, paragraphs: [] },
      { says: 'What you learned', place: { start: 91, end: 109 }, paragraphs: [4] },
    ],
    misses: [
      'No paragraph answers “How it affected you”, which the prompt asks for.',
      'The first thought comes at word 71 of 90. Until then a reader sees what happened, and not what you make of it.',
    ],
    keeps: 'A scene opens the essay and a scene closes it. Leave both.',
    maxLength: 300,
    onLine: fn(),
    onRetry: fn(),
    back: <a href="#back">Back to writing</a>,
  } as OutlineProps,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Outline' })).toBeVisible();
    await expect(canvas.getByRole('listbox')).toBeVisible();
    const line = canvas.getByRole('textbox', { name: 'Your line for paragraph 3' });
    await expect(line).toHaveAttribute('placeholder', 'What does this paragraph do?');
    await userEvent.type(line, 'I');
    await expect(args.onLine).toHaveBeenCalledWith(2, 'I');
    await expect(canvas.getByText('No paragraph answers this.')).toBeVisible();
  },
});

/** One tab stop: arrows move by sentence, Home and End jump, Enter goes there. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    const first = canvas.getByRole('option', { name: 'Paragraph 1, sentence 1, scene, 6 words' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('option', { name: /^Paragraph 2, sentence 2, summary/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { name: /^Paragraph 4, sentence 2, general/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('I love learning new things and making a difference.')).toHaveAttribute(
      'data-washed',
    );
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Paragraph 2' })).toHaveFocus();
  },
});

export const Reading = meta.story({ args: { lit: 5, stumbles: new Set([3, 5]) } });

export const Empty = meta.story({ args: { paragraphs: [] } });

export const NothingMissed = meta.story({ args: { parts: [], misses: [], keeps: undefined, prompt: '' } });

export const Loading = meta.story({ args: { paragraphs: undefined } });

export const Failed = meta.story({
  args: { paragraphs: undefined, error: 'The outline did not open. The essay and your lines are safe.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    paragraphs: [
      paragraph('A line that goes on. '.repeat(14).trim(), [['scene', 'Incomprehensibilities'.repeat(20)]], {
        people: ['Featherstonehaugh'.repeat(9)],
      }),
    ],
  },
  globals: { viewport: { value: 'phone' } },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
