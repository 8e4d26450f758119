// What was found wrong in a season's files after they were brought in. Corrected here and not in `api/data/season` alone, a fact stays right when
// the script runs again.

/** Sources by what the collectors of the facts called them, and by what a student can understand: their project is not known to anybody else. */
export const sourcesForStudents: Readonly<Record<string, string>> = {
  'field facts of this project (several pages read)': 'Pages of the application systems, read together',
  'field facts of this project (several readings, November 2026)':
    'Pages of the application systems, read together in November 2026',
  'admissions pages of Stanford and Notre Dame, as read for this project':
    'Admissions pages of Stanford and Notre Dame',
};

/** Names that were taken for one college's alone, though others have them too: an essay that has one was warned of for nothing. */
export const alsoElsewhere = [
  { college: 'Massachusetts Institute of Technology', text: 'UROP', alsoMeans: 'a program of several universities' },
];
