/** What stands between the parts of an answer that have different sources: two empty lines, which Markdown reads as one. */
export const PARTS_APART = '\n\n\n';

/** The name of the source of an answer to somebody in danger, by which the screen tells it from others. */
export const HELP_LINES = 'Help lines';
