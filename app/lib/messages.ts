import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';

/** The error catalogue of the specification: what is said where the server gave no sentence of its own. */
export const messages = {
  signIn: 'Sign-in failed',
  signUp: 'Sign-up failed',
  sendLink: 'The link could not be sent. Try again.',
  preview: sentences.previewFailed,
  workspace: 'Failed to load',
  overview: 'Failed to load overview',
  scoring: sentences.scoringFailed,
  essayFile: 'Could not parse file',
  versions: 'The earlier versions could not be loaded.',
  saveEssay: 'Save failed',
  polish: sentences.polishFailed,
  strengthen: sentences.strengthenFailed,
  createApplication: 'Failed to create application.',
  resolveColleges: 'Could not resolve colleges',
  importPreview: 'Preview failed',
  importCommit: 'Import failed',
  essays: 'Failed to load essays',
  applications: 'Failed to load applications',
  application: 'Failed to load application',
  activities: 'Failed to load activities',
  honors: 'Failed to load honors',
  opportunities: 'Failed to find ideas',
  chat: sentences.chatFailed,
  chatEmpty: "Sorry — I couldn't generate a reply.",
  location: 'Location permission denied or unavailable',
  save: 'That did not save. Try again.',
  delete: 'That could not be deleted. Try again.',
  restore: 'Check your connection.',
  export: 'The export could not be started.',
} as const;

/** The server's own sentence about a failure, else the catalogue's. */
export function messageFor(error: unknown, otherwise: keyof typeof messages) {
  return (error instanceof Problem && error.message) || messages[otherwise];
}
