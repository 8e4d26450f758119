/** Who answered, as the student reads it: the built-in coach, or the name of a language model. */
export function engineName(engine: string) {
  return engine === 'built-in' ? "Laurel's built-in coach" : engine;
}
