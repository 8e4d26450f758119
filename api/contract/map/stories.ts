import type { EssayMap } from '../essay-map.ts';
import { placesOf } from '../places-of.ts';
import { type SentenceSpan, sentenceSpans } from '../sentence-spans.ts';
import { namesIn } from './names-in.ts';
import type { MapRecord } from './record.ts';
import { stemInStory, type StoryWords, storyWords, tellsOf, wordsIn } from './story-words.ts';

type Story = EssayMap['stories'][number];

interface ReadEssay {
  id: string;
  sentences: { span: SentenceSpan; words: string[]; stems: ReadonlySet<string> }[];
  /** In which sentences each word and each stem stands, so that a story is looked for in those alone. */
  places: ReadonlyMap<string, readonly number[]>;
}

/** From which part of its sentences on an essay carries a story, and does not only mention it. */
const CARRIES = 0.25;

/** Activities and honors, told or not, and the people and places that at least two essays name. */
export function storiesOf({ essays, applications, activities, honors }: MapRecord): Story[] {
  const read: ReadEssay[] = essays.map(({ id, text }) => {
    const sentences = sentenceSpans(text).map((span) => {
      const words = wordsIn(span.text);
      return { span, words, stems: new Set(words.map(stemInStory)) };
    });
    return { id, sentences, places: placesOf(sentences.map(({ words, stems }) => [...words, ...stems])) };
  });
  const listed: Story[] = [
    ...activities.map(({ id, title, organization }) =>
      storyOf(
        read,
        { id, kind: 'activity', name: title || organization },
        isOfOne(organization, activities) ? organization : '',
      ),
    ),
    ...honors.map(({ id, title }) => storyOf(read, { id, kind: 'honor', name: title }, '')),
  ];
  return [...listed, ...namedStories(read, { applications, listed })];
}

/** Whether an organization tells of one activity: a school, or what several activities have in common, does not. */
const isOfOne = (organization: string, activities: MapRecord['activities']): boolean =>
  !/\b(?:school|academy|college|university)\b/i.test(organization) &&
  activities.filter((activity) => activity.organization === organization).length === 1;

function storyOf(
  read: readonly ReadEssay[],
  { id, kind, name }: Pick<Story, 'id' | 'kind' | 'name'>,
  organization: string,
): Story {
  const story: StoryWords = storyWords(name, organization);
  return {
    id,
    name,
    kind,
    essays: read.flatMap((essay) => toldIn(essay, story)),
  };
}

/** Where an essay tells a story: its first sentence that does, and whether the story carries it. */
function toldIn({ id, sentences, places }: ReadEssay, story: StoryWords): Story['essays'] {
  const words = [...story.telling, ...story.initials, ...story.together.slice(0, 1), ...story.organization.slice(0, 1)];
  const near = new Set(words.flatMap((word) => places.get(word) ?? []));
  const telling = [...near]
    .toSorted((a, b) => a - b)
    .flatMap((at) => {
      const sentence = sentences[at]!;
      return tellsOf(story, sentence.words, sentence.stems) ? [sentence] : [];
    });
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
  const byName = new Map<
    string,
    { name: string; timesAPlace: number; quotes: { essay: ReadEssay; quote: string }[] }
  >();
  for (const essay of read) {
    for (const { name, kind, quote } of namesIn(
      essay.sentences.map(({ span }) => span),
      others,
    )) {
      const known = byName.get(name) ?? { name, timesAPlace: 0, quotes: [] };
      known.quotes.push({ essay, quote });
      known.timesAPlace += Number(kind === 'place');
      byName.set(name, known);
    }
  }
  const carries = (name: string, { sentences }: ReadEssay) => {
    const times = sentences.filter(({ span }) => span.text.includes(name)).length;
    return times > 1 && times >= CARRIES * sentences.length;
  };
  return [...byName.values()]
    .filter(({ quotes }) => quotes.length > 1)
    .toSorted((a, b) => b.quotes.length - a.quotes.length)
    .map(({ name, timesAPlace, quotes }) => {
      const kind = timesAPlace * 2 > quotes.length ? 'place' : 'person';
      const essays = quotes.map(({ essay, quote }) => ({ essayId: essay.id, quote, carries: carries(name, essay) }));
      return { id: `${kind}.${name}`, name, kind, essays };
    });
}
