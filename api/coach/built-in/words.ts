import plainWords from '../data/plain-words.json' with { type: 'json' };
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
export const OPENING_WORDS = list('OPENING_WORDS');
export const COLD_OPENERS = list('COLD_OPENERS');

export const CAUSES = list('CAUSES');
export const INTENSIFIERS = list('INTENSIFIERS');
export const VAGUE = list('VAGUE');
export const PLAIN_VERBS = list('PLAIN_VERBS');
export const HEDGES = list('HEDGES');

export const INSIGHT = list('INSIGHT');
export const MEANING = list('MEANING');
export const THINKING = list('THINKING');
export const FEELINGS = list('FEELINGS');

export const SENSES = list('SENSES');
/** Words of sense that seldom mean anything else; a passage is marked as sensory only on these. */
export const SHARP_SENSES = list('SHARP_SENSES');
export const BODY = list('BODY');
export const CONCRETE = list('CONCRETE');
export const PEOPLE = list('PEOPLE');
export const TITLES = list('TITLES');
export const ACTIONS = list('ACTIONS');
export const SAYING = list('SAYING');
export const TIME_ANCHORS = list('TIME_ANCHORS');
export const NUMBER_WORDS = list('NUMBER_WORDS');
export const BUZZ = list('BUZZ');
/** General words about life: a passage made of these could close any essay. */
export const GENERAL = list('GENERAL');

/** More things one can picture, for the highlights alone: CONCRETE is counted by the score. */
export const THINGS = list('THINGS');
/** More deeds one could film, for the highlights alone: ACTIONS is counted by the score. */
export const DEEDS = list('DEEDS');
/** Things that are verbs or figures of speech as often: they count where nothing says that they are. */
export const THINGS_OR_ACTS = list('THINGS_OR_ACTS');

/** What applicants say that they have or have learned. */
export const VIRTUES = list('VIRTUES');

/** Ways to praise oneself. */
export const TRAITS = list('TRAITS');

/** Words that are long where a plain one says the same, each with the plain one. */
export const SHOWY: ReadonlyMap<string, string> = new Map(Object.entries(plainWords));

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
