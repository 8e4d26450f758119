import { inFigures } from '#contract/in-words.ts';
import { limitOf } from '#contract/main-essay.ts';
import { collegePrompts } from '#api/colleges/prompts.ts';
import type { Application } from '#contract/applications.ts';
import { askedOfEverybody, type KnownPrompts } from '#contract/map/known-prompts.ts';
import { roundNames } from '#contract/round-names.ts';
import { appLink, appWithRound, essayLink, isSubmitted, isUnsettled, promptText, supplementalsOf } from '../essays.ts';
import { deadlineText } from '../figures.ts';
import { listed, nameOf, pages } from '../markdown.ts';
import { openItems } from '../open-items.ts';
import { appsOf, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromFacts, unknown } from '../sources.ts';
import { dutiesAfter } from './decisions.ts';
import { FIRST } from './missing.ts';
import { notesOf } from '../notes.ts';
import { promptOfOne } from './one-essay.ts';
import { piqsMissing } from './piqs.ts';
import { askedInShort } from './reading.ts';
import { tooLateDates } from './saved-dates.ts';
import { requirementsOpen } from './requirements-open.ts';

/** "Is Brown ready?", "What is missing for MIT?" */
export function answerReady(question: Question): Reply | Reply[] {
  const apps = appsOf(question);
  if (apps.length === 0 && question.strangers.length > 0) return notAmong(question);
  const [app] = apps;
  if (!app || apps.length > 1) return readyAll(apps.length > 0 ? apps : question.record.apps, question);
  return isSubmitted(app) ? sentOne(app, question) : readyOne(app, question);
}

function sentOne(app: Application, question: Question): Reply | Reply[] {
  const marked = `You marked ${appWithRound(app)} as submitted`;
  const duties = dutiesAfter([app], question.record.apps);
  return app.decision
    ? [
        {
          says: [`${marked}, and its answer is in: **${app.decision}**.`],
          next:
            duties.length > 0
              ? ''
              : `Next step: see what is still open at your other colleges in ${pages.applications}.`,
        },
        ...duties,
      ]
    : [
        { says: [`${marked}. No decision is entered yet.`] },
        // Letters, transcripts and reports go there after the application.
        ...requirementsOpen(app, question),
        { says: [], next: 'Next step: when the answer comes, enter it there as the decision.' },
      ];
}

function readyOne(app: Application, question: Question): Reply[] {
  const { record } = question;
  const open = openItems(app, record, question);
  const due = app.deadline === null ? '' : ` It is ${deadlineText(app, question)}.`;
  const [first] = open;
  if (first) {
    return [
      {
        says: [
          `${appWithRound(app)} is not ready yet: ${inFigures(open.length, 'thing is', 'things are')} open.${due}`,
        ],
        list: open.map(({ line }) => line),
        next: `Next step: ${first.step}`,
      },
      ...tooLateDates([app], question),
      ...notesFor(app),
      ...requirementsOpen(app, question),
      ...moreAsked(app, question),
    ];
  }
  return [
    {
      says: [`As far as I can see, ${appWithRound(app)} is ready: its essays are final and within their limits.${due}`],
      also: ['Whether letters, transcripts and scores have arrived, only its portal says.'],
      next: 'Next step: read it once as the college will get it, then send it and mark it submitted.',
    },
    ...tooLateDates([app], question),
    ...notesFor(app),
    ...requirementsOpen(app, question),
    ...moreAsked(app, question),
  ];
}

/** What the student noted for a college, which is mostly something to do. */
function notesFor(app: Application): Reply[] {
  const lines = notesOf(app);
  return lines.length > 0 ? [{ says: [`You noted: ${lines.slice(0, MOST_NOTES).join(' ')}`] }] : [];
}
const MOST_NOTES = 3;

/** A hint where the college asks everybody for more than the student's supplementals. */
function moreAsked(app: Application, question: Question): Reply[] {
  const { record } = question;
  const piqs = piqsMissing(question, [app]);
  if (piqs.length > 0) return piqs;
  const { status, source, prompts } = collegePrompts(app.college);
  const asked = askedOfEverybody(prompts).length;
  const own = supplementalsOf(record, app).length;
  if (source === null || status === 'unknown' || asked <= own) return [];
  const yours = own === 0 ? '' : `You list ${inFigures(own, 'supplemental')}. `;
  const says = `${yours}For ${source.cycle} it asks for ${asked}, so look at its questions on the application’s page.`;
  return [{ says: [says], source: fromFacts(source) }];
}

/** The words up to the limits that the essays of a college alone may still have, those that are final left out. */
const wordsToWrite = (app: Application, { record }: Question): number =>
  supplementalsOf(record, app)
    .filter(isUnsettled)
    .reduce((sum, essay) => sum + Math.max(0, (limitOf(essay) ?? essay.words) - essay.words), 0);

function readyAll(apps: Application[], question: Question): Reply[] {
  if (apps.length === 0) return [{ says: ['No college is in Laurel yet.'], next: `Next step: ${FIRST.apps}` }];
  const open = apps
    .filter((app) => !isSubmitted(app))
    .map((app) => ({ app, items: openItems(app, question.record, question) }));
  const sent = apps.length - open.length;
  const first = open.flatMap(({ items }) => items)[0];
  const longest = open.toSorted((a, b) => wordsToWrite(b.app, question) - wordsToWrite(a.app, question))[0];
  const most =
    longest && apps.length > 2 && wordsToWrite(longest.app, question) > 0
      ? ` ${appLink(longest.app)} has the most left to write: up to ${inFigures(wordsToWrite(longest.app, question), 'word')} of its own essays.`
      : '';
  const [one, other] = open.toSorted((a, b) => wordsToWrite(a.app, question) - wordsToWrite(b.app, question));
  const closer =
    apps.length === 2 && one && other && wordsToWrite(one.app, question) < wordsToWrite(other.app, question)
      ? `${appLink(one.app)} is closer to done: ${inFigures(wordsToWrite(one.app, question), 'word')} of its own essays left to write, ${wordsToWrite(other.app, question)} for ${appLink(other.app)}. `
      : '';
  const all: Reply = {
    says: [
      `${closer}${inFigures(open.length, 'application is', 'applications are')} not sent yet${sent > 0 ? `, ${sent} ${sent === 1 ? 'is' : 'are'}` : ''}.${most}`,
    ],
    list: open.map(
      ({ app, items }) =>
        `${appLink(app)}: ${items.length === 0 ? 'nothing' : inFigures(items.length, 'thing')} open, ${deadlineText(app, question)}`,
    ),
    next: first ? `Next step: ${first.step}` : `Next step: enter decisions in ${pages.applications} as they come.`,
  };
  return [...piqsMissing(question, apps), all];
}

/** "Dartmouth College is not among your applications." */
export function notAmong({ strangers }: Question): Reply {
  const names = [...new Set(strangers)].map((name) => `**${nameOf(name)}**`);
  return {
    says: [
      `${listed(names)} ${names.length > 1 ? 'are' : 'is'} not among your applications, so I know nothing of your plans there.`,
    ],
    next: `Next step: if you want to apply, add it in ${pages.applications} with its round and deadline. Then I can tell you what is missing.`,
  };
}

/** "Which essays does Michigan ask for?" */
export function answerPrompts(question: Question): Reply | Reply[] {
  const [only] = question.essays;
  if (only && question.essays.length === 1) return promptOfOne(only, question);
  const [app] = appsOf(question);
  const college = app?.college ?? question.strangers[0];
  if (college === undefined) {
    return {
      says: ['Tell me which college you mean, and I will list its supplementals as you entered them.'],
      next: `You find all of them in ${pages.essays}.`,
    };
  }
  const own = app ? supplementalsOf(question.record, app) : [];
  const one = own.length === 1 ? own[0] : undefined;
  const prompt = one ? promptText(one) : '';
  const { prompts, ...known } = collegePrompts(college);
  const name = app ? appLink(app) : `**${nameOf(college)}**`;
  return [
    {
      says: [
        own.length > 0
          ? `You list ${inFigures(own.length, 'supplemental')} for ${name}: ${listed(own.map(essayLink), 4)}.${prompt ? ` Its prompt, as you entered it: “${prompt}”` : ''}`
          : `You list no supplemental for ${name} yet.`,
        one && prompt ? askedInShort(one, question) : '',
      ],
    },
    {
      says: [`${asks(known)}${prompts.length > 0 ? ':' : '.'}`],
      list: prompts.slice(0, MOST_LISTED).map(({ text, limit: { max, unit }, need, appliesTo }) => {
        const notes = [max === null ? '' : `${max} ${unit}`, appliesTo ?? '', NEEDS[need]].filter(Boolean).join(', ');
        return `${text}${notes ? ` (${notes})` : ''}`;
      }),
      next: `Prompts can change each year. Next step: check the college's own page, then enter them in ${app ? appLink(app) : pages.applications}.`,
      source: known.source ? fromFacts(known.source) : unknown('No source for this year'),
    },
    ...(app ? piqsMissing(question, [app]) : []),
  ];
}

/** "What did I write in the notes for Rice?" */
export function answerNotes(question: Question): Reply {
  const asked = appsOf(question);
  const apps = (asked.length > 0 ? asked : question.record.apps).filter(({ notes }) => notes.trim() !== '');
  return {
    says: [
      apps.length > 0 ? 'Your notes say:' : 'There are no notes yet' + (asked[0] ? ` for ${appLink(asked[0])}.` : '.'),
    ],
    list: apps
      .flatMap((app) => notesOf(app).map((line) => `${appLink(app)}: ${line}`))
      .toSorted((a, b) => wordsShared(b, question.text) - wordsShared(a, question.text)),
    next: `Next step: ${apps[0] ? `open ${appLink(apps[0])} and strike what is done.` : `write down who still owes you something, in ${pages.applications}.`}`,
  };
}

/** How many longer words a note and a question share. */
const wordsShared = (note: string, text: string): number =>
  new Set(text.split(' ').filter((word) => word.length > 3 && note.toLowerCase().includes(word))).size;

/** "Which colleges am I applying to?" */
export function answerColleges(question: Question): Reply {
  const { apps } = question.record;
  return {
    says: [`You have ${inFigures(apps.length, 'application')}:`],
    list: apps.map((app) => {
      const state = isSubmitted(app) ? (app.decision ?? app.status) : `${app.status}, ${deadlineText(app, question)}`;
      return `${appLink(app)}: ${app.round ? roundNames[app.round] : 'no round'}, ${state}`;
    }),
    next: 'Next step: ask me what is missing for one of them.',
  };
}

const MOST_LISTED = 10;
const NEEDS = { required: '', optional: 'optional', conditional: '', choice: 'one of a choice' };

function asks({ status, source }: Pick<KnownPrompts, 'status' | 'source'>): string {
  if (status === 'unknown') return 'Laurel has not read what it asks this year';
  if (status === 'no-supplement') return 'It asks everybody for no supplement this year';
  if (status === 'program-only') return 'It asks everybody for no supplement this year, and some programs do';
  if (status === 'last-cycle') return `Its questions of this year are not read. In ${source?.cycle} it asked`;
  return `For ${source?.cycle} it asks`;
}
