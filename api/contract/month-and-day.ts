/** The day of an instant, as a student of that time zone says it: "November 26". */
export const monthAndDay = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone }).format(new Date(instant));
