import type { CategoryName } from '#contract/essays.ts';

/** What each category looks at, as the end of "… is". */
export const MEANINGS: Record<CategoryName, string> = {
  content: 'what the essay tells, and whether it is something that only you could tell',
  structure: 'how the parts follow each other, and whether each does work of its own',
  voice: 'whether it sounds like one person talking, and that person is you',
  clarity: 'how easily a reader gets through each sentence',
  specificity: 'how much a reader could see, hear or check: names, numbers, things',
  reflection: 'what you make of it all, and how you think or act differently since',
};

/** One move that raises each category, whatever the essay. */
export const MOVES: Record<CategoryName, string> = {
  content: 'pick the moment that only you could tell and give it three more sentences: where, who, what happened',
  structure: 'write beside each paragraph what it does in four words, then move or cut the one that repeats another',
  voice: 'read it aloud, and where you would never say it that way to a friend, write it as you would say it',
  clarity: 'cut the longest sentence in two, and check that every “it” and “this” has one clear meaning',
  specificity: 'put a name, a number or a thing that somebody could see into the vaguest sentence',
  reflection: 'after the main moment, add two sentences on what you do differently since, with one example',
};
