import lists from '../data/words.json' with { type: 'json' };

/** The words of a text as a set. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The list of that name in the data. */
export const list = (name: keyof typeof lists): ReadonlySet<string> => new Set(lists[name]);

/** Closed-class words: they carry grammar, not content. */
export const FUNCTION_WORDS = list('FUNCTION_WORDS');

/** Common openers that the frequency list spells with a capital although they are no names. */
export const OPENERS = list('OPENERS');

export const DETERMINERS = list('DETERMINERS');
export const SUBJECTS = list('SUBJECTS');
export const PREPOSITIONS = list('PREPOSITIONS');
export const FINITE = list('FINITE');
export const COPULAS = list('COPULAS');
export const CONJUNCTIONS = list('CONJUNCTIONS');

export const SUBORDINATORS = list('SUBORDINATORS');
export const COLD_OPENERS = list('COLD_OPENERS');

export const VAGUE = list('VAGUE');

export const FEELINGS = list('FEELINGS');

/** Words of sense that seldom mean anything else; a passage is marked as sensory only on these. */
export const SHARP_SENSES = list('SHARP_SENSES');
export const BODY = list('BODY');
export const CONCRETE = list('CONCRETE');
export const PEOPLE = list('PEOPLE');
export const TITLES = list('TITLES');
export const SAYING = list('SAYING');
export const TIME_ANCHORS = list('TIME_ANCHORS');
export const NUMBER_WORDS = list('NUMBER_WORDS');
/** General words about life: a passage made of these could close any essay. */
export const GENERAL = list('GENERAL');

/** More things one can picture, for the highlights alone: CONCRETE is counted by the score. */
export const THINGS = list('THINGS');

/** What applicants say that they have or have learned. */
export const VIRTUES = list('VIRTUES');

/** Words that came up after the films of the frequency list were made. */
export const YOUNG_WORDS = list('YOUNG_WORDS');

/** Small words of other languages that students write in, less those that English spells the same. */
export const FOREIGN = list('FOREIGN');
/** English words that other languages use as well, so that they do not tell the languages apart. */
export const SHARED = list('SHARED');

/** Adjectives that “very” adds nothing to. */
export const DEGREES = list('DEGREES');

/** Who can be meant by “he” or “they”, beside PEOPLE. */
export const PERSONS = list('PERSONS');

/** Words of teams, prizes and offices, of which lists of activities are made. */
export const CONTEST = list('CONTEST');
export const POSTS = list('POSTS');

/** Words of an argument: whom it is about, what they should do, and why. */
export const ANYBODY = list('ANYBODY');
export const MODALS = list('MODALS');
export const REASONS = list('REASONS');
