import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { essay, essayLikes, essayNeedsWork } from '../../../mocks/fixtures/essay.ts';
import preview from '../../../.storybook/preview.tsx';
import { stateful } from '../../../.storybook/stateful.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EssayEditor } from './EssayEditor.tsx';
import type { EssayHighlight } from './pieces.ts';
import { showHighlight } from './useHighlightKeys.ts';
import { HOVER_DELAY } from './useHighlightTooltip.ts';

const highlights: EssayHighlight[] = [
  ...essayLikes.map(({ start, end, why }, i) => ({
    id: `good-${i}`,
    kind: 'good' as const,
    start: start!,
    end: end!,
    why,
  })),
  ...essayNeedsWork.map(({ start, end, why }, i) => ({
    id: `work-${i}`,
    kind: 'work' as const,
    start: start!,
    end: end!,
    why,
  })),
];
const owns = 'the way a kid owns the weather';
const ownsWhy = highlights[0]!.why;
const learning = 'because I love learning new things and making a difference.';

/** A remark on the first place of `words`. */
const on = (text: string, words: string, kind: EssayHighlight['kind'] = 'good'): EssayHighlight => ({
  id: words.slice(0, 20).trim(),
  kind,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  why: `About “${words.slice(0, 20)}”.`,
});

const Stateful = stateful(EssayEditor);

const meta = preview.meta({
  component: EssayEditor,
  args: { value: essay, onChange: fn(), highlights },
  decorators: [
    (Story) => (
      <div
        style={{
          maxWidth: 'var(--essay-measure)',
          margin: '0 auto',
          padding: '48px var(--gutter)',
          boxSizing: 'content-box',
        }}
      >
        <Story />
      </div>
    ),
  ],
  render: (args) => <Stateful {...args} />,
});

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Essay' });
const marks = () => [...document.querySelectorAll<HTMLElement>('mark[data-kind]')];
const markOn = (words: string) => screen.getByRole('button', { name: words });
const noTooltip = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

/** The layer of marks and the text box wrap alike: under the first letter of each mark is its first letter in the box. */
async function marksLieOnTheirWords() {
  const layer = document.querySelector<HTMLElement>('[data-layer]')!;
  layer.dataset.selecting = '';
  for (const mark of marks()) {
    mark.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, height } = mark.getClientRects()[0]!;
    const rightToLeft = getComputedStyle(mark).direction === 'rtl';
    const caret = document.caretPositionFromPoint(rightToLeft ? right - 1 : left + 1, top + height / 2);
    await expect(caret?.offsetNode).toBe(box());
    await expect(caret?.offset).toBe(Number(mark.dataset.start));
  }
  delete layer.dataset.selecting;
}

export const Default = meta.story({
  play: async () => {
    await expect(box()).toHaveValue(essay);
    await expect(marks()).toHaveLength(6);
    await expect(marks().map(({ textContent }) => textContent)).toContain(owns);
    await expect(markOn(owns)).toHaveAttribute('data-kind', 'good');
    await expect(markOn(owns)).toHaveAccessibleDescription(`Working. ${ownsWhy}`);
    await marksLieOnTheirWords();
  },
});

export const Empty = meta.story({
  args: { value: '', highlights: [], placeholder: 'Start with one sentence.' },
  play: async ({ args }) => {
    await userEvent.type(box(), 'Number eleven{Enter}coughed.');
    await expect(box()).toHaveValue('Number eleven\ncoughed.');
    await expect(args.onChange).toHaveBeenLastCalledWith('Number eleven\ncoughed.');
  },
});

/** The box is as high as its text, also while it grows. */
export const Typing = meta.story({
  play: async ({ args }) => {
    const height = box().clientHeight;
    await userEvent.type(box(), '{Enter}{Enter}The end.');
    await expect(args.onChange).toHaveBeenLastCalledWith(`${essay}\n\nThe end.`);
    await expect(box()).toHaveValue(`${essay}\n\nThe end.`);
    await expect(box().clientHeight).toBeGreaterThan(height);
    await expect(box().scrollHeight).toBeLessThanOrEqual(box().clientHeight);
    await expect(marks()).toHaveLength(6);
  },
});

/** What is typed stands in the box at once, however late the page around the editor follows, and its marks with it. */
export const LatePage = meta.story({
  render: function Late(args) {
    const [typed, setTyped] = useState(args.value);
    const [value, setValue] = useState(args.value);
    return (
      <>
        <Button onClick={() => setValue(typed)}>Follow</Button>
        <EssayEditor {...args} value={value} highlights={value === args.value ? highlights : []} onChange={setTyped} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const words = marks().map(({ textContent }) => textContent);
    box().setSelectionRange(0, 0);
    await userEvent.type(box(), 'So. ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(box()).toHaveValue(`So. ${essay}`);
    await expect(marks().map(({ textContent }) => textContent)).toEqual(words);
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(box()).toHaveValue(`So. ${essay}`);
    await expect(marks()).toHaveLength(0);
  },
});

export const Hover = meta.story({
  play: async () => {
    await userEvent.hover(markOn(owns));
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Working');
    await expect(tooltip).toHaveTextContent(ownsWhy);
    await userEvent.hover(tooltip);
    await userEvent.hover(box());
    await noTooltip();
  },
});

/** Pinned: it stays when the pointer leaves, and goes with a click elsewhere. */
export const Click = meta.story({
  play: async () => {
    const mark = markOn(owns);
    mark.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, height } = mark.getClientRects()[0]!;
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: mark,
      coords: { clientX: left + 1, clientY: top + height / 2 },
    });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(ownsWhy);
    await expect(box()).toHaveFocus();
    await expect(box().selectionStart).toBe(Number(mark.dataset.start));
    await userEvent.hover(box());
    await expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await userEvent.click(document.body);
    await noTooltip();
  },
});

/** A finger opens the remark without calling up the keyboard. */
export const Touch = meta.story({
  play: async () => {
    await userEvent.pointer({ keys: '[TouchA]', target: markOn(owns) });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(ownsWhy);
    await expect(box()).not.toHaveFocus();
  },
});

/** Tab reaches the marks, Enter pins and Escape closes the remark; the mark keeps the focus. */
export const Keyboard = meta.story({
  play: async () => {
    await userEvent.tab();
    await expect(box()).toHaveFocus();
    await userEvent.tab();
    await expect(markOn(owns)).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(ownsWhy);
    await userEvent.keyboard('{Escape}');
    await noTooltip();
    await expect(markOn(owns)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(ownsWhy);
    await userEvent.keyboard('{Escape}');
    await noTooltip();
    await expect(box()).toHaveValue(essay);
  },
});

/** From anywhere, to the next highlight and round; Shift goes back. */
export const NextHighlight = meta.story({
  play: async () => {
    const [first, second] = marks();
    await userEvent.keyboard('{F8}');
    await expect(first).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(ownsWhy);
    await userEvent.keyboard('{F8}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F8}{F8}{/Shift}');
    await expect(marks().at(-1)).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await expect(first).toHaveFocus();
  },
});

/** A remark that the keyboard opened stays, although the pointer left a mark just before. */
export const KeyboardAfterPointer = meta.story({
  play: async () => {
    const [first, second] = marks();
    await userEvent.hover(second!);
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await userEvent.hover(box());
    await userEvent.keyboard('{F8}');
    // Timers of one length end in the order of their starts: this one after the one that the pointer started.
    await new Promise((resolve) => setTimeout(resolve, HOVER_DELAY));
    await expect(first).toHaveFocus();
    await expect(screen.getByRole('tooltip')).toHaveTextContent(ownsWhy);
  },
});

/** As the lists beside the essay do it. */
export const Shown = meta.story({
  render: (args) => (
    <>
      <Button onClick={() => showHighlight('work-2')}>Show</Button>
      <Stateful {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const mark = markOn(learning);
    await expect(mark).toHaveFocus();
    await expect(mark).toHaveAttribute('data-flash');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Needs work');
    await waitFor(() => expect(mark).not.toHaveAttribute('data-flash'));
  },
});

/** The one that starts later is left out. */
export const Overlapping = meta.story({
  args: {
    value: 'A worn bearing growls. A loose belt slaps.',
    highlights: [
      { id: 'later', kind: 'work', start: 7, end: 30, why: 'Starts inside the other.' },
      { id: 'first', kind: 'good', start: 0, end: 22, why: 'Starts first.' },
      { id: 'next', kind: 'work', start: 22, end: 42, why: 'Starts where the first ends.' },
    ],
  },
  play: async () => {
    await expect(marks().map(({ textContent }) => textContent)).toEqual([
      'A worn bearing growls.',
      ' A loose belt slaps.',
    ]);
  },
});

export const PastTheEnd = meta.story({
  args: {
    value: 'A loose belt slaps.',
    highlights: [
      { id: 'over', kind: 'good', start: 13, end: 900, why: 'Runs over the end.' },
      { id: 'after', kind: 'work', start: 500, end: 900, why: 'Is after the end.' },
      { id: 'before', kind: 'good', start: -20, end: 7, why: 'Starts before the text.' },
    ],
  },
  play: async () => {
    await expect(marks().map(({ textContent }) => textContent)).toEqual(['A loose', 'slaps.']);
  },
});

/** Ranges that are no ranges are left out. */
export const NotFinite = meta.story({
  args: {
    value: 'A loose belt slaps.',
    highlights: [
      { id: 'nan', kind: 'good', start: Number.NaN, end: 5, why: 'No start.' },
      { id: 'infinite', kind: 'good', start: 0, end: Number.POSITIVE_INFINITY, why: 'No end.' },
      { id: 'empty', kind: 'work', start: 4, end: 4, why: 'Nothing.' },
      { id: 'reversed', kind: 'work', start: 8, end: 2, why: 'The wrong way round.' },
      { id: 'real', kind: 'work', start: 8, end: 12, why: 'Which belt?' },
    ],
  },
  play: async () => {
    await expect(marks().map(({ textContent }) => textContent)).toEqual(['belt']);
  },
});

const two = 'A worn bearing growls.\n\nA loose belt slaps. A coin clinks.';

/** Marked in both paragraphs, one stop for the keyboard. */
export const OverTwoParagraphs = meta.story({
  args: { value: two, highlights: [on(two, 'growls.\n\nA loose belt', 'work'), on(two, 'clinks')] },
  play: async () => {
    await expect(marks().map(({ textContent }) => textContent)).toEqual(['growls.', 'A loose belt', 'clinks']);
    await userEvent.keyboard('{F8}');
    await expect(marks()[0]).toHaveFocus();
    await userEvent.tab();
    await expect(marks()[2]).toHaveFocus();
    await userEvent.hover(marks()[1]!);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Needs work'));
  },
});

/** A range that begins with a line end is reached by the keyboard like any other. */
export const FromALineEnd = meta.story({
  args: { value: two, highlights: [on(two, '\n\nA loose belt', 'work')] },
  play: async () => {
    await expect(marks().map(({ textContent }) => textContent)).toEqual(['A loose belt']);
    await userEvent.keyboard('{F8}');
    await expect(markOn('A loose belt')).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Needs work');
  },
});

/** The pencil stands alone where both kinds start on one line. */
export const BothOnOneLine = meta.story({
  args: { value: two, highlights: [on(two, 'A loose'), on(two, 'clinks', 'work')] },
  play: async () => {
    await waitFor(() => expect(markOn('A loose')).toHaveAttribute('data-margin', 'hidden'));
    await expect(markOn('clinks')).not.toHaveAttribute('data-margin');
  },
});

/** No text of the student becomes markup. */
export const Markup = meta.story({
  args: {
    value: 'I wrote <b>bold</b> & <mark>marked</mark> HTML.',
    highlights: [{ id: 'tag', kind: 'work', start: 8, end: 19, why: '<i>Why</i> bold?' }],
  },
  play: async () => {
    await expect(marks().map(({ textContent }) => textContent)).toEqual(['<b>bold</b>']);
    await userEvent.keyboard('{F8}');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('<i>Why</i> bold?');
  },
});

const sentence = 'A worn bearing growls and a loose belt slaps twice. ';
const words3000 = Array.from({ length: 30 }, () => sentence.repeat(10).trim()).join('\n\n');

/** In the last sentence of a paragraph, where a difference in wrapping would show. */
const lastBearing = (paragraph: number) =>
  paragraph * (sentence.length * 10 + 1) + sentence.length * 9 + sentence.indexOf('bearing');

/** 3,000 words. */
export const LongEssay = meta.story({
  args: {
    value: words3000,
    highlights: Array.from({ length: 30 }, (_, i) => ({
      id: `part-${i}`,
      kind: i % 2 ? ('work' as const) : ('good' as const),
      start: lastBearing(i),
      end: lastBearing(i) + 'bearing'.length,
      why: 'Which bearing?',
    })),
  },
  play: async ({ args }) => {
    await expect(words3000.split(/\s+/)).toHaveLength(3_000);
    await expect(new Set(marks().map(({ textContent }) => textContent))).toEqual(new Set(['bearing']));
    await marksLieOnTheirWords();
    await userEvent.type(box(), ' End.');
    await expect(args.onChange).toHaveBeenLastCalledWith(`${words3000} End.`);
    await expect(marks()).toHaveLength(30);
  },
});

const longWord = `I wrote ${'unbroken'.repeat(38)} and then clinks.`;

export const LongText = meta.story({
  args: { value: longWord, highlights: [on(longWord, 'unbroken'.repeat(38), 'work'), on(longWord, 'clinks')] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await marksLieOnTheirWords();
  },
});

const arabic =
  'بدأت الآلة رقم أحد عشر تسعل في أغسطس.\n\nوالداي يملكان المغسلة، أي أنني أملكها أيضا كما يملك الطفل الطقس.\n\nThen I wrote in English.';

/** Each paragraph runs its own way, in the box and in the layer. */
export const RightToLeft = meta.story({
  args: {
    value: arabic,
    highlights: [on(arabic, 'رقم أحد عشر'), on(arabic, 'كما يملك الطفل', 'work'), on(arabic, 'in English')],
  },
  play: async () => {
    await expect(getComputedStyle(box()).direction).toBe('rtl');
    await marksLieOnTheirWords();
    await userEvent.keyboard('{F8}');
    await screen.findByRole('tooltip');
  },
});

/** Emoji, tabs, spaces at the end of a line, scripts of other fonts. */
export const OddCharacters = meta.story({
  args: {
    value: '👩‍🔬 I wrote   \n\tindented, then 日本語 and clinks.',
    highlights: [
      on('👩‍🔬 I wrote   \n\tindented, then 日本語 and clinks.', '日本語'),
      on('👩‍🔬 I wrote   \n\tindented, then 日本語 and clinks.', 'clinks', 'work'),
    ],
  },
  play: marksLieOnTheirWords,
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async () => {
    await userEvent.keyboard('{F8}');
    await screen.findByRole('tooltip');
  },
});

/** The remark stays inside the screen. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await marksLieOnTheirWords();
    for (const mark of marks()) {
      mark.scrollIntoView({ block: 'center', behavior: 'instant' });
      await userEvent.keyboard('{F8}');
      await waitFor(() => {
        const { left, right } = screen.getByRole('tooltip').getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(innerWidth);
      });
    }
  },
});
