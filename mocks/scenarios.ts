import { db } from './db.ts';
import { essay } from './fixtures/essay.ts';
import { deadlinesDue, decisionsIn, longNames, readyForForms } from './fixtures/situations.ts';
import { shares } from './fixtures/shares.ts';
import { noor, noorsWork } from './fixtures/student.ts';

/** Situations of one student that stories and the demo can be put into. */
export const scenarios = {
  /** Nobody is signed in; the account exists. */
  'signed out': () => void db.add({ ...noor, ...noorsWork }),
  /** Just signed up. */
  'new student': () => signedIn(db.add(noor)),
  /** Onboarded, with nothing written yet. */
  'blank page': () => signedIn(db.add({ ...noor, onboarded: true })),
  /**
   * In the middle of everything: the main essay scored twice, eight applications of which one is overdue, one due
   * today and one with a mini-deadline tomorrow, activities and honors.
   */
  writing: () => signedIn(db.add({ ...noor, ...noorsWork })),
  /** Eight applications: two overdue, three due today, one tomorrow, one in a week, one without a date. */
  'deadlines due': () => signedIn(db.add({ ...noor, ...noorsWork, ...deadlinesDue })),
  /** Everything is submitted: two Wins, one deferral, the rest still to come. */
  'decisions in': () => signedIn(db.add({ ...noor, ...noorsWork, ...decisionsIn })),
  /** Ten activities and five honors, with nearly all that application forms ask for. */
  'ready for the form': () => signedIn(db.add({ ...noor, ...noorsWork, ...readyForForms })),
  /** A teacher has read the essay by a link and commented on it; the plan is shared with a parent. */
  'shared with readers': () => signedIn(db.add({ ...noor, ...noorsWork, shares })),
  /** The longest that names get. */
  'long names': () => signedIn(db.add({ ...noor, ...noorsWork, ...longNames })),
  /** A main essay of twice the limit. */
  'over the limit': () =>
    signedIn(db.add({ ...noor, ...noorsWork, draft: { ...noorsWork.draft, text: `${essay}\n\n${essay}` } })),
};
export type Scenario = keyof typeof scenarios;

/** Starts afresh in a scenario, and signs this browser in where the scenario has someone signed in. */
export function enter(scenario: Scenario) {
  db.reset();
  localStorage.removeItem('token');
  scenarios[scenario]();
}

function signedIn(account: ReturnType<typeof db.add>) {
  localStorage.setItem('token', db.signIn(account));
}
