import { essayLink, isEmpty } from '../essays.ts';
import { listed, pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';

/** "Where are my essays? They were here yesterday." */
export function answerLostText({ record }: Question): Reply {
  const written = record.essays.filter((essay) => !isEmpty(essay));
  return {
    says: [
      written.length > 0
        ? `Saved in this account are texts of ${listed(written.map(essayLink), 4)}. If yours is not among them, it was not saved here.`
        : 'I see no essay text saved in this account. That is frightening, and often it is somewhere else:',
    ],
    list: [
      'Another account: sign out and try each e-mail address that you use, a school one too.',
      'The same computer and browser in which you typed it: what could not be sent waits there.',
      'Versions of the essay, in its page, if it was shortened or overwritten.',
      'A document, note or mail that you copied it from or to.',
    ],
    next: `Next step: look in ${pages.essays}. If you find it, paste it in again; if not, write down now what you remember: it comes back faster than the first time.`,
  };
}
