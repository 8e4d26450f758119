/** Limits that the app and the API share. Lengths are UTF-16 units after trimming and NFC. */
export const limits = {
  nameMin: 2,
  name: 100,
  email: 254,
  passwordMin: 8,
  password: 200,
  avatar: 2_000,
  college: 200,
  title: 200,
  organization: 200,
  notes: 20_000,
  requirementNote: 1_000,
  prompt: 5_000,
  essay: 100_000,
  previewMin: 60,
  /** Only so much of a longer sample is read; the page asks for 150 to 650 words. */
  previewRead: 10_000,
  impact: 150,
  outlineLine: 300,
  /** Of an activity, with its hours by grade; of the role itself the forms take 50 to 64. */
  role: 200,
  longDescription: 350,
  /** Of an activity; of an honor, who may have it. */
  context: 250,
  /** A student's own words on an activity, and below it a paragraph to polish. */
  description: 5_000,
  paragraph: 20_000,
  interests: 500,
  chatMessage: 8_000,
  /** Only so many messages of a longer conversation are read, the last ones. */
  chatMessages: 12,
  importRows: 500,
  /** Rows that one student may have, far more than anybody needs. */
  applications: 200,
  supplementals: 30,
  activities: 500,
  honors: 500,
  people: 200,
  /** The student's own, of one application. */
  requirements: 100,
  /** Of a plan: hours a week, days before a date, and periods of days off. */
  planHours: 60,
  planDays: 60,
  daysOff: 100,
  /** Of links to read along: the student's question, the days that one may be open, and how many may be open at once. */
  purpose: 300,
  shareDays: 60,
  openShares: 100,
  /** Days for which a closed link without comments stays in the list. */
  closedShareDays: 30,
  /** Insertions that one save may tell. */
  insertions: 50,
  comment: 2_000,
  /** Of one link, and of all links of a student. */
  commentsOfLink: 200,
  comments: 2_000,
  /** Bytes of all that one student stores. A whole season takes a fiftieth of it. */
  storedBytes: 10 * 1024 * 1024,
  /** One version is stored for so many minutes of writing. */
  versionMinutes: 10,
  /** How long a deletion may be undone. */
  undoMinutes: 60,
  /** How long a redirect to a provider of sign-in waits for the browser to come back. */
  authorizationMinutes: 10,
  /** How long a link to choose a new password is good. */
  resetMinutes: 30,
  /** How many exports of a student are listed. */
  exportsNoted: 20,
  /** How many sessions a student may have; a further one ends the one that was not used for longest. */
  sessions: 20,
  /** How long a ticket for a download is good. */
  ticketSeconds: 60,
  hoursPerWeek: 168,
  weeksPerYear: 52,
  wordLimit: 20_000,
  /** Bytes of a JSON body. */
  body: 1024 * 1024,
  /** Bytes of an uploaded file. */
  upload: 10 * 1024 * 1024,
  mainEssayWords: 650,
  extracurricularTarget: 6,
  suggestedColleges: 10,
  strengthenOptions: 5,
  opportunityIdeas: 12,
} as const;
