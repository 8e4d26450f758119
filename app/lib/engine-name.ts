import { BUILT_IN, EARLIER_BUILT_IN } from '#contract/built-in.ts';

/** The name of an engine for the student: the built-in coach, or that of a language model. */
export function engineName(engine: string) {
  if (engine === EARLIER_BUILT_IN) return "an earlier version of Laurel's coach";
  return modelName(engine) ?? "Laurel's built-in coach";
}

/** The name of the language model that answered; undefined where the built-in coach did. */
export function modelName(engine: string) {
  return engine === BUILT_IN || engine === EARLIER_BUILT_IN ? undefined : engine;
}

/** What the student should know about the facts in a wording, by the engine that gave it. */
export function factsCaution(engine: string) {
  return engine === BUILT_IN
    ? 'It adds no facts of its own.'
    : 'Laurel looks for numbers and names that you did not give, and can miss some. Check everything before you use it.';
}
