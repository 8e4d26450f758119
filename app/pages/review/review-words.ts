/** December 6 */
export const dayInWords = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone }).format(new Date(instant));

/** November 22, 4:12 PM */
export const dayAndTime = (instant: string, timeZone: string) =>
  `${dayInWords(instant, timeZone)}, ${new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(new Date(instant))}`;
