import { findCollege } from '#api/colleges/directory.ts';
import first from '#api/coach/data/chat/first-signs.json' with { type: 'json' };
import signs from '#api/coach/data/chat/signs.json' with { type: 'json' };
import type { Heard } from './items.ts';

/** Words that by themselves say what is meant, whatever else the question sounds like. */
interface Sign {
  intent: string;
  /** Which fact of a college is asked for. */
  topic?: string;
  /** True where a college has to be named, or the University of California. */
  college?: boolean;
  /** Whether it is about the form of the University of California. */
  uc?: boolean;
  /** Patterns that all stand in the question, and those of which none may. */
  all: RegExp[];
  none: RegExp[];
}

type Written = { intent: string; topic?: string; college?: boolean; uc?: boolean; all: string[]; none?: string[] };

/** Those of deceit and of what nobody can know go first, because a word beside them sounds like another question. */
const SIGNS = [...(first as Written[]), ...(signs.signs as Written[])].map(({ all, none = [], ...sign }): Sign => ({
  ...sign,
  all: all.map(wordsOf),
  none: none.map(wordsOf),
}));

function wordsOf(pattern: string): RegExp {
  return new RegExp(String.raw`\b(?:${pattern})\b`);
}

/** Words without one of which an intent is never meant, because to be wrong about it would hurt. */
const NEEDED = new Map(Object.entries(signs['words that it needs']).map(([intent, words]) => [intent, wordsOf(words)]));

export const hasItsWords = (intent: string, text: string): boolean => NEEDED.get(intent)?.test(text) ?? true;

const UC = wordsOf(signs.uc);
const COMMON_APP = wordsOf(signs['common app']);

/** The University of California as a whole, without a campus. */
export const speaksOfUc = (text: string): boolean => UC.test(text);

/** Whether a college is a campus of the University of California, by any of its names: "UCLA". */
export const isUc = (college: string): boolean =>
  /^(?:University of California\b|UC )/.test(findCollege(college)?.name ?? college);

const isOfUc = ({ text, apps, strangers }: Read): boolean =>
  speaksOfUc(text) || apps.some(({ college }) => isUc(college)) || strangers.some(isUc);

/** A question as it was heard: its words and the colleges that it names. */
type Read = Pick<Heard, 'text' | 'apps' | 'strangers'>;

/** What the words of a question surely say: an intent, and of a college which fact; undefined where they don't. */
export function signOf(heard: Read): Pick<Sign, 'intent' | 'topic'> | undefined {
  const { text, apps, strangers } = heard;
  const ofUc = isOfUc(heard);
  const named = apps.length + strangers.length > 0 || speaksOfUc(text);
  return SIGNS.find(
    ({ college, uc, all, none }) =>
      (!college || named) &&
      (uc === undefined || uc === ofUc) &&
      all.every((pattern) => pattern.test(text)) &&
      !none.some((pattern) => pattern.test(text)),
  );
}

const INSTEAD: Record<string, Record<string, string>> = signs.instead;

/** The name of the intent about the form that the question names, where it was taken for one about another form. */
export function ofItsForm(intent: string, heard: Heard): string {
  const isOfCommonApp = COMMON_APP.test(heard.text);
  const ofUc = isOfUc(heard);
  if (isOfCommonApp === ofUc) return intent;
  return INSTEAD[ofUc ? 'uc' : 'common app']?.[intent] ?? intent;
}
