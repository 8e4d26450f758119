import { inFigures } from '#contract/in-words.ts';
import { appLink, essayLink, isEmpty, isSubmitted, remark } from '../essays.ts';
import { listed, nameOf, pages } from '../markdown.ts';
import { appsOf, essaysOf, namesEssays, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';
import { answerByTopic } from './by-topic.ts';

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

/** A fixed sentence with the colleges of a question written in: "{ for colleges}" is " for Brown", or nothing. */
export const withColleges = (text: string, question: Question): string =>
  text.replace(/\{([^{}]*)colleges([^{}]*)\}/g, (_, before: string, after: string) => {
    const names = namesIn(question);
    return names && `${before}${names}${after}`;
  });

/** "Which colleges should I apply to?" */
export function declineChoosing(question: Question): Reply | Reply[] {
  const colleges = namesIn(question);
  if (question.apps.length + question.strangers.length > 1) return answerByTopic('unseen')(question);
  return {
    says: [
      `I cannot tell you ${colleges ? `whether to choose ${colleges}` : 'where to apply, or which college is safe for you'}. That takes someone who knows your grades, your money and you.`,
      `You have ${inFigures(question.record.apps.length, 'application')} in ${pages.applications}. A common shape is two or three that are nearly sure, affordable and liked, some in the middle and a few dreams, eight to twelve in all.`,
    ],
    next: 'Next step: go through your list with your school counselor. I can tell you which dates and essays each one would add.',
  };
}

/** What asks whether a college has looked at an application. */
const READ_YET =
  /\b(?:look(?:ed)? at|open(?:ed)?|read|seen?|got|gotten|received?|review(?:ed|ing)?|process(?:ed|ing)?) (?:\w+ ){0,3}(?:stuff|app|application|file|everything|it|essays?|mine)\b.*\b(?:yet|already|now|so far)\b/;

/** What asks for the reasons of an answer. */
const REASONS = /\b(?:why|reasons?|because|liked?|wrong|lacked|missing|not like|didnt)\b/;

/** "Did Duke like my essay?", "What did the Clemson committee not like?" */
export function answerUnseen(question: Question): Reply[] {
  const [unsent] = question.apps.filter((app) => !isSubmitted(app));
  if (unsent && READ_YET.test(question.text))
    return [
      {
        says: [
          `You have not marked ${appLink(unsent)} as submitted, so there is nothing of yours that they could look at yet.`,
        ],
        next: 'Next step: if you have sent it, mark it as submitted there. Its portal then shows what has arrived.',
        source: fromRecord('Applications'),
      },
    ];
  const answered = question.apps.find(({ decision }) => decision !== null);
  if (!answered || !REASONS.test(question.text)) return answerByTopic('unseen')(question);
  return [
    {
      says: [
        `The answer of ${appLink(answered)} is **${answered.decision}**, and I cannot know its reasons: colleges hardly ever tell them, and most have more good applicants than places.`,
        'Your school counselor may call the office for your region and ask whether something was missing. That is the one way to learn more.',
      ],
      next: `Next step: ask me what is to be done after this answer.`,
    },
  ];
}
