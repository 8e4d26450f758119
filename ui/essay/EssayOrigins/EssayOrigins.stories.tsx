import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { EssayOrigins, type EssayOriginsProps } from './EssayOrigins.tsx';

const origins: NonNullable<EssayOriginsProps['origins']> = {
  says: 'Typed here: 548 words. Pasted October 4: 110, of which 82 were since rewritten. Taken from Laurel: 11. From a reader: 5.',
  strip: [
    { look: 'typed', words: 40 },
    { look: 'pasted', words: 28 },
    { look: 'typed', words: 410 },
    { look: 'reader', words: 5 },
    { look: 'typed', words: 98 },
    { look: 'laurel', words: 11 },
  ],
  parts: [
    { id: 'typed', look: 'typed', title: 'Typed here', about: 'With the words you rewrote', words: 548 },
    { id: 'pasted', look: 'pasted', title: 'Pasted from outside', about: 'October 4', words: 28 },
    { id: 'laurel', look: 'laurel', title: 'Taken from Laurel', about: 'November 3, Polish a Paragraph', words: 11 },
    { id: 'reader', look: 'reader', title: 'From Ms. Whitfield', about: 'November 19, a wording you put in', words: 5 },
  ],
};

const meta = preview.meta({
  component: EssayOrigins,
  args: {
    origins,
    litId: null,
    onLight: fn(),
    onRetry: fn(),
    onDownload: fn(),
    onShare: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pasted from outside/ }));
    await expect(args.onLight).toHaveBeenCalledWith('pasted');
  },
});

export const Lit = meta.story({ args: { litId: 'pasted' } });

/** An essay that is older than its record. */
export const Before = meta.story({
  args: {
    origins: {
      says: 'Typed here since November 20: 61 words. The 531 before the record were not followed.',
      strip: [
        { look: 'unknown', words: 531 },
        { look: 'typed', words: 61 },
      ],
      parts: [
        { id: 'typed', look: 'typed', title: 'Typed here', about: 'With the words you rewrote', words: 61 },
        {
          id: 'unknown',
          look: 'unknown',
          title: 'From before',
          about: 'Laurel did not keep this then, and does not guess what came earlier.',
          words: 531,
        },
      ],
    },
  },
});

export const Empty = meta.story({ args: { origins: { says: 'Nothing is written yet.', strip: [], parts: [] } } });

export const Failed = meta.story({
  args: { origins: undefined, failed: 'Failed to load.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

export const Loading = meta.story({ args: { origins: undefined } });

export const Dark = meta.story({ args: { litId: 'laurel' }, globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
