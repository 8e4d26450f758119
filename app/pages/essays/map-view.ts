import type {
  EssayMapProps,
  MapEssay,
  NewPromptGroup,
  PromptGroup,
  ReuseSource,
  ReuseTarget,
  StoryCollege,
  StoryLine,
} from '@laurel/ui';
import type { Activity } from '#contract/activities.ts';
import type { ApplicationSummary } from '#contract/applications.ts';
import type { EssayMap, MapPrompt, Story } from '#contract/essay-map.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { namesCollege } from '#contract/map/coverage.ts';
import { shortName } from '#contract/map/college-words.ts';
import { unitNames } from '#contract/map/unit-names.ts';
import { formOf } from '#contract/sheets/form-of.ts';
import { isOpen } from '#app/lib/applications-in-order.ts';
import { inFigures, listInWords } from '#contract/in-words.ts';
import { applicationPath, workspacePath } from '#app/paths.ts';
import type { Essay } from '#app/state/essay.ts';

/** The student's rows that the map names. */
export interface MapRows {
  main: Pick<Essay, 'title' | 'prompt' | 'status'>;
  /** In the order in which colleges are shown. */
  applications: readonly Pick<ApplicationSummary, 'id' | 'college' | 'status' | 'deadline' | 'supplementals'>[];
  activities: readonly Pick<Activity, 'id' | 'hoursPerWeek' | 'type'>[];
  /** Those of the map. */
  noSupplement: EssayMap['noSupplement'];
}

export const unitChoices = Object.entries(unitNames).map(([value, label]) => ({ value, label }));

/** The prompts of the map with what the rows say of them. One that the rows do not have yet, or no longer, is left out. */
export function essaysOf(prompts: readonly MapPrompt[], { main, applications, noSupplement }: MapRows): MapEssay[] {
  const supplementals = new Map(
    applications.flatMap(({ id: appId, college, supplementals }) =>
      supplementals.map((row) => [row.id, { ...row, appId, college }]),
    ),
  );
  return prompts.flatMap(({ essayId: id, published, ...prompt }): MapEssay[] => {
    const row = id === MAIN_ESSAY.id ? { ...main, appId: null, college: null } : supplementals.get(id);
    if (!row) return [];
    const { title, appId, college, status, prompt: question } = row;
    const none = published ? undefined : noSupplement.find((known) => known.appId === appId);
    const caution = none && college ? `${listsNone([college], none)} ${CHECK_ITS_PAGE}` : null;
    return [{ ...prompt, id, title, college, status, prompt: question, caution, href: workspacePath(id) }];
  });
}

const CHECK_ITS_PAGE = 'Check its page before you write this one.';

/** Oberlin lists no general supplement for 2026–27. */
function listsNone(
  colleges: readonly string[],
  { programs, cycle }: Omit<EssayMap['noSupplement'][number], 'appId'>,
): string {
  const names = listInWords(colleges.map(shortName));
  const verb = colleges.length === 1 ? 'lists' : 'list';
  return `${names} ${verb} no ${programs ? 'general supplement' : 'supplement'} for ${cycle.replace('-', '–')}.`;
}

const isWritten = ({ status, words }: MapEssay) => status !== 'drafting' && words > 0;

/** How much is left to write. */
export function countsOf({ reuse, toWrite }: EssayMap, essays: readonly MapEssay[], targets: readonly ReuseTarget[]) {
  const written = new Set(essays.filter(isWritten).map(({ id }) => id));
  const toBeWritten = new Set(toWrite);
  const served = essays.filter(({ id }) => !written.has(id) && !toBeWritten.has(id));
  const serves = (id: string) =>
    reuse.some(({ target, source, kind }) => target === id && kind !== 'start' && written.has(source));
  return {
    prompts: essays.length,
    written: written.size,
    toWrite: toWrite.length,
    started: targets.filter(({ essay }) => toBeWritten.has(essay.id)).length,
    fromWritten: served.every(({ id }) => serves(id)),
  };
}

const NAMES_ONE = 'Names one college, so it is never used as it is.';
const READ_TWICE = {
  asIs: 'A college on the Common App reads your main essay too, and would read the same text twice.',
  adapt: 'A college on the Common App reads your main essay too, so adapt it rather than copy it.',
};

/** The forms of their own that have no place for the main essay. */
const withoutMainEssay: Record<string, string> = { uc: 'UC', mit: 'MIT' };

/** Whether the reader of an answer made from the main essay has read that one too. */
function readTwice(college: string, kind: ReuseSource['kind']): string {
  const form = withoutMainEssay[formOf(college)];
  if (form) return `The ${form} form has no Common App essay, so nobody reads it twice.`;
  return kind === 'asIs' ? READ_TWICE.asIs : READ_TWICE.adapt;
}

/** For each prompt that another essay can serve, those that have a text, or that are to be written before it. */
export function targetsOf({ reuse, toWrite }: EssayMap, essays: readonly MapEssay[]): ReuseTarget[] {
  const byId = new Map(essays.map((essay) => [essay.id, essay]));
  const toBeWritten = new Set(toWrite);
  return essays.flatMap((essay): ReuseTarget[] => {
    const sources = reuse
      .filter(({ target }) => target === essay.id)
      .flatMap(({ source: id, coverage, kind }): ReuseSource[] => {
        const source = byId.get(id);
        const isPlanned = toBeWritten.has(id) && !toBeWritten.has(essay.id) && kind !== 'start';
        if (!source || (source.words === 0 && !isPlanned)) return [];
        const isMain = id === MAIN_ESSAY.id;
        return [
          {
            essay: source,
            kind,
            coverage,
            answers: essay.units.filter((unit) => source.units.includes(unit)).length,
            notes: [
              ...(kind === 'adapt' && namesCollege(essay, source) ? [NAMES_ONE] : []),
              ...(isMain && essay.college ? [readTwice(essay.college, kind)] : []),
            ],
          },
        ];
      });
    return sources.length > 0 ? [{ essay, sources }] : [];
  });
}

/** The prompts that no other essay comes near, by college. */
export function freshOf(
  essays: readonly MapEssay[],
  targets: readonly ReuseTarget[],
  { applications }: MapRows,
  dueOf: (deadline: string | null) => NewPromptGroup['due'],
): NewPromptGroup[] {
  const served = new Set(targets.map(({ essay }) => essay.id));
  const left = essays.filter((essay) => !isWritten(essay) && !served.has(essay.id));
  return groupsOf(left, applications).map(({ id, title, essays }) => ({
    id,
    college: title,
    due: dueOf(applications.find((application) => application.id === id)?.deadline ?? null),
    essays,
  }));
}

/** Essays by college, the main essay first. */
function groupsOf(essays: readonly MapEssay[], applications: MapRows['applications']): PromptGroup[] {
  const main = essays.filter(({ id }) => id === MAIN_ESSAY.id);
  const groups = applications.map(({ id, college, supplementals }) => {
    const ids = new Set(supplementals.map((row) => row.id));
    return { id, title: college, essays: essays.filter((essay) => ids.has(essay.id)) };
  });
  return [{ id: MAIN_ESSAY.id, title: MAIN_ESSAY.title, essays: main }, ...groups].filter(
    ({ essays }) => essays.length > 0,
  );
}

/**
 * The prompts by college.
 * @param most beyond so many prompts the colleges of which all is final are one group, the last
 */
export function promptGroups(essays: readonly MapEssay[], { applications }: MapRows, most: number): PromptGroup[] {
  const groups = groupsOf(essays, applications);
  const done = groups.filter((group) =>
    group.essays.every(({ status, units }) => status === 'final' && units.length > 0),
  );
  if (essays.length <= most || done.length < 2) return groups;
  const title = listInWords(done.map((group) => shortName(group.title)));
  const joined = { id: 'final', title, essays: done.flatMap((group) => group.essays) };
  return [...groups.filter((group) => !done.includes(group)), joined];
}

/** The colleges that are still open and have no prompt: those that may have one, and sentences about those that list none. */
export function withoutPrompts({
  applications,
  noSupplement,
}: MapRows): Pick<EssayMapProps, 'without' | 'noSupplement'> {
  const known = new Map(noSupplement.map((row) => [row.appId, row]));
  const without = applications.filter((application) => isOpen(application) && application.supplementals.length === 0);
  const collegesIn = (programs: boolean) =>
    without.filter(({ id }) => known.get(id)?.programs === programs).map(({ college }) => college);
  return {
    without: without
      .filter(({ id }) => !known.has(id))
      .map(({ id, college }) => ({ id, college, href: applicationPath(id) })),
    noSupplement: [false, true].flatMap((programs) => {
      const colleges = collegesIn(programs);
      const [{ cycle } = { cycle: '' }] = noSupplement;
      return colleges.length > 0 ? [listsNone(colleges, { programs, cycle })] : [];
    }),
  };
}

const kindNames = { activity: 'Activity', honor: 'Honor', person: 'Person', place: 'Place' } as const;

export function storyLines(stories: readonly Story[], { activities }: MapRows): StoryLine[] {
  const rows = new Map(activities.map((row) => [row.id, row]));
  return stories.map(({ id, name, kind, essays }) => {
    const { hoursPerWeek: weekly = null, type = null } = rows.get(id) ?? {};
    const what = type === 'Work (Paid)' ? 'Job' : kindNames[kind];
    return {
      id,
      name,
      about: weekly ? `${what}, ${inFigures(weekly, 'hr')}/wk` : what,
      isListed: kind === 'activity' || kind === 'honor',
      told: essays,
    };
  });
}

/** The colleges with answers, each with what its reader sees. */
export function storyColleges(map: EssayMap, essays: readonly MapEssay[], { applications }: MapRows): StoryCollege[] {
  const main = essays.find(({ id, words }) => id === MAIN_ESSAY.id && words > 0) ?? null;
  return applications.flatMap(({ id, college, supplementals }): StoryCollege[] => {
    const says = map.colleges.find(({ appId }) => appId === id)?.says;
    const ids = new Set(supplementals.map((row) => row.id));
    const answers = essays.filter((essay) => ids.has(essay.id) && essay.words > 0);
    if (says === undefined || answers.length === 0) return [];
    const isRead = !(formOf(college) in withoutMainEssay);
    return [{ id, college, says, wayOut: wayOut(map.stories, answers), main: isRead ? main : null, answers }];
  });
}

/** Of the answers that tell a story of more than half of them, the last that is not final: it could tell something else. */
function wayOut(stories: readonly Story[], answers: readonly MapEssay[]): StoryCollege['wayOut'] {
  const tellings = stories.map((story) =>
    answers.filter(({ id }) => story.essays.some(({ essayId }) => essayId === id)),
  );
  const [most = []] = tellings.toSorted((a, b) => b.length - a.length);
  if (most.length < 2 || most.length * 2 <= answers.length) return null;
  const movable = most.findLast(({ status }) => status !== 'final');
  if (!movable) return null;
  const { title, href } = movable;
  return { says: `“${title}” is not final and could tell something else.`, open: `Open ${title}`, href };
}
