import { countWords } from '#contract/words.ts';

/** An answer in parts, each Markdown: what is so, the items that show it, what else to know, and the one step to take now. */
export interface Reply {
  says: string[];
  list?: string[];
  /** True where the order of the list counts. */
  ordered?: boolean;
  also?: string[];
  next?: string;
}

const MOST_WORDS = 180;
const MOST_LINES = 20;
/** The most lines of a list that stands beside another answer. */
const FEW_LINES = 4;

/** The reply as Markdown of at most about 180 words: where it is longer, the list ends early and says how much is left out. */
export function render(reply: Reply): string {
  const list = reply.list ?? [];
  for (let shown = Math.min(MOST_LINES, list.length); shown > 1; shown--) {
    const text = markdownOf(reply, shown);
    if (countWords(text) <= MOST_WORDS) return text;
  }
  return markdownOf(reply, Math.min(1, list.length));
}

/** Several answers in one reply: each is short, no sentence stands twice, and only the last one has its step. */
export function renderAll(replies: Reply[]): string {
  const [only, ...others] = replies;
  if (only && others.length === 0) return render(only);
  const told = new Set<string>();
  return replies
    .map(({ says, list = [], ordered, next }, at) => {
      const news = says.filter((sentence) => !told.has(sentence));
      for (const sentence of says) told.add(sentence);
      const last = at === replies.length - 1;
      const cut = list.length > FEW_LINES ? [...list.slice(0, FEW_LINES), `and ${list.length - FEW_LINES} more`] : list;
      return render({ says: news, list: cut, ordered, next: last ? next : '' });
    })
    .join('\n\n');
}

function markdownOf({ says, list = [], ordered, also = [], next = '' }: Reply, shown: number): string {
  const lines = list.slice(0, shown).map((line, at) => `${ordered ? `${at + 1}.` : '-'} ${line}`);
  const more = shown < list.length ? `And ${list.length - shown} more.` : '';
  return [...says, lines.join('\n'), more, ...also, next].filter((part) => part !== '').join('\n\n');
}
