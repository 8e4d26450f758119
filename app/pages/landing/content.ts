import type { ScholarshipPick, Testimonial } from '@laurel/ui';

export const testimonials: Testimonial[] = [
  {
    quote:
      'It told me the sentence I was proudest of was the one nobody would remember. It was right, and I was annoyed for a day.',
    name: 'Tomás R.',
    from: 'Senior, El Paso',
  },
  {
    quote:
      'I had eleven tabs and a notebook for deadlines. Now I have one page and a green check next to the ones I sent.',
    name: 'Adaeze O.',
    from: 'Senior, Baltimore',
  },
  {
    quote: 'My job at the car wash turned out to be the best line on my application. I almost left it off.',
    name: 'Kiet L.',
    from: 'First-year, San José',
  },
];

export const demoEssay = `I sat on the floor with my ear against number ten, which was healthy, and listened to what right sounded like.
It was a difficult time for my family. But for the first time a machine had told us what it needed before it quit, and my father took down the clock and set it right.`;

export const demoHighlights = [
  remark(
    'good',
    'what right sounded like.',
    'This shows how you work: you listen to what is right before you fix what is wrong.',
  ),
  remark(
    'work',
    'It was a difficult time for my family.',
    '“A difficult time” hides the stakes. Name one thing the family went without.',
  ),
  remark(
    'good',
    'my father took down the clock and set it right.',
    'Your father setting the clock right carries the turn without explaining it.',
  ),
];

function remark(kind: 'good' | 'work', words: string, why: string) {
  const start = demoEssay.indexOf(words);
  return { id: `demo-${start}`, kind, start, end: start + words.length, why };
}

/** What is due where, in days from today: one for each state of a deadline, and one that is due today. */
export const demoDeadlines = [
  { university: 'Case Western Reserve', description: 'Early Action', inDays: -1 },
  { university: 'Ohio State', description: 'Early Action', inDays: 0 },
  { university: 'Georgia Tech', description: 'Early Action', inDays: 1 },
  { university: 'Purdue', description: 'Priority scholarship', inDays: 11 },
  { university: 'Cornell', description: 'Regular Decision', inDays: 53 },
];

export const scholarshipPicks: ScholarshipPick[] = [
  {
    name: 'Repair Economy Award',
    description: 'For students who run a fix-it project',
    amount: 2500,
    due: 'Dec 1',
  },
  {
    name: 'Great Lakes Women in Engineering',
    description: 'Ohio, Michigan and Indiana residents',
    amount: 5000,
    due: 'Dec 15',
  },
  { name: 'First in Family Grant', description: 'First-generation college students', amount: 1200, due: 'Jan 10' },
  {
    name: 'Acoustical Futures Prize',
    description: 'Original work in sound or vibration',
    amount: 3000,
    due: 'Feb 1',
  },
  { name: 'Library Neighbors Fund', description: 'Volunteers at a public library', amount: 750, due: 'Mar 15' },
];
