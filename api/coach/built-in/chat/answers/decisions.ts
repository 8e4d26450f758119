import type { Decision } from '#contract/applications.ts';
import { appLink, isSubmitted } from '../essays.ts';
import { counted, groupLines, listed, sentenceOf } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { noColleges } from './nothing.ts';

/** "How many have I sent?", "Did I submit Georgia Tech?" */
export function answerSent(question: Question): Reply {
  const apps = question.apps.length > 0 ? question.apps : question.record.apps;
  if (apps.length === 0) return noColleges();
  const sent = apps.filter(isSubmitted);
  const open = apps.filter((app) => !isSubmitted(app));
  const all = open.length === 0 && sent.length > 1 ? 'all ' : '';
  const [first] = open;
  return {
    says: [
      sent.length > 0
        ? `You marked ${all}${counted(sent.length, 'application')} as submitted: ${listed(sent.map(appLink), 8)}.`
        : 'None of them is marked as submitted.',
      sentenceOf('Not sent yet', open.map(appLink), 8),
    ],
    next: first
      ? `Next step: if one of them is sent after all, mark it submitted there. Or ask me what ${appLink(first)} still needs.`
      : 'Next step: enter each decision there when it comes.',
  };
}

/** "Where did I get in?", "Who am I waiting for?" */
export function answerDecisions(question: Question): Reply {
  const apps = question.apps.length > 0 ? question.apps : question.record.apps;
  if (apps.length === 0) return noColleges();
  const decided = (decision: Decision) => apps.filter((app) => app.decision === decision);
  const sent = apps.filter(isSubmitted);
  const waiting = sent.filter(({ decision }) => decision === null);
  const wins = decided('accepted');
  const bound = wins.find(({ round }) => round === 'ed' || round === 'ed2');
  return {
    says: [
      wins.length > 0
        ? `**${counted(wins.length, 'win')}**: ${listed(wins.map(appLink), 5)} said yes. Well done.`
        : `No acceptance is entered${sent.length > 0 ? ' yet' : ', and nothing is sent yet'}.`,
    ],
    list: groupLines(
      [
        ['Deferred', decided('deferred').map(appLink)],
        ['Waitlisted', decided('waitlisted').map(appLink)],
        ['Denied', decided('denied').map(appLink)],
        ['Waiting for an answer', waiting.map(appLink)],
        ['Not sent yet', question.apps.filter((app) => !isSubmitted(app)).map(appLink)],
      ],
      4,
    ),
    next: bound
      ? `${appLink(bound)} was an early decision, which binds. Next step: read what it asks you to do now, also about your other applications.`
      : waiting[0]
        ? `Next step: when an answer comes, enter it in ${appLink(waiting[0])}.`
        : 'Next step: ask me which application to finish first.',
  };
}
