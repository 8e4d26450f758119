/** What is said of an answer for a place outside the United States. */
export const abroadNote = (place: string): string =>
  `Laurel knows what is near a place only in the United States, so nothing near “${place}” is here. What is here runs online or takes students from elsewhere. If you mean a place in the United States, add its state.`;
