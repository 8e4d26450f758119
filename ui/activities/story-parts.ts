import type { ActivityDetails } from './FormDetails/FormDetails.tsx';

/** What forms ask of an activity besides, of which nothing is said. */
export const noDetails: ActivityDetails = {
  type: '',
  role: '',
  grades: [],
  timing: [],
  continues: null,
  ucCategory: '',
  longDescription: '',
  context: '',
  startedOn: null,
  endedOn: null,
  hoursByGrade: '',
};
