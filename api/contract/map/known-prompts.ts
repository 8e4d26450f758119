import type { EssayMap } from '../essay-map.ts';
import type { CollegePrompt, CollegePrompts } from '../college-prompts.ts';
import type { AnswersAsked } from '../plan/record.ts';
import type { FactSource } from '../requirements.ts';
import { plainKey } from '../text.ts';
import type { KnownQuestion, KnownQuestions } from './record.ts';

type StoredPrompt = Pick<CollegePrompt, 'id' | 'text' | 'limit' | 'need' | 'units'> &
  Partial<Pick<CollegePrompt, 'group' | 'appliesTo'>>;

/** The season's questions, as `api/data/SOURCES.md` describes them; a source is named by its place. */
export interface PromptsFile {
  cycle: string;
  sources: FactSource[];
  /** Questions that several colleges share. */
  forms: Record<
    string,
    { label: string; source: number; note?: string; appliesTo?: string[]; prompts: StoredPrompt[] }
  >;
  colleges: Record<
    string,
    { status: CollegePrompts['status']; source: number; note?: string; prompts: StoredPrompt[] }
  >;
}

/** What is known of the questions of a college, without who has answered them. */
export type KnownPrompts = Omit<CollegePrompts, 'prompts'> & { prompts: Omit<CollegePrompt, 'essayId'>[] };

/** @param name the college's name in the directory; undefined where it has none */
export function knownPromptsIn(
  { sources, forms, colleges }: PromptsFile,
  name: string | undefined,
): KnownPrompts | undefined {
  if (name === undefined) return undefined;
  const own = colleges[name];
  const shared = Object.values(forms).find(({ appliesTo }) => appliesTo?.includes(name));
  const row = own ?? (shared && { ...shared, status: 'published' as const });
  if (!row) return undefined;
  return {
    status: row.status,
    note: row.note ?? null,
    source: sources[row.source]!,
    prompts: row.prompts.map((prompt) => ({ group: null, appliesTo: null, ...prompt })),
  };
}

type Asked = Pick<CollegePrompt, 'need' | 'limit'> & Partial<Pick<CollegePrompt, 'group'>>;

/** The questions that everybody answers: the required ones, and of each choice the first ones, as many as are chosen. */
export function askedOfEverybody<Prompt extends Asked>(prompts: readonly Prompt[]): Prompt[] {
  const chosen = new Map<string, number>();
  return prompts.filter(({ need, group }) => {
    if (need === 'required') return true;
    if (need !== 'choice' || !group) return false;
    chosen.set(group.key, (chosen.get(group.key) ?? 0) + 1);
    return chosen.get(group.key)! <= group.choose;
  });
}

/** What a college asks everybody to write, and whether the other colleges of a form get the same. @param name as in `knownPromptsIn` */
export function answersAskedIn({ forms, colleges }: PromptsFile, name: string | undefined): AnswersAsked {
  const own = name === undefined ? undefined : colleges[name];
  const [form, shared] = own
    ? [null, undefined]
    : (Object.entries(forms).find(([, { appliesTo }]) => name !== undefined && appliesTo?.includes(name)) ?? [null]);
  const prompts = askedOfEverybody((own ?? shared)?.prompts ?? []);
  return { form, limits: prompts.map(({ limit }) => (limit.unit === 'words' ? limit.max : null)) };
}

/** The applications whose college lists no supplement for everybody. */
export const noSupplementIn = (
  applications: readonly { id: string; college: string }[],
  promptsOf: (college: string) => KnownPrompts,
): EssayMap['noSupplement'] =>
  applications.flatMap(({ id: appId, college }) => {
    const { status, source } = promptsOf(college);
    const isNone = status === 'no-supplement' || status === 'program-only';
    return isNone && source?.cycle ? [{ appId, programs: status === 'program-only', cycle: source.cycle }] : [];
  });

/** The shortest question that is looked for inside a longer text, such as one with its introduction. In characters of the key. */
const SHORTEST_INSIDE = 30;

/** Whether a text asks a published question, whatever its spaces, quotes and capitals, and with its introduction or without. */
export const asksQuestion = (text: string, question: string): boolean => asksKey(plainKey(text), plainKey(question));

const asksKey = (asked: string, published: string): boolean =>
  asked === published || (published.length >= SHORTEST_INSIDE && asked.includes(published));

/** What is known of published questions. Of one that several colleges ask, the college's own reading comes first. */
export function knownQuestionsIn(
  { forms, colleges }: PromptsFile,
  nameOf: (college: string) => string | undefined,
): KnownQuestions {
  const byKey = new Map<string, KnownQuestion>();
  for (const { prompts } of [...Object.values(forms), ...Object.values(colleges)])
    for (const [key, question] of byKeyOf(prompts)) if (!byKey.has(key)) byKey.set(key, question);
  const byCollege = new Map<string, ReadonlyMap<string, KnownQuestion>>();
  for (const [form, { prompts, appliesTo = [] }] of Object.entries(forms))
    for (const name of appliesTo) byCollege.set(name, byKeyOf(prompts, form));
  for (const [name, { prompts }] of Object.entries(colleges)) byCollege.set(name, byKeyOf(prompts));
  return (prompt, college) => {
    const asked = plainKey(prompt);
    const name = college === null ? undefined : nameOf(college);
    const own = name === undefined ? [] : [...(byCollege.get(name) ?? [])];
    return own.find(([key]) => asksKey(asked, key))?.[1] ?? byKey.get(asked);
  };
}

/** @param form of questions whose answer goes to every college of that form */
const byKeyOf = (prompts: readonly StoredPrompt[], form?: string): ReadonlyMap<string, KnownQuestion> =>
  new Map(
    prompts.map(({ id, text, units }) => [
      plainKey(text),
      { units, shared: form === undefined ? null : { form, question: id } },
    ]),
  );
