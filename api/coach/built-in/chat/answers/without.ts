import { durationInWords } from '#contract/plan/words.ts';
import { appLink } from '../essays.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { PLAN } from '../sources.ts';

/** "What would happen to my hours if I drop Duke?": the work that only the colleges asked about need; nothing where they need none. */
export function withoutThem({ apps, plan }: Question): Reply[] {
  return apps.flatMap((app): Reply[] => {
    const own = plan.items.filter(
      ({ appIds, state }) => appIds.length === 1 && appIds[0] === app.id && state !== 'done',
    );
    const minutes = own.reduce((sum, item) => sum + (item.minutes ?? 0), 0);
    if (minutes === 0) return [];
    const says = `Without ${appLink(app)}, about **${durationInWords(minutes)}** of your own work would fall away.`;
    return [{ says: [says], source: PLAN }];
  });
}
