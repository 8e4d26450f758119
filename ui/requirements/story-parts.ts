import type { FactSource, PersonItem, RequirementItem, RequirementKind } from './requirements.ts';

const grid: FactSource = {
  name: 'Common App Requirements Grid 2026-27',
  url: 'https://content.commonapp.org/Files/ReqGrid.pdf',
  checkedOn: '2026-09-11',
  cycle: '2026-27',
};
export const page: FactSource = {
  name: 'Oberlin College',
  url: 'https://www.oberlin.edu/admissions-and-aid',
  checkedOn: null,
  cycle: null,
};
export const federal: FactSource = {
  name: 'IPEDS HD2024 and ADM2024, US Department of Education',
  url: 'https://nces.ed.gov/ipeds/',
  checkedOn: '2026-11-22',
  cycle: 'fall 2024',
};

/** A requirement of a college, required and open where nothing else is said. */
export function requirement(kind: RequirementKind, part: Partial<RequirementItem> = {}): RequirementItem {
  const unknown = part.need === 'unknown';
  return {
    id: `${part.appId ?? 'oberlin'}.${kind}.1`,
    appId: 'oberlin',
    kind,
    need: 'required',
    count: null,
    personId: null,
    state: 'open',
    stateDay: null,
    value: null,
    note: null,
    own: false,
    source: unknown ? page : grid,
    ...part,
  };
}

export const people: PersonItem[] = [
  { id: 'whitfield', name: 'Ms. Whitfield', role: 'teacher', subject: 'English' },
  { id: 'abara', name: 'Mr. Abara', role: 'teacher', subject: 'physics' },
  { id: 'ortiz', name: 'Ms. Ortiz', role: 'counselor', subject: null },
  { id: 'rania', name: 'Rania Haddad', role: 'parent', subject: null },
];

/** What Oberlin asks for in its second early round. */
export const oberlin: RequirementItem[] = [
  requirement('mainEssay', { progress: 'Editing' }),
  requirement('agreement', { source: { ...grid, name: 'Common App, Early Decision agreement', cycle: '2016-17' } }),
  requirement('supplement', { need: 'notConsidered', state: 'notNeeded' }),
  requirement('fee', { need: 'notConsidered', state: 'notNeeded', value: 0 }),
  requirement('tests', { need: 'optional', state: 'notNeeded' }),
  requirement('interview', { need: 'optional', state: 'notNeeded', source: federal }),
  requirement('teacherLetter', { state: 'asked', stateDay: '2026-09-28', personId: 'abara', count: 1 }),
  requirement('counselorLetter', { state: 'asked', stateDay: '2026-11-09', personId: 'ortiz' }),
  requirement('schoolReport', { state: 'asked', stateDay: '2026-11-09', personId: 'ortiz' }),
  requirement('midYear', { personId: 'ortiz' }),
  requirement('fafsa', { state: 'sent', stateDay: '2026-10-12', need: 'unknown' }),
  requirement('css', { need: 'unknown' }),
  requirement('transcript', { need: 'unknown' }),
];

const LONG_NAME = 'Maximiliana Konstantinopoulou-Featherstonehaugh';
export const longPeople: PersonItem[] = [{ id: 'long', name: LONG_NAME, role: 'teacher', subject: 'Ceramics' }];
export const longItems: RequirementItem[] = [
  requirement('other', {
    own: true,
    source: null,
    note: `A portfolio of ${'ten sketchbook pages, '.repeat(12)}all scanned`,
  }),
  requirement('teacherLetter', { personId: 'long', note: 'Donaudampfschifffahrtsgesellschaft'.repeat(5) }),
  requirement('mainEssay', {
    source: { ...grid, name: 'Requirements '.repeat(12), url: `https://example.org/${'a'.repeat(200)}` },
  }),
];
