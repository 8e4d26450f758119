import { BUILT_IN } from '#contract/built-in.ts';
import { engineName } from '#app/lib/engine-name.ts';

/** Before a sample is sent: who will read it, by engine; undefined where that is not known, and nothing is said of it. */
export function beforehandWords(engine: string | undefined) {
  if (engine === undefined) return 'Laurel does not store your text.';
  if (engine === BUILT_IN) return `${engineName(engine)} reads your text, on our own server. It is not stored.`;
  return `Your text is sent to the service that runs ${engine}, a language model. Laurel does not store it.`;
}

/** Under a score: who gave it. */
export function scoredWords(engine: string) {
  const who =
    engine === BUILT_IN
      ? `${engineName(engine)}. Your text is read once and not stored.`
      : `${engine}, a language model. Laurel does not store your text.`;
  return `Scored by ${who} A score is not a chance of admission.`;
}
