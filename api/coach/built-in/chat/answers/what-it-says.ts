import type { ContextEssay } from '#contract/ai.ts';
import { shownRoles, type ShownRole } from '#contract/outline/roles.ts';
import { namedWords, type NamedWords } from '#contract/outline/named-words.ts';
import { rolesIn } from '../../roles-in.ts';
import { essayLink, isEmpty, lengthText, mainEssayOf, promptText, textOf } from '../essays.ts';
import { listed, nameOf, pages, sentenceOf } from '../markdown.ts';
import { essaysOf, namesEssays, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { quote } from './own-words.ts';

/** The most essays that are retold at once. */
const MOST = 3;
/** Characters of one quotation. */
const LONGEST = 220;
/** The most people, places or times that are named of one essay. */
const MOST_NAMED = 12;
/** A shorter sentence says too little to stand for a text. */
const SHORTEST = 30;

/** The essays that a question names, else the main essay, else all. */
function askedFor(question: Question): ContextEssay[] {
  const main = mainEssayOf(question.record);
  return namesEssays(question) || !main ? essaysOf(question) : [main];
}

/** "What is my main essay about?", "Remind me what I wrote for Carleton": its beginning, one scene, one thought and its end, in its own words. */
export function answerWhatItSays(question: Question): Reply | Reply[] {
  const asked = askedFor(question);
  const written = asked.filter((essay) => !isEmpty(essay));
  const [first] = asked;
  if (written.length === 0)
    return {
      says: [first ? `${essayLink(first)} is ${lengthText(first)}, so it says nothing yet.` : 'There is no essay yet.'],
      list: first?.prompt ? [`It asks: “${promptText(first)}”`] : [],
      next: `Next step: write its first sentence in ${first ? essayLink(first) : pages.essays}.`,
    };
  return written.slice(0, MOST).map((essay, at, all) => ({
    says: [`${essayLink(essay)}, in its own words:`],
    list: retold(essay),
    next:
      at === all.length - 1
        ? 'Next step: say in one sentence what a reader should remember of it. If that sentence is not in it, that is what it lacks.'
        : '',
  }));
}

function retold(essay: ContextEssay): string[] {
  const text = textOf(essay);
  const sentences = rolesIn(text).map(({ start, end, role }) => ({
    says: text.slice(start, end).replace(/\s+/g, ' ').trim(),
    does: shownRoles[role],
  }));
  const [opening, ending] = [sentences[0], sentences.at(-1)];
  const between = sentences.slice(1, -1).filter(({ says }) => says.length >= SHORTEST);
  const one = (role: ShownRole) => {
    const all = between.filter(({ does }) => does === role);
    return all[Math.floor(all.length / 2)];
  };
  const thought = one('thought');
  const story = [one('scene'), one('summary')]
    .filter((sentence) => sentence !== undefined)
    .slice(0, between.length > MANY ? 2 : 1)
    .toSorted((x, y) => sentences.indexOf(x) - sentences.indexOf(y));
  const people = namedIn(essay).people.map(nameOf);
  return [
    essay.prompt.trim() ? `It asks: “${promptText(essay)}”` : '',
    opening ? `It begins: ${quote(opening.says, LONGEST)}` : '',
    ...story.map(({ says }) => `Then: ${quote(says, LONGEST)}`),
    thought ? `What you make of it: ${quote(thought.says, LONGEST)}` : '',
    ending && sentences.length > 1 ? `It ends: ${quote(ending.says, LONGEST)}` : '',
    people.length > 0 ? `Who is in it: ${listed(people, 8)}` : '',
  ].filter(Boolean);
}

/** The most sentences of one essay that show who its writer is. */
const MOST_SHOWN = 3;
const FIRST_PERSON = /\b(?:i|i['\u2019]m|me|my|myself)\b/i;

/** "What does my essay say about me?": the sentences in which the writer thinks about themselves. What a reader makes of them nobody can count. */
export function answerPortrait(question: Question): Reply | Reply[] {
  const written = askedFor(question).filter((essay) => !isEmpty(essay));
  if (written.length === 0) return answerWhatItSays(question);
  return written
    .slice(0, MOST)
    .map((essay, at, all) => ({ ...portraitIn(essay), ...(at < all.length - 1 ? { next: '' } : {}) }));
}

function portraitIn(essay: ContextEssay): Reply {
  const text = textOf(essay);
  const thoughts = rolesIn(text)
    .filter(({ role }) => shownRoles[role] === 'thought')
    .map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.length >= SHORTEST && FIRST_PERSON.test(sentence));
  if (thoughts.length === 0)
    return {
      says: [
        `${essayLink(essay)} tells what happened. I find no sentence in it on what you made of that, so a reader has to guess who you are.`,
      ],
      next: 'Next step: add one sentence on what you did or thought differently from then on.',
    };
  return {
    says: [`A reader of ${essayLink(essay)} learns who you are mostly from these sentences:`],
    list: spreadOver(thoughts, MOST_SHOWN).map((sentence) => quote(sentence, LONGEST)),
    also: ['I only find such sentences: I can\u2019t hear how you come across.'],
    next: 'Next step: ask somebody who does not know you for three words about the writer. If they are not yours, change what gave them.',
  };
}

/** So many of them, from the first to the last. */
const spreadOver = (all: string[], most: number): string[] =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, at) => all[Math.round((at * (all.length - 1)) / (most - 1))]!);

/** Sentences from which two of the story are quoted. */
const MANY = 8;

/** Without a dictionary of names: what stands in the essay itself says whether a name is a person's. */
const namedIn = (essay: ContextEssay): NamedWords => namedWords(textOf(essay), essay.college, () => new Map());

const ASKED: readonly { asks: RegExp; of: keyof NamedWords; name: string }[] = [
  { asks: /\b(?:where|places?|set|cit(?:y|ies)|locations?|towns?)\b/, of: 'places', name: 'Places' },
  { asks: /\b(?:when|times?|years?|how old|age|dates?)\b/, of: 'times', name: 'Times' },
];

/** "Who is in my main essay?", "Which people do I mention?", "Where does it take place?", "How old was I in it?" */
export function answerWhoIsInIt(question: Question): Reply {
  const { of, name } = ASKED.find(({ asks }) => asks.test(question.text)) ?? { of: 'people', name: 'People' };
  const isOfAll = !namesEssays(question) && /\b(?:essays|anywhere|all|any|everything|writing)\b/.test(question.text);
  const asked = (isOfAll ? essaysOf(question) : askedFor(question)).filter((essay) => !isEmpty(essay));
  const found = asked.map((essay) => ({ essay, words: namedIn(essay)[of] }));
  const having = found.filter(({ words }) => words.length > 0);
  return {
    says: [
      having.length > 0
        ? `${name} that I find by the words of ${asked.length === 1 ? 'the essay' : 'your essays'}:`
        : asked.length === 0
          ? 'There is no text to look in yet.'
          : `I find no words for ${name.toLowerCase()} in ${listed(asked.map(essayLink), MOST)}.`,
    ],
    list: having.map(({ essay, words }) => `${essayLink(essay)}: ${listed(words.map(nameOf), MOST_NAMED)}`),
    also: [
      having.length > 0
        ? sentenceOf(
            'None in',
            found.filter(({ words }) => words.length === 0).map(({ essay }) => essayLink(essay)),
            6,
          )
        : '',
    ],
    next: having.length > 0 ? 'Next step: ask me what stands there about one of them.' : '',
  };
}
