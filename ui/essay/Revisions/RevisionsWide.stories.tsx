import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { ChangedSentence } from './ChangedText.tsx';
import { choice, report } from './fixtures.ts';
import { RevisionsWide, type RevisionsWideProps } from './RevisionsWide.tsx';

const paragraphs: ChangedSentence[][] = [
  [
    { kind: 'cut', text: 'Machines are all around us, and most people never think about them.' },
    { kind: 'same', text: 'Number eleven started coughing in August.' },
  ],
  [
    { kind: 'same', text: 'It is the dryer at the end of the row, under the clock that runs six minutes fast.' },
    { kind: 'same', text: 'A worn bearing growls.' },
  ],
  [
    { kind: 'same', text: 'I have always been a hard worker who is passionate about solving problems.', mark: 'left' },
    { kind: 'cut', text: 'The first time I opened number eleven it was very difficult and I made it worse.' },
    { kind: 'added', text: 'The first time I opened number eleven, I made it worse.' },
    { kind: 'movedHere', text: 'She has called me “the doctor” ever since.', other: 4 },
  ],
  [
    { kind: 'same', text: 'So on Saturdays I run a repair table at the library.' },
    { kind: 'movedAway', text: 'She has called me “the doctor” ever since.', other: 3 },
    { kind: 'added', text: 'I love learning new things and making a difference.', mark: 'new' },
  ],
];

const meta = preview.meta({
  component: RevisionsWide,
  args: {
    title: 'Number Eleven',
    lead: 'Revisions, Oct 24, 6:30 PM to this text',
    choice,
    report,
    changes: { label: 'Changes from Oct 24, 6:30 PM to this text', paragraphs },
    onClose: fn(),
    onRetry: fn(),
  } as RevisionsWideProps,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('region', { name: 'Changes from Oct 24, 6:30 PM to this text' });
    await expect(text).toHaveTextContent('moved here from paragraph 4: She has called me “the doctor” ever since.');
    await expect(text).toHaveTextContent('moved to paragraph 3: She has called me');
    await userEvent.click(canvas.getByRole('button', { name: /^Paragraph 4.*hard worker/ }));
    await expect(text).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to writing' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** The numbers are those of the later text, of which a paragraph that was cut is no part. */
export const ParagraphGone = meta.story({
  args: {
    changes: {
      label: 'Changes from Oct 24, 6:30 PM to this text',
      paragraphs: [
        [{ kind: 'same', text: 'Number eleven coughs.' }],
        [{ kind: 'cut', text: 'Machines are all around us.' }],
        [{ kind: 'same', text: 'I listen.' }],
      ],
    },
  },
  play: async ({ canvas }) => {
    const numbers = [...canvas.getByRole('region', { name: /^Changes from/ }).querySelectorAll('p > span:first-child')];
    await expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '', '2']);
  },
});

export const Loading = meta.story({ args: { report: undefined, changes: undefined } });

export const Failed = meta.story({
  args: { report: undefined, changes: undefined, error: 'The two versions could not be compared. Both are kept.' },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
});
