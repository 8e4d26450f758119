import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '#api/root.ts';

/** Components that only the stories of others show. */
const withoutStories = [
  'AddRequirement', // below every RequirementList
  'BoardCards', // the Board on a phone
  'BoardTable', // the Board by college
  'DeadlineWords', // words in the head of an application
  'CycleContext', // no component, and around every story
  'Field', // around every TextField
  'Form', // around the fields of every form
  'KnownDates', // below the fields of an application
  'CommentBody', // in every EssayComments and ReviewEssay
  'LaurelMark', // Logo is it and a word
  'Link', // looks like whatever it is the link of
  'Motion', // shows nothing itself
  'NewPrompts', // the last group of Reuse
  'PeopleBoard', // the Board by person
  'PersonDialog', // opened from a RequirementList and from the Board
  'PersonSelect', // in every RequirementRow
  'RequirementRow', // a line of a RequirementList
  'LostComments', // on the page of a link
  'ReuseRow', // a line of Reuse
  'ReviewClosed', // on the page of a link, like the next four
  'ReviewFoot',
  'ReviewFrame',
  'ReviewHead',
  'ReviewOrigins',
  'RoundVerdict', // shown by the stories of EarlyPlan
  'ScoreNote', // below every score
  'SettingsRow', // a line of SettingsSection
  'SidePart', // around NamesLeftIn and OverLimitSentences
  'StateSelect', // in every RequirementRow
  'TodayFailed', // in the stories of Today
  'TodayLoading', // in the stories of Today
  'TextBox', // inside every TextArea
  'Toast', // shown by a button in its stories
  'UiProvider', // stands around every story
];

const read = (path: string) => readFileSync(fromRoot(path), 'utf8');

const stories = import.meta.glob<string>(['../../{ui,app}/**/*.stories.tsx', '../../.storybook/**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every component of ui has stories, or is an exception that is needed', () => {
  const shown = Object.values(stories).map((code) => /\.meta\(\{[^]*?\bcomponent: (\w+)/.exec(code)?.[1]);
  const inFolders = Object.keys(import.meta.glob('../../ui/*/*/*.tsx'))
    .filter((path) => basename(path, '.tsx') === basename(dirname(path)))
    .map((path) => basename(path, '.tsx'));
  const components = new Set([...componentsOf(read('ui/index.ts')), ...inFolders]);
  expect([...components].filter((name) => !shown.includes(name)).toSorted()).toEqual(withoutStories.toSorted());
});

test('every page has stories beside it, of its own or of all pages in the folder', () => {
  const pages = [...read('app/pages.ts').matchAll(/'#(app\/pages\/[\w/-]+)\.tsx'/g)].map(([, path]) => path!);
  expect(pages).not.toEqual([]);
  const hasStories = (path: string) => `../../${path}.stories.tsx` in stories;
  const ofFolder = (path: string) => join(dirname(path), basename(dirname(path)));
  expect(pages.filter((path) => !hasStories(path) && !hasStories(ofFolder(path)))).toEqual([]);
});

test('the pictures of two story files never share a folder', () => {
  const names = Object.keys(stories).map((path) => basename(path, '.stories.tsx'));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

/** Names that a module exports as values and that are written like components: no types, hooks or CONSTANTS. */
function componentsOf(code: string) {
  return [...code.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names]) => names!.split(','))
    .map((name) => name.trim().split(' as ').at(-1)!)
    .filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name));
}
