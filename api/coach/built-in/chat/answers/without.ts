import type { Application } from '#contract/applications.ts';
import { durationInWords } from '#contract/plan/words.ts';
import { isBinding } from '#contract/round-kinds.ts';
import { roundNames } from '#contract/round-names.ts';
import { appLink, isSubmitted } from '../essays.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord, PLAN } from '../sources.ts';

/** "What would happen to my hours if I drop Duke?": the work that only the colleges asked about need, or that they are sent; nothing where a college has answered or needs none. */
export function withoutThem({ apps, plan }: Question): Reply[] {
  return apps.flatMap((app): Reply[] => {
    if (app.decision === 'accepted' || app.decision === 'denied') return [];
    if (isSubmitted(app)) return [{ says: [sentAlready(app)], source: fromRecord('Applications') }];
    const own = plan.items.filter(
      ({ appIds, state }) => appIds.length === 1 && appIds[0] === app.id && state !== 'done',
    );
    const minutes = own.reduce((sum, item) => sum + (item.minutes ?? 0), 0);
    if (minutes === 0) return [];
    const says = `Without ${appLink(app)}, about **${durationInWords(minutes)}** of your own work would fall away.`;
    return [{ says: [says], source: PLAN }];
  });
}

const sentAlready = (app: Application): string =>
  app.round && isBinding(app.round) && app.decision === null
    ? `${appLink(app)} is sent in ${roundNames[app.round]}: you promised to go if it says yes. Before you take that back, speak with your counselor.`
    : `${appLink(app)} is sent, so dropping it saves you no more work, and you need not withdraw it: you may still say no to a yes.`;
