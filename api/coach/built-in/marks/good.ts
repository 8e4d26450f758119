import { ramp } from '../measure.ts';
import { namesCollege } from '../reading/prompt-parts.ts';
import type { Reading, ReadSentence } from '../reading/reading.ts';
import { type Context, isOutOfPlace, listing } from '../scoring/gates.ts';
import { GENERIC, genericOf } from '../scoring/signals.ts';
import { NAME } from '../text.ts';
import { CONTEST, POSTS } from '../words.ts';
import type { Mark, RemarkKey } from './mark.ts';

/** A line that works, and how strong it is. */
export type Line = { sentence: ReadSentence; key: RemarkKey; strength: number };

/** Lines weaker than this are not praised. */
const STRONG = 1.5;

/** The lines that work, the strongest first. Nothing is praised that many could have written. */
export function goodLines(reading: Reading, { kind, college }: Pick<Context, 'kind' | 'college'>): Line[] {
  const { sentences } = reading;
  // In a text that is generic or a list, only a moment is worth holding up: everything else would be praised for standing out from that.
  const isPoor = genericOf(reading) >= GENERIC || listing(reading) >= 0.4;
  return sentences
    .filter(({ generic, words, text }) => generic < 0.2 && words.length >= 4 && !isOutOfPlace(text))
    .filter(({ role }) => !isPoor || role === 'scene')
    .flatMap((sentence) => {
      const lines = reasons(sentence, sentences, kind, college);
      const best = lines.sort((a, b) => b.strength - a.strength)[0];
      return best && best.strength >= STRONG ? [best] : [];
    })
    .sort((a, b) => b.strength - a.strength || a.sentence.start - b.sentence.start);
}

function reasons(sentence: ReadSentence, all: ReadSentence[], kind: Context['kind'], college: string | null): Line[] {
  const { evidence: e, role, text, generic, thought, anchors, words } = sentence;
  const index = all.indexOf(sentence);
  const place = (index + 1) / all.length;
  const isLast = index === all.length - 1;
  const length = words.length <= 45 ? 0 : -0.5;
  const clean = 0.5 * (1 - ramp(generic, 0.05, 0.2));
  const closesParagraph = all[index + 1]?.paragraph !== sentence.paragraph && all.length > 4 ? 0.6 : 0;
  const line = (key: RemarkKey, strength: number): Line => ({
    sentence,
    key,
    strength: strength + clean + length + closesParagraph,
  });
  const particular = Math.min(1, anchors / 5);
  const isListed = role !== 'scene' && words.some(({ key }) => CONTEST.has(key) || POSTS.has(key));
  const lines: Line[] = [];
  if (kind === 'additionalInformation') {
    if (role !== 'reflection' && (e.figures + e.times + e.names > 0 || role === 'detail'))
      lines.push(line('goodFacts', 1 + particular + (isLast ? 0.8 : 0)));
    return lines;
  }
  if (thought >= 0.5 && role !== 'plan' && !e.speech)
    lines.push(
      line(
        CORRECTION.test(text) ? 'goodCorrection' : 'goodThought',
        1 + thought * 0.8 + (CORRECTION.test(text) ? 0.4 : 0) + 0.4 * place,
      ),
    );
  if (e.speech && (e.persons > 0 || words.some(({ key }) => key === NAME)))
    lines.push(
      line(
        'goodSpeech',
        1.1 + 0.3 * particular + 0.5 * place + (words.length <= 14 ? 0.2 : 0) + (SOMEBODY_SAYS.test(text) ? 0.5 : 0),
      ),
    );
  if (role === 'scene' && !e.speech && e.deeds + e.pasts > 0)
    lines.push(line('goodScene', 0.7 + 0.25 * Math.min(e.deeds, 2) + 0.5 * particular));
  if (
    (role === 'scene' || role === 'summary' || role === 'detail') &&
    anchors >= 2 &&
    !isListed &&
    (kind !== 'whyCollege' || ((e.self || e.persons > 0) && generic < 0.08))
  )
    lines.push(line('goodDetail', 0.6 + 0.9 * particular + 0.1 * Math.min(e.things, 3)));
  if (isLast && all.length >= 3 && role !== 'claim' && role !== 'general') lines.push(line('goodEnding', 2.2));
  if (index === 0 && anchors >= 2.5 && !isListed && role !== 'plan')
    lines.push(line('goodOpening', 1.1 + 0.4 * particular));
  if (
    kind === 'whyCollege' &&
    role !== 'scene' &&
    (namesCollege(text, college) || /\byour?\b/i.test(text)) &&
    anchors >= 2 &&
    e.self
  )
    lines.push(line('goodFit', 1.5 + 0.4 * particular));
  if (role === 'plan' && kind !== 'personalStatement' && generic < 0.18)
    lines.push(line('goodWish', 1.2 + (/\b(?:know if|find out|whether|ask|who|what|why)\b/i.test(text) ? 0.9 : 0)));
  return lines;
}

/** The writer was wrong about something and says so. */
const CORRECTION =
  /\b(?:used to|(?:had )?(?:thought|believed|assumed|expected)|supposed to|had (?:only|never|kept|spent|carried|counted)|wrong|no longer|turned out|never asked|isn't the)\b/i;
const SOMEBODY_SAYS =
  /\b(?:he|she|they|\p{Lu}\p{L}+) (?:just |only )?(?:said|says|told|asked|answered|wrote)\b|\b(?:said|asked) (?:he|she|\p{Lu}\p{L}+)\b/u;

export const asMark = ({ sentence: { start, end }, key, strength }: Line): Mark => ({
  kind: 'good',
  key,
  start,
  end,
  use: 20 * strength,
});
