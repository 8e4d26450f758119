import type { Application, Decision } from '#contract/applications.ts';
import { appLink } from '../essays.ts';
import { counted, listed } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { noColleges } from './nothing.ts';

/** "How many have I sent?", "Did I submit Georgia Tech?" */
export function answerSent(question: Question): Reply {
  const apps = question.apps.length > 0 ? question.apps : question.record.apps;
  if (apps.length === 0) return noColleges();
  const sent = apps.filter(({ status }) => status === 'submitted');
  const open = apps.filter(({ status }) => status !== 'submitted');
  const [first] = open;
  return {
    says: [
      sent.length > 0
        ? `You marked ${sent.length === apps.length && sent.length > 1 ? 'all ' : ''}${counted(sent.length, 'application')} as submitted: ${listed(sent.map(appLink), 8)}.`
        : 'None of them is marked as submitted.',
      first ? `Not sent yet: ${listed(open.map(appLink), 8)}.` : '',
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
  const sent = apps.filter(({ status }) => status === 'submitted');
  const groups: [string, Application[]][] = [
    ['Deferred', decided('deferred')],
    ['Waitlisted', decided('waitlisted')],
    ['Denied', decided('denied')],
    ['Waiting for an answer', sent.filter(({ decision }) => decision === null)],
    ['Not sent yet', question.apps.filter((app) => app.status !== 'submitted')],
  ];
  const wins = decided('accepted');
  const bound = wins.find(({ round }) => round === 'ed' || round === 'ed2');
  const waiting = sent.find(({ decision }) => decision === null);
  return {
    says: [
      wins.length > 0
        ? `**${counted(wins.length, 'win')}**: ${listed(wins.map(appLink), 5)} said yes. Well done.`
        : `No acceptance is entered${sent.length > 0 ? ' yet' : ', and nothing is sent yet'}.`,
    ],
    list: groups.flatMap(([name, of]) => (of.length > 0 ? [`${name}: ${listed(of.map(appLink), 4)}`] : [])),
    next: bound
      ? `${appLink(bound)} was an early decision, which binds. Next step: read what it asks you to do now, also about your other applications.`
      : waiting
        ? `Next step: when an answer comes, enter it in ${appLink(waiting)}.`
        : 'Next step: ask me which application to finish first.',
  };
}
