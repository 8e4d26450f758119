/**
 * The paragraph styles, by their names in Word, of what stands between the heading of an essay and its text in Laurel's own
 * Word documents. By them Laurel finds the text again. No other program has them.
 */
export const ESSAY_STYLES = { prompt: 'Laurel prompt', count: 'Laurel word count' };
