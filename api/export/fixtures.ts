import { type FileEntry, TextWriter, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import type { Activity } from '#contract/activities.ts';
import type { ContextEssay } from '#contract/ai.ts';
import type { Application } from '#contract/applications.ts';
import type { Honor } from '#contract/honors.ts';
import type { PlanItem } from '#contract/plan.ts';
import type { Requirement } from '#contract/requirements.ts';
import type { Supplemental } from '#contract/supplementals.ts';
import { countWords } from '#contract/words.ts';

/** What the tests of this folder share: rows with everything filled in, and readers of what the builders make. */

const at = '2026-10-01T12:00:00.000Z';

const response = 'Because the Open Curriculum lets me\nbe wrong in public.';

export const requirement = (given: Partial<Requirement> = {}): Requirement => ({
  id: 'brown.teacherLetter.1',
  appId: 'brown',
  kind: 'teacherLetter',
  need: 'required',
  count: 2,
  personId: 'lee',
  who: 'teacher',
  due: null,
  state: 'asked',
  stateAt: at,
  value: null,
  note: '=SUM(A1)',
  own: false,
  source: { name: 'Grid', url: 'https://grid.example', checkedOn: '2026-09-11', cycle: '2026-27' },
  ...given,
});

export const planItem = (given: Partial<PlanItem> = {}): PlanItem => ({
  id: 'ask.lee',
  kind: 'ask',
  title: 'Ask Ms. Lee for a letter to Brown University',
  why: '',
  appIds: ['brown'],
  essayId: null,
  personId: 'lee',
  due: '2026-10-12T03:59:00.000Z',
  minutes: 10,
  waitingFor: 'student',
  state: 'open',
  tick: true,
  href: '/plan',
  source: null,
  ...given,
});

export const supplemental = (given: Partial<Supplemental> = {}): Supplemental => ({
  id: 'why-brown',
  appId: 'brown',
  appCollege: 'Brown University',
  title: 'Why Brown',
  prompt: 'Why Brown, and why now?',
  wordLimit: 250,
  startedFrom: null,
  kind: null,
  status: 'editing',
  response,
  words: countWords(response),
  due: '2026-10-25T03:59:00.000Z',
  score: 71,
  previousScore: null,
  scoreOutdated: false,
  feedback: null,
  engine: 'built-in',
  scoredAt: at,
  revision: 3,
  updatedAt: at,
  ...given,
});

export const application = (given: Partial<Application> = {}): Application => ({
  id: 'brown',
  college: 'Brown University',
  status: 'drafting',
  round: 'ed',
  deadline: '2026-11-02T04:59:00.000Z',
  notes: 'Ask Mr. Okafor\nfor the letter, "soon"',
  notesRevision: 0,
  decision: null,
  supplementals: [supplemental()],
  createdAt: '2026-09-01T12:00:00.000Z',
  updatedAt: at,
  ...given,
});

export const activity = (given: Partial<Activity> = {}): Activity => ({
  id: 'robotics',
  title: 'Robotics captain',
  organization: 'Río Grande High',
  impact: 'Led 12 students to a state final',
  hoursPerWeek: 6.5,
  weeksPerYear: 30,
  yearlyHours: 195,
  rankScore: 7,
  tier: 'Diamond',
  position: 0,
  type: 'Robotics',
  role: 'Captain',
  grades: ['10', '11'],
  timing: ['During school year'],
  continues: true,
  ucCategory: 'Extracurricular activity',
  longDescription: 'I lead what others draw.',
  context: '',
  startedOn: null,
  endedOn: null,
  hoursByGrade: '',
  createdAt: '2026-09-01T12:00:00.000Z',
  updatedAt: at,
  ...given,
});

export const honor = (given: Partial<Honor> = {}): Honor => ({
  id: 'merit',
  title: 'National Merit Semifinalist',
  organization: null,
  kind: 'Award',
  level: 'National',
  gradeYear: 12,
  notes: null,
  levels: ['National'],
  awardType: 'Academic',
  eligibility: '',
  createdAt: '2026-09-01T12:00:00.000Z',
  updatedAt: at,
  ...given,
});

/** The main essay, unless something else is given. */
export const essay = (given: Partial<ContextEssay> = {}): ContextEssay => {
  const text = given.text ?? 'My grandmother counts loaves.\n\nI count with her.';
  return {
    id: 'main',
    title: 'Main essay',
    appId: null,
    college: null,
    prompt: '',
    wordLimit: null,
    kind: null,
    status: 'drafting',
    text,
    words: countWords(text),
    due: null,
    score: null,
    scoreOutdated: false,
    categories: null,
    likes: [],
    needsWork: [],
    scoredAt: null,
    updatedAt: at,
    ...given,
  };
};

/** The entries of a zip in their order. */
export async function entriesOf(zip: Uint8Array) {
  const entries = await new ZipReader(new Uint8ArrayReader(zip)).getEntries();
  return entries.filter((entry): entry is FileEntry => !entry.directory);
}

export async function textIn(zip: Uint8Array, name: string) {
  return entryIn(await entriesOf(zip), name).getData(new TextWriter(), { useWebWorkers: false });
}

export async function bytesIn(zip: Uint8Array, name: string) {
  return entryIn(await entriesOf(zip), name).getData(new Uint8ArrayWriter(), { useWebWorkers: false });
}

function entryIn(entries: FileEntry[], name: string) {
  const entry = entries.find(({ filename }) => filename === name);
  if (!entry) throw new Error(`The zip has no «${name}».`);
  return entry;
}

const marks: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** All paragraphs of a Word document that Laurel made, trimmed; a line break is a newline. */
export async function paragraphsOf(docx: Uint8Array) {
  return (await textIn(docx, 'word/document.xml'))
    .split('</w:p>')
    .map((xml) => xml.replaceAll('<w:br/>', '\n').replaceAll(/<[^>]*>/g, ''))
    .map((text) => text.replaceAll(/&(\w+);/g, (_, name: string) => marks[name]!).trim())
    .filter((paragraph) => paragraph !== '');
}
