import type { BoardCollege } from './board.ts';
import { requirement } from './story-parts.ts';
import type { RequirementItem, RequirementKind } from './requirements.ts';

type Part = Partial<RequirementItem>;
type Asked = Partial<Record<RequirementKind, Part | readonly Part[]>>;

const due = (day: string) => ({ day, time: null, passed: false });

/** A college of the board, by what it asks for. */
export function boardCollege(
  id: string,
  college: string,
  round: string,
  day: string | null,
  asked: Asked,
): BoardCollege {
  return {
    id,
    college,
    href: `#${id}`,
    round,
    deadline: day ? due(day) : null,
    sent: day === null,
    items: (Object.entries(asked) as [RequirementKind, Part | readonly Part[]][]).flatMap(([kind, parts]) =>
      [parts].flat().map((part, at) => requirement(kind, { id: `${id}.${kind}.${at + 1}`, appId: id, ...part })),
    ),
  };
}

const day = '2026-11-09';
const asked = (personId: string): Part => ({ state: 'asked', stateDay: day, personId });
const received = (personId: string | null = null): Part => ({ state: 'received', stateDay: day, personId });
const sent: Part = { state: 'sent', stateDay: day };
const waived: Part = { state: 'waived' };
const optional: Part = { need: 'optional', state: 'notNeeded' };
const unneeded: Part = { need: 'notConsidered', state: 'notNeeded' };

const whole: Asked = {
  mainEssay: received(),
  supplement: received(),
  fee: waived,
  tests: received(),
  transcript: received('ortiz'),
  fafsa: received(),
};

/** Eight colleges: three still open, five sent. */
export const colleges: BoardCollege[] = [
  boardCollege('berkeley', 'University of California, Berkeley', 'Regular Decision', '2026-11-30', {
    mainEssay: unneeded,
    supplement: { progress: '0 of 4' },
    fee: {},
    tests: unneeded,
    fafsa: sent,
  }),
  boardCollege('cornell', 'Cornell University', 'Regular Decision', '2027-01-02', {
    mainEssay: { progress: 'Editing' },
    supplement: { progress: '0 of 3' },
    fee: {},
    tests: sent,
    teacherLetter: [asked('abara'), { personId: 'whitfield' }],
    counselorLetter: asked('ortiz'),
    schoolReport: asked('ortiz'),
    transcript: asked('ortiz'),
    midYear: {},
    fafsa: sent,
    css: asked('rania'),
  }),
  boardCollege('oberlin', 'Oberlin College', 'Early Decision II', '2027-01-05', {
    mainEssay: { progress: 'Editing' },
    supplement: unneeded,
    fee: unneeded,
    tests: optional,
    agreement: {},
    teacherLetter: asked('abara'),
    counselorLetter: asked('ortiz'),
    transcript: asked('ortiz'),
    midYear: {},
    fafsa: sent,
    css: asked('rania'),
  }),
  boardCollege('brown', 'Brown University', 'Early Decision', null, {
    ...whole,
    agreement: received(),
    teacherLetter: [received('abara'), received('whitfield')],
    counselorLetter: received('ortiz'),
    midYear: {},
    css: received('rania'),
  }),
  boardCollege('georgetown', 'Georgetown University', 'Early Action', null, {
    ...whole,
    tests: sent,
    teacherLetter: received('abara'),
    counselorLetter: received('ortiz'),
    midYear: {},
    css: { ...sent, personId: 'rania' },
  }),
  boardCollege('georgia-tech', 'Georgia Institute of Technology', 'Early Action', null, {
    ...whole,
    supplement: unneeded,
    teacherLetter: optional,
    counselorLetter: optional,
    midYear: {},
    css: { need: 'unknown' },
  }),
  boardCollege('michigan', 'University of Michigan', 'Early Action', null, {
    ...whole,
    teacherLetter: received('abara'),
    counselorLetter: { need: 'unknown' },
    css: { ...sent, personId: 'rania' },
  }),
  boardCollege('ohio-state', 'The Ohio State University', 'Early Action', null, { ...whole, teacherLetter: optional }),
];

/** Twenty colleges, some with the longest names that there are. */
export const twenty: BoardCollege[] = Array.from({ length: 20 }, (_, n) => ({
  ...colleges[n % colleges.length]!,
  id: `college-${n}`,
  college:
    n % 5 === 0 ? `The Llanfairpwllgwyngyllgogerychwyrndrobwll University of ${n}` : `${colleges[n % 8]!.college} ${n}`,
  items: colleges[n % colleges.length]!.items.map((item) => ({ ...item, id: `${n}.${item.id}` })),
}));
