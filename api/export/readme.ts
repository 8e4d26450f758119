/** The text that explains an export to the student who opens it. */
export function readme(name: string, now: Date, timeZone: string) {
  const date = now.toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
  return `What Laurel keeps for ${name}
Made on ${date}. The tables tell dates and times as clocks in ${timeZone} have them.

essays
  Each essay that you have written, as a Word document (.docx) and as plain text (.txt).
  The name of a file says the college and the title of the essay.

applications.csv
  Your applications, one in each row, for Excel, Numbers or Google Sheets.
  A deadline at 23:59 is the end of its day.

activities.csv
  Your activities, one in each row, for Excel, Numbers or Google Sheets.
  Hours/year is your hours a week times your weeks a year.

honors.csv
  Your honors and awards, one in each row, for Excel, Numbers or Google Sheets.
  An apostrophe before a text keeps the spreadsheet from running it as a formula.

deadlines.ics
  The deadlines of all that is not submitted or final yet, for your calendar.
  It says what was true on that day and does not change afterwards.

data.json
  All of the above in one file, and whatever else Laurel stores of you: the earlier versions of your essays with what
  was remarked on them, what you deleted in the last hour, when and with which browser you signed in, and what you
  exported.
  It is written for programs: Laurel can import the lists under «import» again.
`;
}
