import { appLink, isSubmitted } from '../essays.ts';
import { listed } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { dutiesAfter } from './decisions.ts';
import { boundBy, withdrawFirst } from './rounds.ts';

/** What a binding yes leaves to do, in place of the work that it ends; nothing where there is none. */
export function afterYes(question: Question): Reply[] {
  const { record, apps, essays } = question;
  const bound = boundBy(record.apps);
  const withdraw = withdrawFirst(question);
  if (!bound || !withdraw) return [];
  const named = record.apps.filter(
    (app) => app !== bound && (apps.includes(app) || essays.some(({ appId }) => appId === app.id)),
  );
  const unsent = named.filter((app) => !isSubmitted(app));
  const over =
    unsent.length > 0
      ? `No: ${listed(unsent.map(appLink), 4)} need${unsent.length > 1 ? '' : 's'} nothing more from you, no essay and no form. Leave it unsent.`
      : 'You need write no more essays for the others.';
  return [
    {
      ...withdraw,
      says: [...(unsent.length > 0 ? [over] : []), ...withdraw.says, ...(unsent.length > 0 ? [] : [over])],
    },
    ...dutiesAfter([bound], record.apps).slice(0, 3),
    {
      says: [],
      next: `Next step: open ${appLink(bound)}, where all that is left is listed, and keep your grades up. If its aid does not work for you, tell its aid office before you withdraw anything.`,
    },
  ];
}
