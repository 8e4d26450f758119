import { appLink, essayLink, isEmpty, remark } from '../essays.ts';
import { appsOf, essaysOf, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';

/** "Write my essay for me." */
export function declineWriting(question: Question): Reply {
  const essays = essaysOf(question);
  const essay = essays.toSorted((a, b) => (a.score ?? 101) - (b.score ?? 101))[0];
  const found = essay && !isEmpty(essay) ? remark(essay, 'needsWork') : undefined;
  return {
    says: [
      'I will not write or rewrite it for you: it has to sound like you, and it has to be yours. I can show you where it needs you.',
      essay && found ? `In ${essayLink(essay)}: ${found}` : '',
    ],
    next:
      found || !essay
        ? 'Next step: say that place aloud as you would to a friend, and type what you said.'
        : `Next step: open ${essayLink(essay)}, say your answer aloud as you would to a friend, and type what you said. That is a first draft.`,
  };
}

/** "Will I get in?" */
export function declineChances(question: Question): Reply {
  const [app] = appsOf(question);
  return {
    says: [
      `I cannot know that${app ? ` for ${appLink(app)}` : ''}, and I will not guess a number. A decision hangs on much that I do not see: grades, courses, letters, the other applicants.`,
    ],
    next: app
      ? `What you can still move is the work. Next step: ask me what is missing for ${appLink(app)}.`
      : 'What you can still move is the work. Next step: ask me which essay is weakest, and talk your list over with your school counselor.',
  };
}

const OUTSIDE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:aid|fafsa|css|scholarships?|tuition|costs?|afford|expensive|fees?|waivers?|loans?|pay)\b/,
    'about aid, scholarships, fees and other money matters',
  ],
  [/\b(?:sat|act|psat|toefl|ielts|duolingo|tests?|ap|ib)\b/, 'about tests and which scores to send'],
  [/\b(?:visas?|i 20|immigration|undocumented|daca|citizen\w*)\b/, 'about visas and legal status'],
  [/\b(?:letters?|recommend\w*|transcripts?|gpa|grades|interviews?)\b/, 'about letters, transcripts and interviews'],
];

/** "Does Brown give aid?", "Do I need the SAT?" */
export function declineFacts(question: Question): Reply {
  const about = OUTSIDE.find(([pattern]) => pattern.test(question.text))?.[1] ?? 'what a college is like or offers';
  const [app] = appsOf(question);
  return {
    says: [`I cannot tell you ${about}. I only see what you entered in Laurel, and a wrong guess could cost you.`],
    next: `Next step: look at the college's own admission pages and ask your school counselor${app ? `. Keep what you find in the notes of ${appLink(app)}` : ''}.`,
  };
}

/** "Will this be flagged as AI?", "Is my essay true?" */
export const declineDetection = (): Reply => ({
  says: [
    'I cannot tell whether a text was written by a person, or whether it is true. I only look at how it reads, so I will not call yours either.',
  ],
  next: 'Next step: write in your own words and keep your drafts. Laurel keeps earlier versions of each essay, and they show how yours grew.',
});
