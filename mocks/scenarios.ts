import { db, NOW } from './db.ts';
import { essay, essayCategories, essayLikes, essayNeedsWork } from './fixtures/essay.ts';

const noor = { name: 'Noor Haddad', email: 'noor.haddad@example.com', password: 'spectrogram' };

const scored = {
  text: essay,
  status: 'editing' as const,
  score: 84,
  previousScore: 78,
  categories: essayCategories,
  engine: 'built-in',
  scoredAt: NOW,
  likes: essayLikes,
  needsWork: essayNeedsWork,
  revision: 12,
};

/** Situations of one student that stories and the demo can be put into. */
export const scenarios = {
  /** Nobody is signed in; the account exists. */
  'signed out': () => void db.add({ ...noor, onboarded: true, draft: scored }),
  /** Just signed up. */
  'new student': () => signedIn(db.add(noor)),
  /** Onboarded, with nothing written yet. */
  'blank page': () => signedIn(db.add({ ...noor, onboarded: true })),
  /** In the middle of the main essay, scored twice. */
  writing: () => signedIn(db.add({ ...noor, onboarded: true, draft: scored })),
  /** A main essay of twice the limit. */
  'over the limit': () =>
    signedIn(db.add({ ...noor, onboarded: true, draft: { ...scored, text: `${essay}\n\n${essay}` } })),
};
export type Scenario = keyof typeof scenarios;

/** Starts a world afresh in a scenario, and signs this browser in where the scenario has someone signed in. */
export function enter(scenario: Scenario) {
  db.reset();
  localStorage.removeItem('token');
  scenarios[scenario]();
}

function signedIn(account: ReturnType<typeof db.add>) {
  localStorage.setItem('token', db.signIn(account));
}
