import type { EssayKind } from '../essay-kind.ts';
import { stemInStory, wordsIn } from '../map/story-words.ts';
import { MOST_COMPARED } from './paragraphs.ts';
import type { PromptPart } from './prompt-parts.ts';

interface NotedParagraph {
  text: string;
  line: string;
  /** How many people, places and times it names. */
  named: number;
}

/** From which share of their telling words in common on two lines, or two paragraphs, do the same. */
const SAME_LINE = 0.6;
const SAME_TEXT = 0.45;
/** The fewest telling words by which two lines, or two paragraphs, are compared. */
const LINE_WORDS = 2;
const TEXT_WORDS = 12;
const MOST_PAIRS = 2;
/** The least letters of a telling word. */
const TELLING = 4;

const SMALL = new Set(
  'that this with from have were when what then than they them their there which would could because about into just over only more some very your where been being does done also even much many most other'
    .split(' ')
    .map(stemInStory),
);

/** What a reader of the outline would miss: two paragraphs that do the same, and parts of the prompt that nothing answers. */
export function outlineNotes(
  paragraphs: readonly NotedParagraph[],
  parts: readonly PromptPart[],
  kind: EssayKind,
): string[] {
  if (paragraphs.length === 0) return [];
  // That box asks whatever a form asks; nothing in it has to be answered.
  const asked = kind === 'additionalInformation' ? [] : parts;
  const unanswered = asked
    .filter((part) => part.paragraphs.length === 0)
    .map(({ says }) => `No paragraph answers “${says}”, which the prompt asks for.`);
  return [...unanswered, ...sameJobs(paragraphs), ...ofKind(paragraphs, kind)];
}

function sameJobs(all: readonly NotedParagraph[]): string[] {
  const paragraphs = all.slice(0, MOST_COMPARED);
  const lines = paragraphs.map(({ line }) => tellingStems(line));
  const texts = paragraphs.map(({ text }) => tellingStems(text));
  const pairs = paragraphs.flatMap((_, second) =>
    paragraphs.slice(0, second).flatMap((_first, first) => {
      const where = `Paragraphs ${first + 1} and ${second + 1}`;
      if (alike(lines[first]!, lines[second]!, LINE_WORDS, SAME_LINE))
        return [`${where} have the same job: your lines for both say the same. One of them may go.`];
      if (alike(texts[first]!, texts[second]!, TEXT_WORDS, SAME_TEXT))
        return [`${where} have the same job: they tell the same in much the same words. Look whether you need both.`];
      return [];
    }),
  );
  return pairs.slice(0, MOST_PAIRS);
}

/** What is looked for in one kind alone. */
function ofKind(paragraphs: readonly NotedParagraph[], kind: EssayKind): string[] {
  const named = paragraphs.reduce((sum, paragraph) => sum + paragraph.named, 0);
  if (kind === 'whyCollege' && named === 0)
    return [
      'Nobody and nothing of this college is named: a reader would miss one course, person or place that only it has.',
    ];
  if (kind === 'additionalInformation' && named === 0)
    return ['No day, place or person is named: a reader of this box looks for dates and for who can confirm them.'];
  return [];
}

const tellingStems = (text: string): ReadonlySet<string> =>
  new Set(
    wordsIn(text)
      .filter((word) => word.length >= TELLING)
      .map(stemInStory)
      .filter((stem) => !SMALL.has(stem)),
  );

function alike(a: ReadonlySet<string>, b: ReadonlySet<string>, fewest: number, share: number): boolean {
  if (Math.min(a.size, b.size) < fewest) return false;
  const common = [...a].filter((stem) => b.has(stem)).length;
  return common / Math.min(a.size, b.size) >= share;
}
