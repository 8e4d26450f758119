// What the dashboard says to a student whose desk is still empty.

export const setup = {
  title: 'Finish setting up your account',
  text: 'Bring in your activities, honors, colleges and one essay. It takes about six minutes.',
  start: 'Start Onboarding',
};

export const nothingDue = {
  title: 'Nothing is due.',
  text: 'You are on top of your dates. The next ones will line up here.',
};

export const noApplications = { title: 'Nothing due yet', text: 'Add a college and its dates will line up here.' };

export const noScore = 'Write a draft, then score it. The leaves fill as it gets better.';
