/** How many milliseconds after the last change something is saved. On the page of an application, notes and responses are saved when their field is left; in the workspace a response is an essay text. */
export const saveDelays = { essayText: 700, essayMeta: 450, activity: 700 };
