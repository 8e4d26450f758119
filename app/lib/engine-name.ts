import { BUILT_IN } from '#contract/built-in.ts';

/** Who answered, as the student reads it: the built-in coach, or the name of a language model. */
export function engineName(engine: string) {
  return modelName(engine) ?? "Laurel's built-in coach";
}

/** The name of the language model that answered; undefined where the built-in coach did. */
export function modelName(engine: string) {
  return engine === BUILT_IN ? undefined : engine;
}

/** How far the facts can be trusted in what was worded for a student, by who worded it. */
export function factsCaution(engine: string) {
  return engine === BUILT_IN
    ? 'It adds no facts of its own.'
    : 'Laurel looks for numbers and names that you did not give, and can miss some. Check everything before you use it.';
}
