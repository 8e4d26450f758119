import { placedComments } from './pieces.ts';
import type { ReaderComment } from './review.ts';

export const essay = [
  'Number eleven started coughing in August. A worn bearing growls. A loose belt slaps.',
  'We lost a lot of money that year. I want to study engineering because I love learning new things.',
  'I could fix it. I have left it there on purpose.',
].join('\n\n');

/** Sentences end with a full stop here. */
export const sentences = [...essay.matchAll(/[^.\s][^.]*\./g)].map(({ 0: words, index: start }) => ({
  start,
  end: start + words.length,
}));

const on = (quote: string) => ({ quote, start: essay.indexOf(quote), end: essay.indexOf(quote) + quote.length });
const base = { name: 'Ms. Whitfield', replacement: null, answer: null };

export const comments: ReaderComment[] = [
  { ...base, ...on('A loose belt slaps.'), id: '1', kind: 'praise', text: 'I hear it.' },
  {
    ...base,
    ...on('We lost a lot of money that year.'),
    id: '2',
    kind: 'question',
    text: 'What did you go without?',
    answer: 'The vacation. I will say so.',
  },
  {
    ...base,
    ...on('because I love learning new things'),
    id: '3',
    kind: 'wording',
    text: 'Bring it back to the dryer.',
    replacement: 'because of a dryer that learned to complain',
  },
];

export const { placed } = placedComments(comments);

/** A comment on the whole, and one on words that are gone. */
export const whole: ReaderComment = {
  ...base,
  id: 'whole',
  kind: 'question',
  text: 'What stays is the sound. Is that what you want?',
  quote: null,
  start: null,
  end: null,
};
export const lost: ReaderComment = {
  ...whole,
  id: 'lost',
  quote: 'I realized that listening matters.',
  text: 'Twice?',
};
