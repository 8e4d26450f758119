import { appLink, essayLink, isEmpty, remark } from '../essays.ts';
import { listed, nameOf, pages } from '../markdown.ts';
import { appsOf, essaysOf, namesEssays, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';

/** "Write my essay for me." */
export function declineWriting(question: Question): Reply {
  const essays = essaysOf(question).toSorted((a, b) => (a.score ?? 101) - (b.score ?? 101));
  const essay = (namesEssays(question) ? essays.find(isEmpty) : undefined) ?? essays[0];
  const found = essay && !isEmpty(essay) ? remark(essay, 'needsWork') : undefined;
  return {
    says: [
      'I will not write or rewrite it for you, and I know no essay to copy: it has to sound like you, and you sign that it is your own. I can show you where it needs you.',
      essay && found ? `In ${essayLink(essay)}: ${found}` : '',
    ],
    next:
      found || !essay
        ? 'Next step: say that place aloud as you would to a friend, and type what you said.'
        : `Next step: open ${essayLink(essay)}, say your answer aloud as you would to a friend, and type what you said. That is a first draft; one true sentence is a start.`,
  };
}

/** The colleges that a question names, as Markdown. */
const namesIn = (question: Question): string =>
  listed([...appsOf(question).map(appLink), ...question.strangers.map((name) => `**${nameOf(name)}**`)]);

/** "What are my chances at Brown?" */
export function declineChances(question: Question): Reply {
  const colleges = namesIn(question);
  const [app] = appsOf(question);
  return {
    says: [
      `I cannot know that${colleges && ` for ${colleges}`}, nobody outside can, and I will not guess a number. It depends on much that is not in Laurel: grades, tests, letters, the other applicants. Rates of past years, in a college's Common Data Set, are no forecast.`,
    ],
    next: `What you can still move is the work. Next step: ask me ${app ? `what is missing for ${appLink(app)}` : 'which essay is weakest, and talk your list over with your school counselor'}.`,
  };
}

/** "Which colleges should I apply to?" */
export function declineChoosing(question: Question): Reply {
  const colleges = namesIn(question);
  return {
    says: [
      `I cannot tell you ${colleges ? `whether to choose ${colleges}` : 'where to apply, or which college is safe for you'}. That takes someone who knows your grades, your money and you.`,
      `You have ${question.record.apps.length} applications in ${pages.applications}. A common shape is two or three that are nearly sure, affordable and liked, some in the middle and a few dreams, eight to twelve in all.`,
    ],
    next: 'Next step: go through your list with your school counselor. I can tell you which dates and essays each one would add.',
  };
}

/** "What is Rice like?", "Does Brown give aid?" */
export function declineFacts(question: Question): Reply {
  const [app] = appsOf(question);
  const keep = app ? `. Keep what you find in the notes of ${appLink(app)}` : '';
  return {
    says: [
      `I cannot tell you what ${namesIn(question) || 'a college'} asks for, offers or is like, or on which day it answers: I have no checked facts on that, and a wrong guess could cost you. What it will cost you is best estimated with its net price calculator; the day of an answer stands in its portal.`,
    ],
    next: `Next step: look at the college's own admission pages and ask your school counselor${keep}.`,
  };
}
