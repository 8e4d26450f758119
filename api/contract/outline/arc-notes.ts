import type { EssayKind } from '../essay-kind.ts';
import { type CountedSentence, countedSentences, type EssayToOutline } from './reading.ts';
import { shownRoles } from './roles.ts';

/** Kinds that are read for a scene and for what follows from it. */
const STORIES: ReadonlySet<EssayKind> = new Set([
  'personalStatement',
  'community',
  'activity',
  'challenge',
  'disagreement',
  'ucInsight',
]);
/** In a shorter text a reader misses nothing by the order. In words. */
const LONG_ENOUGH = 150;
/** From which share of the text on a first thought comes late. */
const LATE = 0.65;
/** From which share of the text on a thought is far from its scene, and from how many words. */
const FAR = 0.25;
const FAR_WORDS = 60;
const MOST_NOTES = 2;

/** What a reader of this kind of essay would miss in its order: two things at most, the gravest first. */
export function arcNotes({ text, kind, sentences }: Pick<EssayToOutline, 'text' | 'kind' | 'sentences'>): string[] {
  const counted = countedSentences(text, sentences);
  const words = counted.reduce((sum, sentence) => sum + sentence.words, 0);
  if (!STORIES.has(kind) || words < LONG_ENOUGH) return [];
  const notes = [sceneNote(counted, words), thoughtNote(counted, words)];
  return notes.filter((note) => note !== undefined).slice(0, MOST_NOTES);
}

/** «detail» is drawn like a scene, but a reader misses that something happens. */
function sceneNote(sentences: readonly CountedSentence[], words: number): string | undefined {
  const first = sentences.find(({ role }) => role === 'scene');
  if (!first)
    return sentences.some(({ role }) => role === 'detail')
      ? 'No moment happens: the parts drawn as scene are details, which show a reader how things are.'
      : 'No sentence is a scene: a reader is told, and never sees one moment happen.';
  if (first.before < words / 3) return undefined;
  const at = `word ${first.before + 1} of ${words}`;
  const anyDetail = sentences.some(({ role, before }) => role === 'detail' && before < first.before);
  return anyDetail
    ? `No scene stands in the first third: what is drawn there as scene are details, and the first thing that happens comes at ${at}.`
    : `No scene stands in the first third: the first one comes at ${at}. Until then a reader is told, and sees nothing happen.`;
}

function thoughtNote(sentences: readonly CountedSentence[], words: number): string | undefined {
  const thoughts = sentences.filter(({ role }) => role === 'reflection');
  const [first, last] = [thoughts[0], thoughts.at(-1)];
  if (!first || !last)
    return 'No sentence is a thought about what happened: a reader sees it, and not what you make of it.';
  const scene = sentences.findLast(({ role, before }) => shownRoles[role] === 'scene' && before < last.before);
  const between = scene && last.before - scene.before - scene.words;
  if (between !== undefined && between >= FAR_WORDS && between >= FAR * words)
    return `The last thought stands ${between} words after the scene before it. Closer together, a reader sees what it follows from.`;
  if (first.before < LATE * words) return undefined;
  return `The first thought comes at word ${first.before + 1} of ${words}. Until then a reader sees what happened, and not what you make of it.`;
}
