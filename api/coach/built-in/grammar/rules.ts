import rules from '../../data/grammar-rules.json' with { type: 'json' };

export type SlipKind = 'agreement' | 'mixUp' | 'joined' | 'repeated' | 'spacing' | 'capital' | 'article';

/** A slip at UTF-16 offsets `start` to `end` of the text, whole words. `fix` is the right wording, `because` the reason. */
export type GrammarSlip = { kind: SlipKind; start: number; end: number; fix: string; because: string };

/** The reason that the student reads, with harper's names of the rules that it is the reason of. */
const BY_KIND: Readonly<Record<SlipKind, Record<string, readonly string[]>>> = rules;

/**
 * The rules of harper that the coach listens to, by the name that harper gives them. Left out are rules of taste, rules for
 * technical writing, rules for what hardly anybody gets wrong (each costs every essay a fifth of a millisecond), and those that
 * were often wrong in essays of students.
 */
export const RULES: ReadonlyMap<string, { kind: SlipKind; because: string }> = new Map(
  Object.entries(BY_KIND).flatMap(([kind, reasons]) =>
    Object.entries(reasons).flatMap(([because, names]) =>
      names.map((name) => [name, { kind: kind as SlipKind, because }] as const),
    ),
  ),
);
