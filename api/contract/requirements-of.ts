import type { Application } from './applications.ts';
import { AID_KINDS } from './aid-kinds.ts';
import type { Person } from './people.ts';
import {
  type FactSource,
  type Need,
  type Requirement,
  requirementKinds,
  type RequirementKind,
  type RequirementState,
} from './requirements.ts';
import { isBinding } from './round-kinds.ts';

/** What is known of one requirement of a college. Its source is null where the need is unknown. */
export interface RequirementFact extends Pick<Requirement, 'kind' | 'need' | 'source'> {
  count?: number;
  value?: number;
  note?: string;
}

/** What is known of what a college asks for. */
export interface CollegeRequirements {
  name: string;
  /** Its own page of admissions; null where none is known. */
  page: string | null;
  /** Its own page of financial aid; null where none is known. */
  aidPage: string | null;
  /** Whether it is in the United States, where schools send reports and families fill in FAFSA. */
  american: boolean;
  facts: readonly RequirementFact[];
}

/** The season's file of requirements: each source once, and of each college its own pages and facts with the places of their sources. */
export interface RequirementsFile {
  sources: FactSource[];
  colleges: Record<
    string,
    {
      page?: string;
      aidPage?: string;
      facts: [
        kind: RequirementKind,
        need: Need,
        source: number | null,
        more?: Pick<RequirementFact, 'count' | 'value' | 'note'>,
      ][];
    }
  >;
}

/**
 * What the season's file has of a college.
 * @param key of the college in that file
 */
export function collegeRequirementsIn(
  { sources, colleges }: RequirementsFile,
  key: string,
  { name, domain, country }: { name: string; domain: string; country: string },
): CollegeRequirements {
  const { page, aidPage, facts = [] } = colleges[key] ?? {};
  return {
    name,
    page: page ?? `https://${domain}`,
    aidPage: aidPage ?? null,
    american: country === 'US',
    facts: facts.map(([kind, need, source, more]) => ({
      kind,
      need,
      ...more,
      source: source === null ? null : sources[source]!,
    })),
  };
}

/** What a student made of a requirement. Null is what they have not said; a row of their own says its need and state. */
export interface StoredRequirement extends Pick<
  Requirement,
  'id' | 'appId' | 'kind' | 'own' | 'personId' | 'due' | 'stateAt' | 'note'
> {
  need: Need | null;
  state: RequirementState | null;
}

/** Kinds that most colleges ask for: where nothing is known of one, it is told as unknown. */
const USUAL: readonly RequirementKind[] = [
  'mainEssay',
  'supplement',
  'fee',
  'tests',
  'teacherLetter',
  'transcript',
  'counselorLetter',
  'schoolReport',
  'midYear',
  'fafsa',
  'css',
];
const USUAL_ABROAD = USUAL.slice(0, USUAL.indexOf('counselorLetter'));

/**
 * What the college of an application asks for, by kind: the student's own word, else the season's facts, else unknown.
 * @param college undefined where the directory does not have it
 * @param agreement where it was read that a binding plan needs an agreement
 * @param stored what the student made of them, of this application alone
 * @param people whom the student has named
 */
export function requirementsOf(
  { id: appId, round, status }: Pick<Application, 'id' | 'round' | 'status'>,
  college: CollegeRequirements | undefined,
  agreement: FactSource,
  stored: readonly StoredRequirement[],
  people: readonly Pick<Person, 'id' | 'role'>[],
): Requirement[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  const roles = new Map(people.map(({ id, role }) => [id, role]));

  const rowOf = (id: string, fact: RequirementFact, own: boolean): Requirement => {
    const said = byId.get(id);
    const need = said?.need ?? fact.need;
    const personId = said?.personId && roles.has(said.personId) ? said.personId : null;
    return {
      id,
      appId,
      kind: fact.kind,
      need,
      count: fact.count ?? null,
      personId,
      who: whoDoes(fact.kind, personId === null ? undefined : roles.get(personId)),
      due: said?.due ?? null,
      state: said?.state ?? stateOf(fact.kind, need, status),
      stateAt: said?.stateAt ?? null,
      value: fact.value ?? null,
      note: said?.note ?? fact.note ?? null,
      own,
      source: own || said?.need ? null : fact.need === 'unknown' ? pageOf(college, fact.kind) : fact.source,
    };
  };

  const places = new Map<RequirementKind, number>();
  // A board asks for hundreds of rows at once, so they are made in a plain loop.
  const factRows: Requirement[] = [];
  for (const fact of factsOf(round, college, agreement)) {
    const rows = fact.need === 'required' && fact.kind === 'teacherLetter' ? (fact.count ?? 1) : 1;
    for (let row = 0; row < rows; row++) {
      const place = (places.get(fact.kind) ?? 0) + 1;
      places.set(fact.kind, place);
      factRows.push(rowOf(`${appId}.${fact.kind}.${place}`, fact, false));
    }
  }
  const isTold = (id: string) => factRows.some((row) => row.id === id);
  // What the student has said of a requirement stays in sight when the facts no longer name it.
  const others = stored.filter(({ id, own, kind }) => own || (!isTold(id) && kind !== 'agreement'));
  const otherRows = others.map(({ id, kind, own }) => rowOf(id, { kind, need: 'unknown', source: null }, own));
  return [...factRows, ...otherRows].toSorted((a, b) => orderOf(a.kind) - orderOf(b.kind));
}

/** Where a requirement stands as long as the student has said nothing: the essays go with the application when it is sent. */
function stateOf(kind: RequirementKind, need: Need, status: Application['status']): RequirementState {
  if (need === 'optional' || need === 'notConsidered') return 'notNeeded';
  const goesWithIt = kind === 'mainEssay' || kind === 'supplement';
  return goesWithIt && need !== 'unknown' && status === 'submitted' ? 'sent' : 'open';
}

const orderOf = (kind: RequirementKind) => requirementKinds.indexOf(kind);

function factsOf(
  round: Application['round'],
  college: CollegeRequirements | undefined,
  agreement: FactSource,
): RequirementFact[] {
  const facts = college?.facts ?? [];
  const known = new Set(facts.map(({ kind }) => kind));
  const usual = college?.american === false ? USUAL_ABROAD : USUAL;
  const unknown = usual.filter((kind) => !known.has(kind));
  return [
    ...facts,
    ...unknown.map((kind): RequirementFact => ({ kind, need: 'unknown', source: null })),
    ...(isBinding(round) ? [{ kind: 'agreement', need: 'required', source: agreement } as const] : []),
  ];
}

/** The page on which the college itself says what is not known here. */
function pageOf(college: CollegeRequirements | undefined, kind: RequirementKind): FactSource | null {
  const url = (AID_KINDS.includes(kind) ? college?.aidPage : null) ?? college?.page;
  return college && url ? { name: college.name, url, checkedOn: null, cycle: null } : null;
}

/** Whose turn a requirement is, where nobody or somebody with that role is named for it. */
export function whoDoes(kind: RequirementKind, role: Person['role'] | undefined): Requirement['who'] {
  if (role && role !== 'other') return role;
  if (kind === 'teacherLetter') return 'teacher';
  return FROM_COUNSELOR.includes(kind) ? 'counselor' : 'student';
}

const FROM_COUNSELOR: readonly RequirementKind[] = [
  'counselorLetter',
  'schoolReport',
  'transcript',
  'midYear',
  'finalReport',
];
