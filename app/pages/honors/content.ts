export const noHonors = {
  title: 'No honors yet.',
  text: 'A certificate, a prize, a thank-you with your name on it. Small ones count.',
};
