import { expect, test } from 'vitest';
import { formsFile } from '#api/colleges/forms.ts';
import { sheetOf } from '#contract/sheets/sheet-of.ts';
import { application, essay, NO_RECORD } from '../fixtures/rows.ts';
import { rich } from '../fixtures/students.ts';
import { ask, given, sourcesOf } from '../fixtures/talk.ts';
import { answerSheet } from './sheets.ts';

const form = (key: string) => formsFile.forms.find((one) => one.key === key)!;

test.each([
  "what's missing on my common app?",
  'did i leave anything blank on the common app',
  'is my common app complete',
])('“%s” is answered in the words of the sheet', (question) => {
  const main = rich.essays.find(({ id }) => id === 'main')!;
  const record = { activities: rich.activities, honors: rich.honors, mainEssay: main, answers: [] };
  const { missing } = sheetOf(form('common-app'), formsFile, record, () => false);
  const reply = ask(question);
  expect(reply).toContain(`Your sheet for the Common App has ${missing.length} things to settle:`);
  for (const { says } of missing.slice(0, 12)) expect(reply).toContain(`- ${says}\n`);
  expect(reply).toContain('open the sheet [Common App](/sheets/common-app)');
  expect(sourcesOf(question)).toEqual([expect.objectContaining({ kind: 'record', name: 'Sheet: Common App' })]);
});

test('the form is the one that is named, else that of the colleges still to apply to', () => {
  const apps = [
    application({ id: 'a-davis', college: 'University of California, Davis' }),
    application({ id: 'a-reed', college: 'Reed College' }),
  ];
  expect(ask('what is missing on my uc form', { ...rich, apps })).toContain('/sheets/uc');
  const both = ask('which required fields have i not filled', { ...rich, apps });
  expect(both).toContain('Your sheet for the Common App');
  expect(both).toMatch(/\[University of California\]\(\/sheets\/uc\): \d+ things to settle\./);
});

test('a name that was left in an answer is missing as it is on the sheet', () => {
  const left = essay({
    id: 's-1',
    appId: 'a-davis',
    college: 'UC Davis',
    text: 'At Yale I will lead.',
    prompt: 'Lead?',
  });
  const apps = [application({ id: 'a-davis', college: 'UC Davis' }, [left])];
  const record = { ...NO_RECORD, apps, essays: [left] };
  const named = { apps, essays: [], activities: [], honors: [], strangers: [] };
  const question = {
    ...given(record),
    ...named,
    record,
    text: 'uc',
    category: undefined,
    told: '',
    namesLeft: { 's-1': ['Yale'] },
  };
  expect([answerSheet(question)].flat()[0]?.list).toContain('Personal insight question 1: names Yale');
});
