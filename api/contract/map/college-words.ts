import type { EssayMap } from '../essay-map.ts';
import type { MapRecord } from './record.ts';

type Stories = EssayMap['stories'];

/** What each college would read too often, and what it would not read at all. */
export function collegesOf({ applications, essays, activities }: MapRecord, stories: Stories): EssayMap['colleges'] {
  return applications.flatMap(({ id: appId, college }) => {
    const answers = new Set(
      essays.flatMap((essay) => (essay.appId === appId && /\S/.test(essay.text) ? [essay.id] : [])),
    );
    if (answers.size === 0) return [];
    return [{ appId, says: `${toldMost(stories, answers, college)}${untold(stories, answers, activities)}` }];
  });
}

const tellingOf = (story: Stories[number], answers: ReadonlySet<string>): number =>
  story.essays.filter(({ essayId }) => answers.has(essayId)).length;

function toldMost(stories: Stories, answers: ReadonlySet<string>, college: string): string {
  const name = shortName(college);
  const [most] = stories
    .map((story) => ({ name: story.name, told: tellingOf(story, answers) }))
    .toSorted((a, b) => b.told - a.told);
  if (answers.size === 1) return `${name} has one answer.`;
  if (most && most.told > 1) return `${most.name} carries ${most.told} of ${answers.size} ${name} answers.`;
  return `The ${answers.size} ${name} answers tell no story twice.`;
}

/** The activity with most hours that no answer shows. */
function untold(stories: Stories, answers: ReadonlySet<string>, activities: MapRecord['activities']): string {
  const hours = new Map(activities.map(({ id, yearlyHours }) => [id, yearlyHours ?? 0]));
  const [largest] = stories
    .filter((story) => story.kind === 'activity' && tellingOf(story, answers) === 0)
    .toSorted((a, b) => hours.get(b.id)! - hours.get(a.id)!);
  return largest ? ` No answer shows “${largest.name}”.` : '';
}

/** Stanford for Stanford University, Michigan for the University of Michigan, UC Davis for that of California there. */
export const shortName = (college: string): string =>
  college
    .replace(/^The /, '')
    .replace(/^University of California, /, 'UC ')
    .replace(/^University of (?=\S+$)| (?:University|College|Institute)$/g, '');
