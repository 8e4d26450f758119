export const noApplications = {
  title: 'No applications yet.',
  text: 'Start with one college that you keep thinking about. The rest of the list can wait.',
};
