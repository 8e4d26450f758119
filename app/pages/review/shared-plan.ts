import type { ReviewPlanLine } from '@laurel/ui';
import type { ReviewPlan } from '#contract/review.ts';
import { deadlineInWords } from '#contract/when-due.ts';
import { roundNames } from '#contract/round-names.ts';

type Item = ReviewPlan['items'][number];
type SharedApplication = ReviewPlan['apps'][number];

const WAITING_FOR: Record<Item['waitingFor'], string> = {
  student: 'the student',
  teacher: 'a teacher',
  counselor: 'the counselor',
  parent: 'a parent',
  college: 'a college',
  agency: 'an agency',
};
const STATES: Record<Item['state'], string> = {
  open: 'To be done',
  waiting: 'On its way',
  done: 'Done',
  late: 'Late',
};
const STATUSES: Record<SharedApplication['status'], string> = {
  drafting: 'Being written',
  editing: 'Being written',
  submitted: 'Sent',
};
const DECISIONS = { accepted: 'Said yes', denied: 'Said no', waitlisted: 'Waitlisted', deferred: 'Deferred' };

/** What a parent is asked for first, then the dates of applications, then everything else that is not done. */
export function planGroups({ items, apps }: ReviewPlan, student: string, timeZone: string) {
  const left = items.filter(({ state }) => state !== 'done');
  const lineOf = ({ title, due, state, waitingFor }: Item, i: number): ReviewPlanLine => ({
    id: `item-${i}`,
    when: due === null ? 'No date yet' : `By ${deadlineInWords('Nov 7', due, timeZone)}`,
    title,
    text:
      waitingFor === 'student' ? ownWords(state, student) : `${STATES[state]}: waits for ${WAITING_FOR[waitingFor]}`,
    late: state === 'late',
  });
  return [
    { title: 'Waiting for a parent', lines: left.filter(({ waitingFor }) => waitingFor === 'parent').map(lineOf) },
    { title: 'Dates', lines: apps.map((app, i) => applicationLine(app, i, timeZone)) },
    { title: 'What is still to do', lines: left.filter(({ waitingFor }) => waitingFor !== 'parent').map(lineOf) },
  ];
}

/** "Late, to be done by Noor" */
const ownWords = (state: Item['state'], student: string) =>
  state === 'late' ? `Late, to be done by ${student}` : `To be done by ${student}`;

function applicationLine(app: SharedApplication, i: number, timeZone: string): ReviewPlanLine {
  const { college, round, deadline, status, decision } = app;
  const answer = decision === null ? STATUSES[status] : DECISIONS[decision];
  return {
    id: `app-${i}`,
    when: deadline === null ? 'No date yet' : deadlineInWords('Nov 7', deadline, timeZone),
    title: college,
    text: round === null ? answer : `${answer}. ${roundNames[round]}`,
    done: status === 'submitted',
  };
}
