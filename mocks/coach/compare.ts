import { type Categories, categoryNames, type CategoryName } from '#contract/essays.ts';
import type { CategorySignals, Reasons } from '#contract/revisions/revisions-of.ts';

/** Through what each category moves, as the coach may say it. */
const CLAUSES: Record<CategoryName, [rose: string, fell: string]> = {
  content: ['fewer words claim something of you', 'more words claim something of you'],
  structure: ['the ending is less general', 'the ending is more general'],
  voice: ['fewer of its words could be anybody’s', 'more of its words could be anybody’s'],
  clarity: ['three slips went', 'three slips came in'],
  specificity: ['a reader can see, hear or look up more of it', 'a reader can see, hear or look up less of it'],
  reflection: ['more thoughts follow from what happened', 'fewer thoughts follow from what happened'],
};

/** Through what the categories moved, and nothing that holds the score down. */
export function reasonsOf(from: Categories, to: Categories): Reasons {
  const clauses = categoryNames.map((name): [CategoryName, string[]] => {
    const [rose, fell] = CLAUSES[name];
    if (from[name] === to[name]) return [name, []];
    return [name, [to[name] > from[name] ? rose : fell]];
  });
  return { signals: Object.fromEntries(clauses) as CategorySignals, held: null };
}
