import { share } from '../measure.ts';
import { isEnglish } from '../quick-ai/language.ts';
import { type Essay, NAME, readEssay, type Word } from '../text.ts';
import { FOREIGN } from '../words.ts';
import { hasVerb } from './evidence.ts';
import type { EssayKind } from '#contract/essay-kind.ts';

/** What a text is that is no essay in English. */
export type OtherForm = 'language' | 'letters' | 'list' | 'nonsense';

/** Fewer words and signs than this are too few to tell. Some languages put no spaces between words. */
const FEWEST = 20;
const FEWEST_SIGNS = 120;

/** What the text is, where it is no essay in English; undefined for an essay. `text` is what the student wrote. */
export function otherForm(text: string, kind: EssayKind): OtherForm | undefined {
  const essay = readEssay(text);
  if (essay.words.length < FEWEST && text.length < FEWEST_SIGNS) return undefined;
  if (!isEnglish(text)) return isLanguage(essay) ? 'language' : 'letters';
  // An answer of a few words, and facts for the form, may be a list.
  if (kind !== 'shortAnswer' && kind !== 'additionalInformation' && isList(essay)) return 'list';
  return isNonsense(essay) ? 'nonsense' : undefined;
}

const isLanguage = ({ words, plain }: Essay): boolean =>
  (/\p{L}/u.test(plain) && !/[a-z]/i.test(plain)) ||
  /[^\s\p{P}\p{N}\p{Script=Latin}]{20}/u.test(plain.replace(/[\s\p{P}\p{N}]/gu, '')) ||
  share(words, ({ raw }) => FOREIGN.has(raw.toLowerCase())) > 0.08;

const LINES = 6;
const LONG_LINE = 14;
const BULLET = /^\s*(?:[-*•·–—]|\d{1,2}[.)])\s/;

/** Most lines are no sentences: they have a bullet, or no verb and no full stop. */
function isList({ plain }: Essay): boolean {
  const lines = plain.split('\n').filter((line) => line.trim() !== '');
  // A line that begins with a small letter goes on from the one before it, as in a text that was wrapped.
  const goesOn = share(lines, (line) => /^\s*\p{Ll}/u.test(line) && !BULLET.test(line));
  return lines.length >= LINES && goesOn < 0.2 && share(lines, isEntry) > 0.7;
}

function isEntry(line: string): boolean {
  const { words } = readEssay(line);
  const isSentence = hasVerb(words) && /[.!?]["')]*\s*$/.test(line);
  return (BULLET.test(line) || words.length <= LONG_LINE) && !isSentence;
}

/** So many sentences of at least so many words, and so few of the things in them come a second time: nothing is told. */
const SENTENCES = 10;
const WORDS = 90;
const COMES_BACK = 0.06;

function isNonsense({ sentences, words }: Essay): boolean {
  if (sentences.length < SENTENCES || words.length < WORDS) return false;
  const named = sentences.flatMap((sentence) => [...new Set(sentence.words.flatMap(whatIsNamed))]);
  const times = new Map<string, number>();
  for (const name of named) times.set(name, (times.get(name) ?? 0) + 1);
  return share(named, (name) => times.get(name)! > 1) < COMES_BACK;
}

const whatIsNamed = ({ key, raw, content, stem }: Word): string[] =>
  key === NAME ? [raw.toLowerCase().replace(/'s$/, '')] : content ? [stem] : [];
