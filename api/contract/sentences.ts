/** Sentences that both sides of the wire say about the same wrong input. The wording is the specification's. */
export const sentences = {
  email: 'Enter a valid email address.',
  password: 'Use at least 8 characters.',
  fullName: 'Enter your full name.',
  confirm: 'Passwords must match.',
  terms: 'Please agree to the terms.',
  previewTooShort: 'Paste a longer sample (~60+ chars).',
  unreadable: 'That request could not be read.',
  chooseFile: 'Choose a file to upload.',
  fileTooLarge: 'That file is larger than 10 MB.',
  fileTooLong: 'That file holds more than 100,000 characters.',
  fileUnreadable: 'Could not parse file',
  emailTaken: 'There is already an account with this email. Sign in instead.',
  wrongSignIn: 'That email and password do not match.',
  wrongPassword: 'That is not your password.',
  confirmEmail: 'Type the e-mail address of your account.',
  signInAgain: 'Please sign in again.',
  college: 'College is required.',
  deadline: 'Deadline must be a valid date.',
  status: 'Status is invalid.',
  decisionBeforeSubmission: 'Set a decision once the application is submitted.',
  supplementalEmpty: 'Give the supplemental a title or a prompt.',
  hoursPerWeek: 'Use 0 to 168 hours a week.',
  weeksPerYear: 'Use 0 to 52 weeks a year.',
  activityEmpty: 'Give the activity a title or an impact.',
  honorTitle: 'Title is required.',
  describeActivity: 'Describe the activity first.',
  polishEmpty: 'Paste a paragraph to preview and improve.',
  importEssayEmpty: 'Write or paste your essay first.',
  messageEmpty: 'Write a message first.',
  essayChanged: 'This essay was changed somewhere else.',
  placeUnknown: 'We could not find that place. Try a ZIP code, or a city and its state.',
  ticketRefused: 'This link was used already or is too old. Go back to Laurel and start the export again.',
  roomFor: (most: number) => `There is room for ${most}. Delete what you no longer need.`,
  notFound: 'There is nothing at this address.',
} as const;

/** Whether a text looks like {name}@{host}.{ending}, with no spaces and no empty part. */
export function looksLikeEmail(text: string) {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) && !/\p{Default_Ignorable_Code_Point}/u.test(text);
}
