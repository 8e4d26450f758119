import outside from '#api/coach/data/chat/outside.json' with { type: 'json' };
import { appLink, essayLink, isEmpty, isSubmitted, remark } from '../essays.ts';
import { appsOf, essaysOf, type Question } from '../question.ts';
import { COMMON_APP } from '../common-app.ts';
import { counted, nameOf, pages } from '../markdown.ts';
import type { Reply } from '../reply.ts';
import { says } from '../wordings.ts';

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

/** "Does Brown give aid?", "Do I need the SAT?" */
export function declineFacts(question: Question): Reply {
  const about =
    outside.find(({ wordings }) => says(wordings, question.text))?.subject ?? 'what a college is like or offers';
  const [app] = appsOf(question);
  return {
    says: [`I cannot tell you ${about}. I only see what you entered in Laurel, and a wrong guess could cost you.`],
    next: `Next step: look at the college's own admission pages and ask your school counselor${app ? `. Keep what you find in the notes of ${appLink(app)}` : ''}.`,
  };
}
