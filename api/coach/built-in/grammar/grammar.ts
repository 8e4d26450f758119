import { Dialect, type Lint, LocalLinter, SuggestionKind } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { readEssay, spokenParts, straighten } from '../text.ts';
import { articleFor } from './article.ts';
import { isLetterOrBeforeLetters } from './letters.ts';
import { RULES, type GrammarSlip, type SlipKind } from './rules.ts';

let linter: Promise<LocalLinter> | undefined;

/** Harper takes a second to start and some 300 MB, so it starts with the first text. */
const readyLinter = (): Promise<LocalLinter> => (linter ??= startLinter());

async function startLinter(): Promise<LocalLinter> {
  // The constructor starts this too, but without waiting for it: a failure there would end the thread.
  await slimBinary.setup();
  const started = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
  await started.setup();
  const all = Object.keys(await started.getLintConfig());
  await started.setLintConfig(Object.fromEntries(all.map((rule) => [rule, RULES.has(rule)])));
  return started;
}

/** The most characters of a text that harper reads; it takes a second for 30,000. */
const MOST_READ = 30_000;
/** The longest sentence and the longest stretch that harper is given: it takes minutes for a page of dots. */
const LONGEST_SENTENCE = 1_000;
const LONGEST_STRETCH = 5_000;

/**
 * The slips of grammar in an essay, in text order and without overlaps. What stands in quotation marks may be as people talk.
 * @param goOn called before each stretch of some sentences and after the last; what it throws ends the reading
 */
export async function checkGrammar(essay: string, goOn = () => {}): Promise<GrammarSlip[]> {
  const text = straighten(essay);
  const asTyped = (fix: string) => (essay.includes('’') ? fix.replaceAll("'", '’') : fix);
  const spoken = spokenParts(text);
  const found: GrammarSlip[] = [];
  for (const [start, end] of stretchesOf(text)) {
    goOn();
    found.push(...(await slipsIn(text.slice(start, end), start)));
  }
  goOn();
  return found
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .filter(({ start }) => {
      while (start >= (spoken[0]?.[1] ?? Infinity)) spoken.shift();
      return start < (spoken[0]?.[0] ?? Infinity);
    })
    .filter((slip, at, all) => at === 0 || slip.start >= (all[at - 1]?.end ?? 0))
    .map((slip) => ({ ...slip, fix: asTyped(slip.fix) }));
}

/** Where sentences that stand together begin and end, as far as they are read. */
function stretchesOf(text: string): [number, number][] {
  const stretches: [number, number][] = [];
  let open = false;
  for (const { start, end } of readEssay(text.slice(0, MOST_READ)).sentences) {
    const last = stretches.at(-1);
    const isSentence = end - start <= LONGEST_SENTENCE;
    if (isSentence && open && last && end - last[0] <= LONGEST_STRETCH) last[1] = end;
    else if (isSentence) stretches.push([start, end]);
    open = isSentence;
  }
  return stretches;
}

async function slipsIn(text: string, offset: number): Promise<GrammarSlip[]> {
  try {
    const found = await (await readyLinter()).organizedLints(text, { language: 'plaintext' });
    return Object.entries(found)
      .flatMap(([rule, lints]) => lints.flatMap((lint) => slipOf(text, rule, lint) ?? []))
      .map((slip) => ({ ...slip, start: slip.start + offset, end: slip.end + offset }));
  } catch (error) {
    // A harper that has panicked can read no more texts, so the next text starts a new one.
    linter = undefined;
    throw error;
  }
}

function slipOf(text: string, rule: string, lint: Lint): GrammarSlip | undefined {
  const group = RULES.get(rule);
  const span = lint.span();
  const [suggestion, ...others] = lint.suggestions();
  const { start, end } = span;
  const kind = suggestion?.kind();
  // Harper takes the capital of “A” for a word in capitals.
  const replacement = suggestion?.get_replacement_text().replace(/^AN$/, 'An') ?? '';
  // Objects of WebAssembly are not garbage-collected in time.
  [lint, span, suggestion, ...others].forEach((each) => each?.free());
  if (!group || kind === undefined) return undefined;
  if (group.kind === 'article' && (isRightArticle(text, start, end) || isLetterOrBeforeLetters(text, start, end)))
    return undefined;
  if (rule === 'TheirToThere' && OWNED.test(text.slice(end))) return undefined;
  if (rule === 'ThereToTheir' && PLACE_BEFORE_DOING.test(text.slice(start, end + REACH))) return undefined;
  const whole = inContext(text, group.kind, start, end);
  const mended =
    kind === SuggestionKind.Remove
      ? ''
      : kind === SuggestionKind.InsertAfter
        ? text.slice(start, end) + replacement
        : replacement;
  const fix = (text.slice(whole.start, start) + mended + text.slice(end, whole.end)).replace(/ {2,}/g, ' ').trim();
  return fix === '' || fix === text.slice(whole.start, whole.end) ? undefined : { ...group, ...whole, fix };
}

/** Harper would have “an unanimous vote”. */
function isRightArticle(text: string, start: number, end: number) {
  const [, next] = /^\s+(\p{L}+)/u.exec(text.slice(end, end + REACH)) ?? [];
  return next !== undefined && articleFor(next) === text.slice(start, end).toLowerCase();
}

/** After “their” comes what somebody owns, as in “that was their right”. */
const OWNED =
  /^ ?(?!(?:a|an|the|no|not|is|are|was|were|some|many|few|two|three|nothing|something|for|to|and|but|when|with|in|at|on|I|we|he|she|they|it)\b)\p{L}/u;

/** In “a spring up there learning how” somebody learns in that place. */
const PLACE_BEFORE_DOING = /^(?:\p{L}+ )?there \p{L}+ing\b/iu;

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}'-]{0,40}`;
const TO_START = /[\p{L}\p{N}'-]{0,40}$/u;
const TO_END = /^[\p{L}\p{N}'-]{0,40}/u;
const WORD_BEFORE = new RegExp(`${WORD} ?$`, 'u');
const WORD_AFTER = new RegExp(`^ ?${WORD}`, 'u');
const REACH = 42;

/** The span in whole words. A slip that means nothing alone takes in its neighbours: “a” the word after it, “don't” the one before, a comma both. */
function inContext(text: string, kind: SlipKind, from: number, to: number): { start: number; end: number } {
  const before = (at: number, part: RegExp) => part.exec(text.slice(Math.max(0, at - REACH), at))?.[0].length ?? 0;
  const after = (at: number, part: RegExp) => part.exec(text.slice(at, at + REACH))?.[0].length ?? 0;
  let start = from - before(from, TO_START);
  let end = to + after(to, TO_END);
  const words = text.slice(start, end).match(/[\p{L}\p{N}'-]+/gu)?.length ?? 0;
  if (words === 0 || (words === 1 && kind === 'article')) end += after(end, WORD_AFTER);
  if (words === 0 || (words === 1 && (kind === 'agreement' || kind === 'mixUp'))) start -= before(start, WORD_BEFORE);
  return { start, end };
}
