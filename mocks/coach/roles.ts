import type { ReadSentence } from '#contract/outline/reading.ts';
import type { SentenceRole } from '#contract/outline/roles.ts';
import { sentenceSpans } from '#contract/sentence-spans.ts';

/** What a sentence seems to do, by its words alone; the first that fits. */
const SIGNS: readonly (readonly [SentenceRole, RegExp])[] = [
  ['plan', /\bI (?:want|hope|plan|will|would like) to\b/],
  ['claim', /\bI (?:have always|am a|love)\b|\bdifficult time\b/],
  [
    'reflection',
    /\bI used to think\b|\bWhat they want\b|\bIt is how I know\b|\bI could fix\b|\bon purpose\b|\bI (?:realized|learned that)\b/,
  ],
  [
    'summary',
    /\b(?:every|for (?:\w+ )?(?:weeks|years)|grew up|learned|on Saturdays|always|moods|ever since|takes longer|fix more|own)\b/,
  ],
  [
    'scene',
    /\b(?:I|she|he|we|it|they|eleven|Ten) (?:\w+ed|put|sat|did|found|took|made|told|said|was doing)\b|\bstarted\b|\bturned\b/,
  ],
  ['general', /\b(?:people|everyone|life|society)\b/],
];

export const rolesOf = (text: string): ReadSentence[] =>
  sentenceSpans(text).map(({ start, end, text: sentence }) => ({
    start,
    end,
    role: SIGNS.find(([, sign]) => sign.test(sentence))?.[0] ?? 'detail',
  }));
