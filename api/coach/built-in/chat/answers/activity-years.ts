import type { Activity } from '#contract/activities.ts';
import { formatDate } from '#contract/format-date.ts';
import { groupLines, listed, pages, quoted, sentenceOf } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';
import { nameOfActivity } from './activities.ts';
import { gradeIn, nameOfHonor } from './honors.ts';

const ACTIVITIES = fromRecord('Activities');
const BOTH = fromRecord('Activities and honors');

/** The most activities or honors that one sentence names. */
const MOST = 10;

/** What asks for the activity of the most grades, for those that go on in college, and for those of school breaks. */
const LONGEST = /\b(?:longest|most years|all four years|since (?:freshman|9th)|stuck with|kept (?:at|doing))\b/;
const GOES_ON = /\b(?:continue|continuing|keep|going on|go on|stay|carry on|in college)\b/;
const BREAK = /\b(?:summer|summers|break|breaks|vacation)\b/;

/** "Since freshman year" names no year that is asked for. */
const SINCE_GRADE = /\bsince \w+ (?:grade|year)\b/;

/** "In which grades did I do debate?", "What did I do in 11th grade?", "Which one did I do the longest?" */
export function answerActivityYears({ text, activities: named, record }: Question): Reply {
  const all = named.length > 0 ? [...new Set(named)] : record.activities;
  const grade = gradeIn(text.replace(SINCE_GRADE, ''));
  if (grade && named.length === 0 && !BREAK.test(text)) return inGrade(String(grade), record);
  if (!LONGEST.test(text) && GOES_ON.test(text)) return goingOn(all);
  if (BREAK.test(text)) return inBreaks(all);
  const dated = all.filter(({ grades }) => grades.length > 0);
  const sorted = LONGEST.test(text) ? dated.toSorted((a, b) => b.grades.length - a.grades.length) : dated;
  const [first] = sorted;
  return {
    says: [
      !first
        ? `No grades are entered for ${all.length > 0 ? listed(all.map(nameOfActivity), MOST) : 'any activity'}, so I can’t say.`
        : LONGEST.test(text)
          ? `By the grades that you entered, you did ${listed(longest(sorted).map(nameOfActivity))} longest: ${yearsText(first)}.`
          : 'As you entered it:',
    ],
    list:
      sorted.length > 1 || !LONGEST.test(text)
        ? [...sorted.map((one) => `${nameOfActivity(one)}: ${gradesText(one)}`), ...timesTold(all)]
        : [],
    also: [
      first
        ? sentenceOf(
            'No grades are entered for',
            all.filter(({ grades }) => grades.length === 0).map(nameOfActivity),
            MOST,
          )
        : '',
    ],
    next: `Next step: check the grades in ${pages.activities}.`,
    source: ACTIVITIES,
  };
}

const A_TIME = /\b(?:since|for|grade|years?|months?|summers?|20\d\d)\b/i;

/** The lines of impact that tell of a time, of activities without grades: "118 alterations since ninth grade". */
const timesTold = (activities: readonly Activity[]): string[] =>
  activities
    .filter(({ grades, impact }) => grades.length === 0 && A_TIME.test(impact))
    .map((one) => `${nameOfActivity(one)} says: ${quoted(one.impact)}`);

/** "grades 9, 10 and 11" */
const yearsText = ({ grades }: Activity): string =>
  `${grades.length === 1 ? 'grade' : 'grades'} ${listed([...grades], grades.length)}`;

const longest = (sorted: readonly Activity[]): Activity[] =>
  sorted.filter(({ grades }) => grades.length === sorted[0]!.grades.length);

const gradesText = (activity: Activity): string => {
  const { timing, startedOn, endedOn } = activity;
  const end = endedOn === 'present' ? 'today' : endedOn && formatDate('Nov 7, 2026', endedOn);
  return [
    yearsText(activity),
    ...timing.map((when) => when.toLowerCase()),
    startedOn ? `from ${formatDate('Nov 7, 2026', startedOn)}${end ? ` to ${end}` : ''}` : '',
  ]
    .filter(Boolean)
    .join(', ');
};

/** What was done and won in one grade, and what has no grade. */
function inGrade(grade: string, { activities, honors }: Question['record']): Reply {
  const did = activities.filter(({ grades }) => (grades as readonly string[]).includes(grade));
  const won = honors.filter(({ gradeYear }) => String(gradeYear) === grade);
  const ungraded = [
    ...activities.filter(({ grades }) => grades.length === 0).map(nameOfActivity),
    ...honors.filter(({ gradeYear }) => gradeYear === null).map(nameOfHonor),
  ];
  return {
    says: [
      did.length + won.length === 0
        ? `You have entered nothing for grade ${grade}.`
        : `What you have entered for grade ${grade}:`,
    ],
    list: groupLines(
      [
        ['Activities', did.map(nameOfActivity)],
        ['Honors', won.map(nameOfHonor)],
      ],
      MOST,
    ),
    also: [sentenceOf('No grade is entered for', ungraded, MOST)],
    next: `Next step: check the grades in ${pages.activities} and ${pages.honors}.`,
    source: BOTH,
  };
}

function goingOn(activities: readonly Activity[]): Reply {
  const said = (answer: boolean | null) =>
    activities.filter(({ continues }) => continues === answer).map(nameOfActivity);
  return {
    says: [
      sentenceOf('You mean to continue in college', said(true), MOST) ||
        'You have not marked any activity as one that you mean to continue in college.',
      sentenceOf('You do not mean to continue', said(false), MOST),
      sentenceOf('Not answered yet', said(null), MOST),
    ],
    next: `Next step: answer it for each in ${pages.activities}. Forms ask for it, and neither answer is wrong.`,
    source: ACTIVITIES,
  };
}

function inBreaks(activities: readonly Activity[]): Reply {
  const at = (when: Activity['timing'][number]) =>
    activities.filter(({ timing }) => timing.includes(when)).map(nameOfActivity);
  const unsaid = activities.filter(({ timing }) => timing.length === 0).map(nameOfActivity);
  return {
    says: [
      sentenceOf('In school breaks', at('During school break'), MOST),
      sentenceOf('All year', at('All year'), MOST),
      at('During school break').length + at('All year').length === 0
        ? 'No activity is entered as done in a school break or all year.'
        : '',
    ],
    also: [sentenceOf('When it takes place is not entered for', unsaid, MOST)],
    next: `Next step: say when each takes place in ${pages.activities}.`,
    source: ACTIVITIES,
  };
}
