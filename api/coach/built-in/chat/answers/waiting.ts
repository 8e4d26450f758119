import type { Requirement } from '#contract/requirements.ts';
import { appLink } from '../essays.ts';
import { listed, nameOf, pages } from '../markdown.ts';
import { notesWith } from '../notes.ts';
import { appsOf, peopleCalled, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord, OWN_ADVICE } from '../sources.ts';
import { inSentence } from './requirement-lines.ts';

const OWN = fromRecord('Requirements');

/** The name of a person who is spoken of with a title. */
const TITLED = /\b(?:ms|mr|mrs|dr|miss)\.? (?<name>\w{3,})/g;
const NOTES = fromRecord('Notes');

/** Who does something, where nobody is named for it. */
const UNNAMED: Partial<Record<Requirement['who'], string>> = {
  teacher: 'A teacher',
  counselor: 'Your counselor',
  parent: 'A parent',
  college: 'The college',
  agency: 'The testing agency',
};

/** "Who still has to send something?", "Did Ms. Lee send it?" */
export function answerWaiting(question: Question): Reply[] {
  const { requirements, people, record, text, told } = question;
  const called = peopleCalled(question);
  const apps = appsOf(question);
  const rows = requirements.filter(
    ({ appId, personId, who, state, need }) =>
      (apps.length === 0 || apps.some(({ id }) => id === appId)) &&
      (called.length > 0
        ? called.some(({ id }) => id === personId)
        : who !== 'student' && (state === 'asked' || state === 'sent' || (state === 'open' && need === 'required'))),
  );
  const nameIn = new Map(record.apps.map((app) => [app.id, appLink(app)]));
  const whose = new Map(people.map(({ id, name }) => [id, nameOf(name)]));
  const byPerson = new Map<string, string[]>();
  for (const { personId, who, kind, state, appId } of rows) {
    const from = whose.get(personId ?? '') ?? UNNAMED[who] ?? who;
    const key = `${from}: ${inSentence(kind)}, ${state === 'open' ? 'not marked as asked' : state}`;
    byPerson.set(key, [...new Set([...(byPerson.get(key) ?? []), nameIn.get(appId) ?? ''])]);
  }
  const [first] = called;
  const spokenOf = /\b(?:she|he)\b/.test(text) ? told.toLowerCase() : '';
  const names = [...`${text} ${spokenOf}`.matchAll(TITLED)].map(([, name = '']) => name);
  const notes = notesWith(record, names);
  const noted = notes.length > 0 ? [{ says: ['Your notes say:'], list: notes, source: NOTES }] : [];
  return [
    ...noted,
    {
      says: [
        rows.length === 0
          ? first
            ? `Nothing in your requirements names ${nameOf(first.name)}.`
            : 'As you have marked it, you are waiting for nobody.'
          : 'As it stands in your requirements:',
      ],
      list: [...byPerson].map(([key, colleges]) => `${key} (${listed(colleges, 4)})`),
      also: ['Whether it has arrived I cannot see: only the college\u2019s portal says so.'],
      next: `Next step: look there, and mark what has arrived in ${pages.applications}, tab Board.`,
      source: OWN,
    },
  ];
}

/** What asks for what a letter says. */
const ITS_WORDS = /\b(?:wrote|write about|say|says|said|nice|good|strong|weak|positive|about me)\b/;

/** A question that names somebody of the record and says little else: what they were asked for, and that nobody can see what they wrote. */
export function answerOfPerson(question: Question): Reply[] {
  const rows = answerWaiting(question);
  if (!ITS_WORDS.test(question.text)) return rows;
  const unseen: Reply = {
    says: [
      'I cannot see what a letter says, and mostly you cannot either: it goes from the teacher straight to the college. Whoever agreed to write mostly means well by you.',
    ],
    source: OWN_ADVICE,
  };
  return [unseen, ...rows];
}
