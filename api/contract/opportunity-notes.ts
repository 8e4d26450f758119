/** What is said of an answer for a place outside the United States, or where a device says that it is: null. */
export const abroadNote = (place: string | null): string =>
  `Laurel knows what is near a place only in the United States, so nothing near ${place === null ? 'you' : `“${place}”`} is here. What is here runs online or takes students from elsewhere. If you mean a place in the United States, add its state.`;

/** What is said of an answer for a place in the United States that has nothing near it. */
export const nothingNearNote = (radiusMi: number): string =>
  `Laurel’s directory has nothing within ${radiusMi} miles that fits this. What is here runs online or takes students from the whole country.`;
