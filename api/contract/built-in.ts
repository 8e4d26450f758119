/** The name of the coach that needs no network. Any other engine is a language model, by its name. */
export const BUILT_IN = 'built-in';

/** The built-in coach of before November 23, 2026. It paid for length and rare words, so its scores are compared with no other. */
export const EARLIER_BUILT_IN = 'built-in-1';
