import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';

/** The error catalogue of the specification: what the student reads where the server gave no sentence. */
export const messages = {
  signIn: 'Sign-in failed',
  signUp: 'Sign-up failed',
  signOut: 'You are not signed out yet. Check your connection and try again.',
  sendLink: 'The link could not be sent. Try again.',
  preview: sentences.previewFailed,
  workspace: 'Failed to load',
  plan: 'Failed to load the plan',
  overview: 'Failed to load overview',
  scoring: sentences.scoringFailed,
  essayFile: 'Could not parse file',
  essayFileOffline: 'You are offline. Laurel can read the file once you are online again.',
  versions: 'The earlier versions could not be loaded.',
  saveEssay: 'Save failed',
  startFrom: 'That essay did not copy. This answer is still empty.',
  polish: sentences.polishFailed,
  strengthen: sentences.strengthenFailed,
  createApplication: 'Failed to create application.',
  resolveColleges: 'Could not resolve colleges',
  importPreview: 'Preview failed',
  importCommit: 'Import failed',
  essays: 'Failed to load essays',
  essayMap: 'Failed to load the map',
  applications: 'Failed to load applications',
  application: 'Failed to load application',
  requirements: 'Failed to load requirements',
  collegePrompts: 'Failed to load the questions',
  rounds: 'Failed to load early plans',
  activities: 'Failed to load activities',
  sheet: 'The sheet did not open',
  honors: 'Failed to load honors',
  opportunities: 'Failed to find ideas',
  chat: sentences.chatFailed,
  chatInterrupted: 'This reply was interrupted before it was finished.',
  chatEmpty: "Sorry — I couldn't generate a reply.",
  calendar: 'The calendar address could not be loaded.',
  reminders: 'Your reminders could not be loaded.',
  sessions: 'Your sessions could not be loaded.',
  access: 'What was exported could not be loaded.',
  password: 'Your password settings could not be loaded.',
  endSession: 'You are not signed out there yet. Try again.',
  location: 'Location permission denied or unavailable',
  save: 'That did not save. Try again.',
  delete: 'That could not be deleted. Try again.',
  restore: 'Check your connection.',
  export: 'The export could not be started.',
} as const;

/** What can fail, by the name of its sentence in the catalogue. */
export type Failing = keyof typeof messages;

/** The server's own sentence about a failure, else the catalogue's. */
export const messageFor = (error: unknown, failing: Failing) => sentenceFor(error, messages[failing]);

/** The same with a sentence that only one page needs. */
export const sentenceFor = (error: unknown, otherwise: string) =>
  (error instanceof Problem && error.message) || otherwise;
