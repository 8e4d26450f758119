/** Sentences with which only the API and its mocks refuse a request. They never reach the scripts of a page. */
export const refusals = {
  unreadable: 'That request could not be read.',
  notUtf8: 'Send that as text in UTF-8.',
  chooseFile: 'Choose a file to upload.',
  fileTooLong: 'That file holds more than 100,000 characters.',
  fileUnreadable: 'Could not parse file',
  emailTaken: 'There is already an account with this email. Sign in instead.',
  wrongSignIn: 'That email and password do not match.',
  wrongPassword: 'That is not your password.',
  noPassword: 'This account has no password yet. Ask for a link by email to choose one.',
  avatarMissing: 'There is no picture at the address of your avatar.',
  confirmEmail: 'Type the email address of your account.',
  signInAgain: 'Please sign in again.',
  decisionBeforeSubmission: 'Set a decision once the application is submitted.',
  supplementalEmpty: 'Give the supplemental a title or a prompt.',
  messageEmpty: 'Write a message first.',
  essayChanged: 'This essay was changed somewhere else.',
  notesChanged: 'These notes were changed somewhere else.',
  placeUnknown: 'We could not find that place. Try a ZIP code, or a city and its state.',
  ticketRefused: 'This link was used already or is too old. Go back to Laurel and start the export again.',
  accountFull:
    'Your account is full: 10 MB are stored. Delete what you no longer need. There is room again an hour after that.',
  roomFor: (most: number) => `There is room for ${most}. Delete what you no longer need.`,
  noRoom:
    'Laurel can store nothing more right now. Nothing on this device is lost: it stays here until it can be saved.',
  ownNeed: 'This is a requirement of your own, so only you can say whether it is needed.',
  collegeAsks:
    'This is what the college asks for, so it can’t be deleted. Mark it as not needed where it does not concern you.',
  notFound: 'There is nothing at this address.',
} as const;
