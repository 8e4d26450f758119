import { inFigures } from '#contract/in-words.ts';
import type { ContextEssay } from '#contract/ai.ts';
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { readEssay, stemOf, type Word } from '../../text.ts';
import { essayLink, isEmpty, textOf } from '../essays.ts';
import { listed, quoted } from '../markdown.ts';
import { keyOf } from '../names.ts';
import { essaysOf, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { quote } from './own-words.ts';

/** The most essays of which the words are told at once, and the most words of one. */
const MOST_ESSAYS = 6;
const MOST_WORDS = 6;
/** Times from which a word of content comes back, in an answer of a page. */
const OFTEN = 4;
/** Characters of a sentence that is quoted. */
const LONGEST = 160;

/** The word that is asked about: "do I say community too much", "how often is the word really in it". */
const WORD =
  /\b(?:(?:say|says|said|use|uses|used|using|write|writing|repeat|repeats|repeating|overuse|overusing) (?:the )?(?:words? )?|words? )(?!(?:the|a|an|any|some|too|it|its|that|this|them|in|is|are|do|did|most|more|much|many|often|over|same|my|words?|count|limit|COLLEGE|ESSAY)\b)([a-z]+)\b/;

/** What asks for a word, and names none. */
const WHICH_WORD = /\b(?:which|what|any|certain|a) words?\b/;

/** What an essay or an activity is called by, without words that many are called by: “Community” of “Community essay”. */
const wordOfTitle = (title: string): string | undefined =>
  keyOf(title)
    .split(' ')
    .find((word) => !NO_TITLES.has(word));
const NO_TITLES = new Set(lists['no titles']);

const NAMED = /\b(?:say|use|using|repeat|overuse) (?:the word )?(?:ESSAY|ACTIVITY)\b/;

/** "Do I say community too much in my Emory essay?" counts that word; "which words do I overuse?" counts those that come back most. */
export function answerWordUse(question: Question): Reply {
  const essays = essaysOf(question)
    .filter((essay) => !isEmpty(essay))
    .slice(0, MOST_ESSAYS);
  if (essays.length === 0) return { says: ['There is no text yet in which a word could come back.'] };
  const asked = wordIn(question);
  return asked ? usesOf(asked, essays) : mostUsed(essays);
}

/** The word that a question names; undefined where it asks for one. */
function wordIn({ text, essays, activities }: Question): string | undefined {
  // A word that is also what an essay or an activity is called was heard as its name.
  const [named] = NAMED.test(text) ? [...essays, ...activities] : [];
  if (named) return wordOfTitle(named.title);
  return WHICH_WORD.test(text) ? undefined : WORD.exec(text)?.[1];
}

function usesOf(asked: string, essays: readonly ContextEssay[]): Reply {
  const found = essays.map((essay) => ({ essay, places: sentencesWith(asked, essay) }));
  const having = found.filter(({ places }) => places.length > 0);
  return {
    says: [
      having.length > 0
        ? `${quoted(asked)}, in any form, stands:`
        : `${quoted(asked)} is not in ${listed(essays.map(essayLink), MOST_ESSAYS)}, in any form.`,
    ],
    list: having.map(
      ({ essay, places }) =>
        `${inFigures(places.length, 'time')} in ${essayLink(essay)}: ${places
          .filter((place, at) => places.indexOf(place) === at)
          .slice(0, 2)
          .map((place) => quote(place, LONGEST))
          .join(' ')}`,
    ),
    next:
      having.length > 0
        ? 'Next step: read those sentences aloud one after the other. Keep the word where you would miss it, and name the thing itself in the others.'
        : '',
  };
}

/** The sentence of each place of a word, so that a sentence that has it twice stands twice. */
function sentencesWith(asked: string, essay: ContextEssay): string[] {
  const text = textOf(essay);
  // “Really” is no form of “real”.
  const isForm = (key: string) => key.endsWith('ly') === asked.endsWith('ly') && stemOf(key) === stemOf(asked);
  const isMeant = ({ key }: Word) => key === asked || isForm(key);
  return readEssay(text).sentences.flatMap(({ start, end, words }) =>
    words.filter(isMeant).map(() => text.slice(start, end)),
  );
}

function mostUsed(essays: readonly ContextEssay[]): Reply {
  const lines = essays.flatMap((essay) => {
    const often = wordsThatComeBack(essay);
    return often.length > 0 ? `${essayLink(essay)}: ${listed(often, MOST_WORDS)}` : [];
  });
  return {
    says: [
      lines.length > 0
        ? 'Words that come back most, without the small ones:'
        : `No word of content comes back ${OFTEN} times or more there.`,
    ],
    list: lines,
    next:
      lines.length > 0
        ? 'That a word of your topic comes back is fine. Next step: ask me for one of them, such as “how often do I say practice”, and read its sentences.'
        : '',
  };
}

function wordsThatComeBack(essay: ContextEssay): string[] {
  const uses = new Map<string, Word[]>();
  for (const word of readEssay(textOf(essay)).words)
    if (word.content && word.known && /^[a-z]+$/.test(word.key))
      uses.set(word.stem, [...(uses.get(word.stem) ?? []), word]);
  return [...uses.values()]
    .filter((words) => words.length >= OFTEN)
    .toSorted((a, b) => b.length - a.length)
    .map((words) => `${quoted(words[0]!.key)} ${words.length} times`);
}
