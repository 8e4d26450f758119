/** How many milliseconds after the last change something is saved. Notes and responses to supplementals are saved when their field is left. */
export const saveDelays = { essayText: 700, essayMeta: 450, activity: 700 };
