import { Dialect, type Lint, LocalLinter, SuggestionKind } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { straighten } from '../text.ts';
import { RULES, type SlipKind } from './rules.ts';

/** A slip at UTF-16 offsets `start` to `end`, whole words; `fix` is what should stand there, `because` why. */
export type GrammarSlip = { kind: SlipKind; start: number; end: number; fix: string; because: string };

let linter: Promise<LocalLinter> | undefined;

/** Harper takes a second to start and some 300 MB, so it starts with the first text. */
const readyLinter = (): Promise<LocalLinter> => (linter ??= startLinter());

async function startLinter(): Promise<LocalLinter> {
  const started = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
  await started.setup();
  const all = Object.keys(await started.getLintConfig());
  await started.setLintConfig(Object.fromEntries(all.map((rule) => [rule, RULES.has(rule)])));
  return started;
}

/** The slips of grammar in an essay, in text order and without overlaps. What stands in quotation marks may be as people talk. */
export async function checkGrammar(essay: string): Promise<GrammarSlip[]> {
  const text = straighten(essay);
  const asTyped = (fix: string) => (essay.includes('’') ? fix.replaceAll("'", '’') : fix);
  if (text.trim() === '') return [];
  try {
    const found = await (await readyLinter()).organizedLints(text, { language: 'plaintext' });
    const spoken = spokenParts(text);
    return Object.entries(found)
      .flatMap(([rule, lints]) => lints.flatMap((lint) => slipOf(text, rule, lint) ?? []))
      .filter(({ start }) => !spoken.some(([from, to]) => start >= from && start < to))
      .sort((a, b) => a.start - b.start || a.end - b.end)
      .filter((slip, at, all) => at === 0 || slip.start >= (all[at - 1]?.end ?? 0))
      .map((slip) => ({ ...slip, fix: asTyped(slip.fix) }));
  } catch (error) {
    // What panics inside harper is lost for the next text; a new one is not.
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
  const replacement = suggestion?.get_replacement_text() ?? '';
  // What lives in WebAssembly is not collected in time.
  [lint, span, suggestion, ...others].forEach((each) => each?.free());
  if (!group || kind === undefined) return undefined;
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

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}'-]{0,40}`;
const TO_START = /[\p{L}\p{N}'-]{0,40}$/u;
const TO_END = /^[\p{L}\p{N}'-]{0,40}/u;
const WORD_BEFORE = new RegExp(`${WORD} ?$`, 'u');
const WORD_AFTER = new RegExp(`^ ?${WORD}`, 'u');
const REACH = 42;

/** The span in whole words. What says nothing alone takes in a neighbour: a comma both, “a” the word after it, “don't” the one before. */
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

/** What stands between straight double quotes within a paragraph. */
const spokenParts = (text: string): [number, number][] =>
  [...text.matchAll(/"[^"\n]*"/g)].map(({ 0: part, index }) => [index, index + part.length]);
