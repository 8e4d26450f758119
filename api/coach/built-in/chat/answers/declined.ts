import { appLink, essayLink, isEmpty, isSubmitted, remark } from '../essays.ts';
import { appsOf, essaysOf, type Question } from '../question.ts';
import { COMMON_APP } from '../common-app.ts';
import { counted, nameOf, pages } from '../markdown.ts';
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

/** "Is it okay to write about my grandfather's death?" */
export const answerHeavySubject = (): Reply => ({
  says: [
    'You may write about something heavy. What a reader looks for is you in it: what you saw, did and think now. Whether it is wise, and how much to tell, I cannot judge.',
    'If it still weighs on you, please talk with an adult you trust. In the US you can also call or text **988**.',
  ],
  next: `Next step: show it to a teacher or counselor before you send it. How it reads I can tell you once it is scored in ${pages.essays}.`,
});

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

/** "Which colleges should I apply to?" */
export function declineChoosing(question: Question): Reply {
  const { apps } = question.record;
  const sent = apps.filter(isSubmitted).length;
  const [named] = [...question.apps.map(appLink), ...question.strangers.map((name) => `**${nameOf(name)}**`)];
  return {
    says: [
      `I cannot tell you ${named ? `whether to apply to ${named}` : 'where to apply, or which college is safe for you'}. That takes someone who knows your grades, your money and you.`,
      apps.length > 0
        ? `You have ${counted(apps.length, 'application')} in ${pages.applications}, ${sent} of them sent; the Common App has room for ${COMMON_APP.colleges}.`
        : `No college is in ${pages.applications} yet; the Common App has room for ${COMMON_APP.colleges}.`,
    ],
    next: 'Next step: go through your list with your school counselor. I can tell you which dates and essays each one would add.',
  };
}

/** "What is the weather?" */
export const declineOffTopic = (): Reply => ({
  says: [
    'I cannot help with that. I only know your college work in Laurel: applications, essays, activities and honors.',
  ],
  next: `Next step: ask me what is due, or see it in ${pages.applications}.`,
});

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
