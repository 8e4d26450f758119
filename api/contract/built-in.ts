/** The name of the coach that needs no network. Any other engine is a language model, by its name. */
export const BUILT_IN = 'built-in';
