import type { EssayMap } from '../essay-map.ts';
import { type SentenceSpan, sentenceSpans } from '../sentence-spans.ts';
import { namesIn } from './names-in.ts';
import type { MapRecord } from './record.ts';
import { stemOf, type StoryWords, storyWords, tellsOf, wordsIn } from './story-words.ts';

type Story = EssayMap['stories'][number];

interface ReadEssay {
  id: string;
  sentences: { span: SentenceSpan; words: string[]; stems: ReadonlySet<string> }[];
}

/** From which part of its sentences on an essay carries a story, and does not only mention it. */
const CARRIES = 0.25;

/** Activities and honors, told or not, and the people and places that at least two essays name. */
export function storiesOf({ essays, applications, activities, honors }: MapRecord): Story[] {
  const read: ReadEssay[] = essays.map(({ id, text }) => ({
    id,
    sentences: sentenceSpans(text).map((span) => {
      const words = wordsIn(span.text);
      return { span, words, stems: new Set(words.map(stemOf)) };
    }),
  }));
  const listed: Story[] = [
    ...activities.map(({ id, title, organization }) =>
      storyOf(read, { id, kind: 'activity', name: title || organization }),
    ),
    ...honors.map(({ id, title }) => storyOf(read, { id, kind: 'honor', name: title })),
  ];
  return [...listed, ...namedStories(read, { applications, listed })];
}

function storyOf(read: readonly ReadEssay[], { id, kind, name }: Pick<Story, 'id' | 'kind' | 'name'>): Story {
  const story: StoryWords = storyWords(name);
  return {
    id,
    name,
    kind,
    essays: read.flatMap((essay) => toldIn(essay, (words, stems) => tellsOf(story, words, stems))),
  };
}

/** Where an essay tells a story: its first sentence that does, and whether the story carries it. */
function toldIn(
  { id, sentences }: ReadEssay,
  tells: (words: readonly string[], stems: ReadonlySet<string>) => boolean,
): Story['essays'] {
  const telling = sentences.filter(({ words, stems }) => tells(words, stems));
  const [first] = telling;
  if (!first) return [];
  const carries = telling.length > 1 && telling.length >= CARRIES * sentences.length;
  return [{ essayId: id, quote: first.span.text, carries: carries || sentences.length <= 2 }];
}

/** The people and places that at least two essays name, those of most essays first. */
function namedStories(
  read: readonly ReadEssay[],
  { applications, listed }: Pick<MapRecord, 'applications'> & { listed: readonly Story[] },
): Story[] {
  const others = new Set(
    [...applications.map(({ college }) => college), ...listed.map(({ name }) => name)].flatMap((name) =>
      wordsIn(name).map((word) => word.toLowerCase()),
    ),
  );
  const byName = new Map<string, Story & { places: number }>();
  for (const essay of read) {
    for (const { name, kind, quote } of namesIn(
      essay.sentences.map(({ span }) => span),
      others,
    )) {
      const known = byName.get(name) ?? { id: `${kind}.${name}`, name, kind, essays: [], places: 0 };
      const times = essay.sentences.filter(({ span }) => span.text.includes(name)).length;
      known.essays.push({ essayId: essay.id, quote, carries: times > 1 && times >= CARRIES * essay.sentences.length });
      known.places += Number(kind === 'place');
      byName.set(name, known);
    }
  }
  return [...byName.values()]
    .filter(({ essays }) => essays.length > 1)
    .toSorted((a, b) => b.essays.length - a.essays.length)
    .map(({ places, ...story }) => {
      const kind = places * 2 > story.essays.length ? 'place' : 'person';
      return { ...story, kind, id: `${kind}.${story.name}` };
    });
}
