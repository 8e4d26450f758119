// The words of the first screen, in a file of their own because the rest of the page loads later (content.ts).

export const hero = {
  title: ['Apply to college', 'with a clear head.'] as const,
  lead: 'Essays, activities, honors and deadlines on one desk, with honest feedback on what to fix next.',
  start: 'Start free',
  note: 'Free during beta. No card required.',
};

export const previewBox = {
  title: 'Score an opening, no account',
  placeholder: 'Paste about 150 to 650 words of an essay you are working on.',
  lengthHint: 'About 150 to 650 works best.',
  invitation: 'A score out of ten, what works, what to fix first, and another way to open. It takes a few seconds.',
};
