/** Sentences that the app and the API share. The wording is the specification's. */
export const sentences = {
  email: 'Enter a valid email address.',
  password: 'Use at least 8 characters.',
  fullName: 'Enter your full name.',
  confirm: 'Passwords must match.',
  terms: 'Please agree to the terms.',
  previewTooShort: 'Paste a longer sample (~60+ chars).',
  fileTooLarge: 'That file is larger than 10 MB.',
  resetRefused: 'This link was used already or is too old. Ask for a new one.',
  college: 'College is required.',
  deadline: 'Deadline must be a valid date.',
  status: 'Status is invalid.',
  hoursPerWeek: 'Use 0 to 168 hours a week.',
  weeksPerYear: 'Use 0 to 52 weeks a year.',
  activityEmpty: 'Give the activity a title or an impact.',
  honorTitle: 'Title is required.',
  describeActivity: 'Describe the activity first.',
  polishEmpty: 'Paste a paragraph to preview and improve.',
  importEssayEmpty: 'Write or paste your essay first.',
  previewFailed: 'Preview failed',
  readingFailed: 'The essay could not be read',
  scoringFailed: 'Scoring failed',
  polishFailed: 'Failed to run polish',
  strengthenFailed: 'Failed to run SmartFrame',
  chatFailed: 'Something went wrong. Try again in a moment.',
  modelBudget: 'Your share of the language model is used up for today. It is renewed within a day.',
  modelBudgetOfNetwork:
    'The share of the language model for this network is used up for today. It is renewed within a day.',
} as const;

/** True for a text such as {name}@{host}.{ending}, with no spaces and no empty part. */
export function looksLikeEmail(text: string) {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) && !/\p{Default_Ignorable_Code_Point}/u.test(text);
}
