import type { StudentRecord } from '#contract/ai.ts';
import { essayAbout } from './essays-about.ts';
import type { Units } from './essay-topics.ts';
import { knownSpelling } from './intents.ts';
import { hear, nameIndex, wordsOfNames, type Heard } from './items.ts';
import { spellingOf } from './spelling.ts';

/** Gives a function that hears the messages of a student with that record. */
export function hearer(record: StudentRecord, units?: Units): (message: string) => Heard {
  const index = nameIndex(record, units);
  const names = spellingOf(wordsOfNames(index));
  const about = essayAbout(record.essays);
  return (message) => hear(message, index, (word) => names(word) ?? knownSpelling(word), about);
}
