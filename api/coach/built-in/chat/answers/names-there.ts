import type { ContextEssay } from '#contract/ai.ts';
import { nameCandidates } from '#contract/map/names-in.ts';
import { NO_NAMES } from '#contract/outline/named-words.ts';
import { sentenceSpans } from '#contract/sentence-spans.ts';
import { essayLink, isEmpty, textOf } from '../essays.ts';
import { listed, nameOf } from '../markdown.ts';
import { keyOf, keysOfCollege } from '../names.ts';
import { essaysOf, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';

const MOST_ESSAYS = 4;
const MOST_NAMES = 8;

/** Words with a capital whose number names no course: a day, a place in a building, a group. */
const NO_COURSE =
  '(?:Over|Nearly|About|Almost|Around|Under|Room|Top|Grade|Troop|Chapter|Route|Level|Page|Section|Number|Unit|Gate|Bus|In|On|At|For|From|With|The|My|Our|And|But|When|Until|After|January|February|March|April|May|June|July|August|September|October|November|December)';
/** A course by its number, such as “Hum 110”, and somebody who teaches. */
const COURSE = new RegExp(String.raw`\b(?!${NO_COURSE}\b)\p{Lu}\p{L}+(?: [&\p{Lu}]\p{L}*)? \d{2,3}[A-Z]?\b`, 'gu');
const TEACHER = /\b(?:Professor|Prof\.|Dr\.) \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?/gu;

/** "Does my Reed essay name an actual class?": the courses, teachers and other things that an answer calls by their own name. */
export function answerNamesThere(question: Question): Reply {
  const essays = essaysOf(question)
    .filter((essay) => !isEmpty(essay))
    .slice(0, MOST_ESSAYS);
  if (essays.length === 0) return { says: ['There is no text yet that could name anything.'] };
  const lines = essays.map((essay) => {
    const names = ownNamesIn(essay);
    return names.length > 0
      ? `${essayLink(essay)} names ${listed(names.map(nameOf), MOST_NAMES)}`
      : `${essayLink(essay)} names no class, teacher, place or group by its own name`;
  });
  return {
    says: ['By the words with capitals and numbers, without the college itself:'],
    list: lines,
    next: 'Next step: for each name, look whether the next sentence says what you would do with it. If none does, the name alone could come from the website.',
  };
}

function ownNamesIn(essay: ContextEssay): string[] {
  const text = textOf(essay);
  const college = new Set(essay.college ? keysOfCollege(essay.college) : []);
  const known = [...text.matchAll(COURSE), ...text.matchAll(TEACHER)].map(([name]) => name);
  const others = nameCandidates(sentenceSpans(text))
    .filter(
      ({ name, inside }) =>
        inside && !NO_NAMES.has(name) && !college.has(keyOf(name)) && !known.some((one) => one.includes(name)),
    )
    .map(({ name }) => name);
  return [...new Set([...known, ...others])];
}
