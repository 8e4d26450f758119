import { collegesWithPrompts } from '#api/colleges/prompts.ts';
import type { StudentRecord } from '#contract/ai.ts';
import { essayAbout } from './essays-about.ts';
import type { Units } from './essay-topics.ts';
import { wordsOfExamples } from './intents.ts';
import { hear, nameIndex, wordsOfNames, type Heard } from './items.ts';
import { keysOfCollege } from './names.ts';
import { spellingOf, type Spelling } from './spelling.ts';

let known: Spelling | undefined;

/** The spelling of the words of all examples and of the names of well-known colleges; made on first use. */
const knownSpelling = (): Spelling =>
  (known ??= spellingOf([
    ...wordsOfExamples(),
    ...collegesWithPrompts.flatMap(keysOfCollege).filter((key) => !key.includes(' ')),
  ]));

/** Gives a function that hears the messages of a student with that record. */
export function hearer(record: StudentRecord, units?: Units): (message: string) => Heard {
  const index = nameIndex(record, units);
  const names = spellingOf(wordsOfNames(index));
  const about = essayAbout(record.essays);
  return (message) => hear(message, index, (word) => names(word) ?? knownSpelling()(word), about);
}
