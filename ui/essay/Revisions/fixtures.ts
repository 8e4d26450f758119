import type { RevisionChoice, RevisionReport } from './revision-report.ts';

export const choice: RevisionChoice = {
  from: 'first',
  to: 'present',
  fromOptions: [
    { value: 'first', label: 'Oct 24, 6:30 PM, scored 71' },
    { value: 'second', label: 'Nov 3, 8:10 PM, scored 78' },
  ],
  toOptions: [
    { value: 'present', label: 'This text, scored 84' },
    { value: 'second', label: 'Nov 3, 8:10 PM, scored 78' },
  ],
  onFrom: () => {},
  onTo: () => {},
};

const mark = (quote: string, why: string, paragraph: number) => ({ quote, why, paragraph });

export const report: RevisionReport = {
  says: 'You settled 7 of 9 marks. Clarity rose because three slips went. The ending is untouched.',
  next: 'The 2 that are left are in paragraphs 4 and 6.',
  left: [
    mark(
      'I have always been a hard worker who is passionate about solving problems.',
      'Could be anyone’s sentence. The pulley proves it.',
      4,
    ),
    mark(
      'We lost a lot of money that year, and it was a difficult time for my family.',
      'Name one thing you went without.',
      6,
    ),
  ],
  added: [
    mark('because I love learning new things and making a difference', 'Says less than the sentence after it.', 8),
  ],
  settled: [
    mark('Machines are all around us, and most people never think about them.', 'This could open any essay.', 1),
    mark('and I grew up on the folding table and', 'This sentence runs on. Give each thought its own.', 3),
    mark('it was very difficult and I made it worse, I put', 'This sentence runs on. Give each thought its own.', 4),
    mark('and then I recorded all machines', 'This sentence runs on. Give each thought its own.', 5),
    mark('Ten sounded normal. Eleven sounded strange.', 'How did they sound?', 4),
    mark('my father was very proud of me', 'Show what he did.', 6),
    { quote: null, why: 'Many students could have written this essay.', paragraph: null },
  ],
  categories: [
    { name: 'content', from: 76, to: 88, signals: ['Fewer words claim something of you.'] },
    { name: 'structure', from: 74, to: 82, signals: ['The end takes up “dryer” and “clock” from the beginning.'] },
    { name: 'voice', from: 77, to: 91, signals: ['Fewer of its words could be anybody’s.'] },
    {
      name: 'clarity',
      from: 59,
      to: 86,
      signals: ['Three slips went.', 'The average sentence went from 23 words to 16.'],
    },
    { name: 'specificity', from: 66, to: 83, signals: ['A reader can see, hear or look up more of it.'] },
    { name: 'reflection', from: 74, to: 74, signals: ['Nothing that it is measured by moved.'] },
  ],
  sentences: { cut: 4, added: 6, moved: 1 },
  words: -5,
  scoredBy: "Laurel's built-in coach",
};
