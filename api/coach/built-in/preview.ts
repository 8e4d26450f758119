import type { EssayPreview } from '#contract/essays.ts';
import { OPENING } from './categories.ts';
import { read } from './grade.ts';
import type { Chosen } from './highlights/choose.ts';
import { evidenceIn } from './highlights/evidence.ts';
import { count } from './measure.ts';
import { readEssay, type Essay, type Sentence } from './text.ts';
import { COLD_OPENERS, GENERAL } from './words.ts';

/**
 * A first look at an opening: `score` 0 to 10 with one decimal, one to three remarks as `feedback` (what works, then what to fix first),
 * and an opening put together from the essay's own sentences, the most concrete first.
 */
export function previewEssay({ essay }: { essay: string }): EssayPreview {
  const { score, chosen, onWhole } = read(essay, '', OPENING);
  const strongest = (of: Chosen['kind'], most: number) =>
    chosen
      .filter(({ kind }) => kind === of)
      .toSorted((a, b) => b.strength - a.strength)
      .slice(0, most);
  const marked = [...strongest('like', 1), ...strongest('needsWork', 2)].map(({ says, next }) => `${says} ${next}`);
  const whole = onWhole.slice(0, 1).map(([says, next]) => `${says} ${next}`);
  return {
    score: score / 10,
    feedback: marked.length > 0 ? marked : whole.length > 0 ? whole : [NOTHING],
    rewritten_intro: rewriteIntro(readEssay(essay)),
  };
}

/** What is said of a text in which no rule finds anything. */
const NOTHING =
  'Nothing in this stands out yet. Tell one moment as it happened: where you were, what you did, what was said.';

/** How well a sentence can open: much to see, not too long, and nothing that leans on a sentence before it. */
const weightOf = ({ words, text }: Sentence): number =>
  evidenceIn(words).weight -
  Math.max(0, words.length - 28) / 10 -
  count(words, GENERAL) -
  (COLD_OPENERS.has(words[0]?.key ?? '') ? 1.5 : 0) -
  (text.split('"').length % 2 === 0 ? 2 : 0);

/** Opens on the most concrete sentence and goes on with the best of those that stand near it, or the next best anywhere. */
function rewriteIntro(essay: Essay): string {
  const whole = essay.sentences.filter(({ words }) => words.length >= 4);
  const candidates = whole.length > 0 ? whole : essay.sentences;
  const ranked = [...candidates].sort((a, b) => weightOf(b) - weightOf(a) || a.start - b.start);
  const [first] = ranked;
  if (!first) return '';
  const at = essay.sentences.indexOf(first);
  const following = essay.sentences[at + 1];
  const second = following && following.words.length >= 3 ? following : ranked.find((sentence) => sentence !== first);
  return [first, second]
    .flatMap((sentence) => (sentence ? [essay.text.slice(sentence.start, sentence.end)] : []))
    .join(' ');
}
