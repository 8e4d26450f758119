/**
 * The words that the forms of the season offer for what an activity or an honor is; Laurel stores them as they are. They are those of
 * `api/data/season/forms.json`, which a test holds them to.
 */
export const formWords = {
  /** Of an activity, on the Common App. */
  type: [
    'Academic',
    'Art',
    'Athletics: Club',
    'Athletics: JV/Varsity',
    'Career Oriented',
    'Community Service (Volunteer)',
    'Computer/Technology',
    'Cultural',
    'Dance',
    'Debate/Speech',
    'Environmental',
    'Family Responsibilities',
    'Foreign Exchange',
    'Foreign Language',
    'Internship',
    'Journalism/Publication',
    'Junior ROTC',
    'LGBT',
    'Music: Instrumental',
    'Music: Vocal',
    'Religious',
    'Research',
    'Robotics',
    'School Spirit',
    'Science/Math',
    'Social Justice',
    'Student Govt./Politics',
    'Theater/Drama',
    'Work (Paid)',
    'Other Club/Activity',
  ],
  grades: ['9', '10', '11', '12', 'Post-graduate'],
  timing: ['During school year', 'During school break', 'All year'],
  /** Of an activity, at the University of California. */
  ucCategory: [
    'Award or honor',
    'Educational preparation programs',
    'Extracurricular activity',
    'Other coursework',
    'Volunteering / Community service',
    'Work experience',
  ],
  /** Of an honor: those of the Common App, then those that only the University of California offers. */
  levels: ['School', 'State/Regional', 'National', 'International', 'City/Community', 'State', 'Regional'],
  /** Of an honor, at the University of California. */
  awardType: ['Academic', 'Non-academic'],
} as const;

export type FormWord<Field extends keyof typeof formWords> = (typeof formWords)[Field][number];
