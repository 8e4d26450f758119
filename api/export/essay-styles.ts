/**
 * The names, in Word, of the paragraph styles that Laurel's own documents have between the heading of an essay and its text.
 * No other program has them, so Laurel finds the text again by them.
 */
export const ESSAY_STYLES = { prompt: 'Laurel prompt', count: 'Laurel word count' };
