import { inFigures } from '#contract/in-words.ts';
import { directorySources } from '#api/colleges/directory-sources.ts';
import { findCollege, type College } from '#api/colleges/directory.ts';
import type { Application } from '#contract/applications.ts';
import { areaIn, stateNamed, type Area } from '../areas.ts';
import { stateCalled } from '../called.ts';
import { appLink } from '../essays.ts';
import { groupLines, listed, sentenceOf } from '../markdown.ts';
import { appsOf, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromFacts, fromRecord } from '../sources.ts';

const APPLICATIONS = fromRecord('Applications');

/** An application and what the directory of colleges has of its college. */
interface Placed {
  app: Application;
  college: College;
}

/** What asks for the number of students. */
const SIZE = /\b(?:small|smaller|smallest|tiny|big|bigger|biggest|large|larger|largest|huge|size|students)\b/;
/** A city is big or small too. */
const OF_CITIES = /\b(?:cit(?:y|ies)|towns?|urban|rural)\b/;
/** What asks how far away they are. */
const OF_HOME = /\b(?:home|far|farthest|furthest|close|closest|near|nearest|away|distance|drive|driving|fly)\b/;

/** "Which of my colleges are in California?", "How many states am I applying in?", "Which one is the smallest?" */
export function answerCollegePlaces(question: Question): Reply | Reply[] {
  const { text, record, strangers } = question;
  const placed = placedOf(record.apps);
  const unknown = record.apps.filter(({ id }) => placed.every(({ app }) => app.id !== id));
  if (SIZE.test(text) && !OF_CITIES.test(text)) return bySize(placed, unknown);
  const area = areaOf(question);
  const asksWhere = /\bwhere\b/.test(text) && appsOf(question).length > 0 && strangers.length === 0;
  if (area && !asksWhere) return inArea(placed, area, unknown);
  const asked = asksWhere ? placedOf(appsOf(question)) : placed;
  return {
    says: [
      OF_HOME.test(text) ? 'Laurel does not ask where you live, so how far each is, a map tells you.' : '',
      asksWhere
        ? ''
        : `Your ${inFigures(placed.length, 'college')} ${placed.length === 1 ? 'is' : 'are'} in ${placesText(placed)}:`,
    ],
    list: groupLines(
      [...byState(asked)].map(([state, colleges]) => [state, colleges.map(withCity)] as const),
      MOST,
    ),
    also: [sentenceOf('I do not know the place of', unknown.map(appLink))],
    source: APPLICATIONS,
  };
}

/** The most colleges that are listed for one state. */
const MOST = 8;

const placedOf = (apps: readonly Application[]): Placed[] =>
  apps.flatMap((app) => {
    const college = findCollege(app.college);
    return college ? [{ app, college }] : [];
  });

const withCity = ({ app, college }: Placed): string => `${appLink(app)} (${college.city})`;

const nameOfState = ({ state, country }: College): string =>
  stateNamed(state ?? '') ?? new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;

/** The colleges by their state, the state with most of them first. */
function byState(placed: readonly Placed[]): Map<string, Placed[]> {
  const groups = new Map<string, Placed[]>();
  for (const one of placed) {
    const state = nameOfState(one.college);
    groups.set(state, [...(groups.get(state) ?? []), one]);
  }
  return new Map([...groups].toSorted(([, a], [, b]) => b.length - a.length));
}

/** "3 states", "2 states and 1 other country". */
function placesText(placed: readonly Placed[]): string {
  const isUs = ({ college }: Placed) => college.country === 'US';
  const states = byState(placed.filter(isUs)).size;
  const countries = byState(placed.filter((one) => !isUs(one))).size;
  return [
    states > 0 ? inFigures(states, 'state') : '',
    countries > 0
      ? inFigures(countries, states > 0 ? 'other country' : 'country', states > 0 ? 'other countries' : 'countries')
      : '',
  ]
    .filter(Boolean)
    .join(' and ');
}

/** The states and regions of a question, also those that were heard as a college of their name: "in Minnesota or Wisconsin". */
function areaOf({ text, apps, strangers }: Question): Area | undefined {
  const heard = /\b(?:in|or|and) (?:the state of )?COLLEGE\b/.test(text)
    ? [...apps.map(({ college }) => college), ...strangers].flatMap(
        (name) => stateNamed(stateCalled(name) ?? '')?.toLowerCase() ?? [],
      )
    : [];
  return areaIn([text, ...heard].join(' '));
}

function inArea(placed: readonly Placed[], { where, holds }: Area, unknown: readonly Application[]): Reply {
  const [inside, outside] = [
    placed.filter(({ college }) => holds(college)),
    placed.filter(({ college }) => !holds(college)),
  ];
  return {
    says: [
      inside.length === 0
        ? `None of your ${inFigures(placed.length, 'college')} is ${where}.`
        : `${inside.length} of your ${inFigures(placed.length, 'college')} ${inside.length === 1 ? 'is' : 'are'} ${where}: ${listed(inside.map(withCity), MOST)}.`,
    ],
    also: [
      sentenceOf(
        'The others',
        [...byState(outside)].map(([state, colleges]) => `${state} ${colleges.length}`),
        MOST,
      ),
      sentenceOf('I do not know the place of', unknown.map(appLink)),
    ],
    source: APPLICATIONS,
  };
}

/** The colleges by their undergraduates, the smallest first. */
function bySize(placed: readonly Placed[], unknown: readonly Application[]): Reply {
  const sized = placed
    .filter(({ college }) => college.size !== undefined)
    .toSorted((a, b) => a.college.size! - b.college.size!);
  const unsized = [...placed.filter(({ college }) => college.size === undefined).map(({ app }) => app), ...unknown];
  return {
    says: [
      sized.length > 0 ? 'By their undergraduates, the smallest first:' : 'I have no published figure for any of them.',
    ],
    list: sized.map(({ app, college }) => `${appLink(app)}: ${college.size!.toLocaleString('en')}`),
    ordered: true,
    also: [sentenceOf('No figure is known for', unsized.map(appLink))],
    source: fromFacts(directorySources.size),
  };
}
