/**
 * The key of every entry that Laurel stores in a browser. README.md beside this file says what each of them is, for how long it is
 * stored and what removes it. Browsers of students hold entries under these keys, so a key never changes.
 */
export const keys = {
  /**
   * Unsaved writing: of a student, an id of `writingIds` and the page that stored it. With an empty last part it is how the keys of a
   * student or of one id begin.
   */
  unsaved: (studentId: string, ...rest: string[]) => ['laurel.unsaved', studentId, ...rest].join('.'),
  message: (studentId: string) => `laurel.admitlens.${studentId}`,
  conversation: (studentId: string) => `laurel.conversation.${studentId}`,
  mainEssayMeta: (studentId: string) => `laurel.mainEssay.${studentId}`,

  /** Cached answers: the name of the IndexedDB database, and how far an essay was saved from this browser. */
  answersDatabase: 'laurel',
  savedRevision: (studentId: string, essayId: string) => `laurel.revision.${studentId}.${essayId}`,

  stumbles: (studentId: string, essayId: string) => `laurel.stumbles.${studentId}.${essayId}`,

  /** Preferences. */
  token: 'token',
  owner: (studentId: string) => `laurel.student.${studentId}`,
  rememberEmail: 'rememberEmail',
  returnTo: 'returnTo',
  theme: 'theme',
  demoScenario: 'laurel.demo.scenario',
};
