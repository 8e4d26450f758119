// What was found wrong in a season's files after they were brought in. Corrected here and not in `api/data/season` alone, a fact stays right when
// the script runs again.

/** Sources by what the collectors of the facts called them, and by what a student can understand: their project is not known to anybody else. */
export const sourcesForStudents: Readonly<Record<string, string>> = {
  'field facts of this project (several pages read)': 'Pages of the application systems, read together',
  'field facts of this project (several readings, November 2026)':
    'Pages of the application systems, read together in November 2026',
  'admissions pages of Stanford and Notre Dame, as read for this project':
    'Admissions pages of Stanford and Notre Dame',
  'Atlas, application reference of 2026-27 (stored public repository; name not shown by the index)':
    'An application reference for 2026–27 that others keep',
  'University of California, personal insight questions (read by CollegeScout 2026-09-19)':
    'University of California, personal insight questions',
  'MIT Admissions, essays (read by CollegeScout 2026-09-19)': 'MIT Admissions, essays',
  'UCAS statement for 2026 entry onwards, through a stored repository':
    'UCAS, personal statement for 2026 entry onwards, as others copied it',
  'UCAS, personal statement for 2026 entry onwards (read through a stored repository, September 2026)':
    'UCAS, personal statement for 2026 entry onwards, as others copied it in September 2026',
  'Exporter of application sheets in a stored public repository (the index does not show its name): labels and limits as in the forms':
    'Labels and limits of the forms, as another tool copied them',
  'Counselor guide of UC for the 2026-27 application, as reported in a stored public repository':
    'Counselor guide of UC for 2026–27, as others report it',
  'Prompt load of an admissions adviser (a stored public repository; the index does not show its name)':
    'Questions as an admissions adviser lists them',
  'Atlas, prompts published for 2026-27 (a stored public repository; the index does not show its name)':
    'Questions of 2026–27 as others list them',
  'Prompt load for five colleges (a stored public repository; the index does not show its name)':
    'Questions of five colleges as others list them',
  'UC, statement of application integrity (stored copy)': 'UC, statement of application integrity (an archived copy)',
  'college guide 2026-27 in a stored public repository': 'A college guide for 2026–27 that others keep',
  'Mount Holyoke, financial aid dates (stored page)': 'Mount Holyoke, financial aid dates (an archived page)',
  'a parent in a New York Times blog (stored copy)': 'A parent in a New York Times blog (an archived copy)',
  'College in Action, list of Coalition prompts 2024-25; the sixth as in supplements.json':
    'College in Action, list of Coalition prompts 2024–25',
};

/** Cycles as the collectors of the facts wrote them, and as they are written everywhere else. */
export const cyclesInOneForm: Readonly<Record<string, string>> = {
  '2027 entry': '2026-27',
  'not stated on the page': 'not named on the page',
  '2024-25 wording; not read for 2026-27': '2024-25',
};

/** Sentences as the collectors wrote them, and as a student understands them. */
const sentencesForStudents: Readonly<Record<string, string>> = {
  'Count what you paste as UTF-16 units with a line end as two: nothing can then turn out longer in the form.':
    'A line end and an emoji are counted as two characters here, as the form may count them, so nothing turns out longer there.',
  'Points to the Common App rule.': "Points to the Common App rule: AI output handed in as one's own is fraud.",
  'Classed as a full ban, with a statement to sign and screening.':
    'No AI at all, says a survey of colleges. You sign a statement, and essays are screened.',
  'Classed as a full ban, with a statement to sign.': 'No AI at all, says a survey of colleges. You sign a statement.',
  'Listed among the colleges that restrict AI; the exact class was cut off in the reading.':
    'A survey lists it among the colleges that restrict AI. What exactly it forbids is not known here, so ask its admissions office.',
  'Classed among the two most open: text may contain AI help if you answer for it.':
    'One of the two most open colleges in a survey: your text may contain help by AI, and you answer for it.',
  'Has published guidance; its content was not read.':
    'It has published guidance, which is not known here. Read it on the pages of the college.',
  'Has a statement since September 2023; its content was not read.':
    'It has had a statement since September 2023, which is not known here. Read it on the pages of the college.',
  'Uses AI tools in reading applications, says one survey; no rule for applicants was read.':
    'It uses AI tools to read applications, says one survey. No rule for applicants is known here, so ask its admissions office.',
  // The college sets the sentence in brackets before the question, which begins with “such an event”.
  'Describe such an event you experienced. What did you learn from the experience? (In all our lives, we interact with people who hold different viewpoints than our own.)':
    'In all our lives, we interact with people who hold different viewpoints than our own. Describe such an event you experienced. What did you learn from the experience?',
};

/** A sentence of the season's files in words that a student knows. */
export const forStudents = (sentence: string): string => sentencesForStudents[sentence] ?? sentence;

/** Names that were taken for one college's alone, though others have them too: an essay that has one was warned of for nothing. */
export const alsoElsewhere = [
  { college: 'Massachusetts Institute of Technology', text: 'UROP', alsoMeans: 'a program of several universities' },
];
