import type { ClaimsProps, FeaturesProps, HowItWorksProps, ScholarshipPick, Testimonial } from '@laurel/ui';

// The words of the landing page below its first screen, in the order of the page. Those above are in content-top.ts.

export const claims: ClaimsProps['claims'] = [
  { figure: '$2.3M+', of: 'merit aid surfaced' },
  { figure: '+23%', of: 'average essay score lift' },
  { figure: '12,400+', of: 'extracurriculars reframed' },
  { figure: '8,900+', of: 'deadlines tracked' },
];

export const howItWorks: HowItWorksProps = {
  title: 'From a blank page to submitted, in six plain steps',
  lead: 'Start anywhere. Most students begin with whatever is already in a document somewhere.',
  steps: [
    {
      title: 'Bring what you have',
      text: 'Paste activities, honors and colleges. Duplicates are caught before anything is saved.',
      picture: 'bring',
    },
    {
      title: 'Set the dates',
      text: 'Pick a college and a round. The deadline fills itself in and shows up on your calendar.',
      picture: 'dates',
    },
    {
      title: 'Write and score',
      text: 'Six categories, an overall score, and the exact sentences that earned or cost you points.',
      picture: 'write',
    },
    {
      title: 'Frame your activities',
      text: 'SmartFrame turns what you did into one honest line that fits in 150 characters.',
      picture: 'frame',
    },
    {
      title: 'Ask AdmitLens',
      text: 'An advisor that has read all of it: your colleges, your essays and your activities.',
      picture: 'ask',
    },
    {
      title: 'Send it on time',
      text: 'See what is overdue, due today and due this week. Then close the laptop.',
      picture: 'send',
    },
  ],
};

export const features: FeaturesProps = {
  title: 'Feedback you can act on tonight',
  lead: 'Three tools that read your work closely and tell you what they see.',
  features: [
    {
      title: 'Essay scoring',
      text: 'One score, six categories, and highlights on the lines themselves. Fill the wreath a revision at a time.',
      picture: 'score',
    },
    {
      title: 'SmartFrame',
      text: 'Three wordings for every activity. Yours to pick, yours to edit, and never longer than the form allows.',
      picture: 'smartframe',
    },
    {
      title: 'AdmitLens',
      text: 'Advice that has read everything you have, so you never have to explain your own application.',
      picture: 'admitlens',
    },
  ],
};

export const demo = {
  title: 'A look at one student’s desk',
  lead: 'Sample data from a demonstration account. Yours starts empty and fills in a few minutes.',
};

export const demoCards = {
  highlights: { title: 'Essay highlights' },
  deadlines: { title: 'Deadlines snapshot', note: 'Example dates' },
  scholarships: { title: 'Scholarship picks', note: 'Demonstration' },
};

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

/** Deadlines in days from today: one for each state of a deadline, and one that is due today. */
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

export const testimonialsTitle = 'What students say';

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

export const pricing = {
  title: 'Free during beta',
  price: '$0',
  terms: 'No card required. Paid tiers come later, and you will hear from us before anything changes.',
  start: 'Create your account',
  includedTitle: 'Everything is included',
  included: [
    'Every essay scored, as often as you revise',
    'SmartFrame for all of your activities',
    'AdmitLens, with your whole application in view',
    'Deadlines, mini-deadlines and a month calendar',
    'Opportunity ideas near you',
    'Export everything, any time',
  ],
};

export const closing = {
  title: 'Start with one sentence.',
  text: 'Paste an activity, a college or a first draft. Laurel will take it from there.',
  start: 'Start free',
};
