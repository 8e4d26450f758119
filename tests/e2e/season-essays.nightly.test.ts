import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { formWords } from '#contract/form-words.ts';
import { heading, startedLaurel, tabTo } from './journeys.ts';

const laurel = startedLaurel();

/** How many questions of each college everybody answers: seventeen in all. */
const asked = {
  'Brown University': 'four',
  'Carnegie Mellon University': 'three',
  'Georgetown University': 'three',
  'Duke University': 'two',
  'University of Michigan': 'two',
  'Johns Hopkins University': 'one',
  'Northwestern University': 'one',
  'Wellesley College': 'one',
};

const answer = `${'I learned to listen before I speak. '.repeat(34)}At Brown University I would do the same.`;

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('a student with eight colleges comes from seventeen prompts to the map, starts an essay from another, and copies the whole activity list, by keyboard', async () => {
  const { page, context, open, wrong, call } = await laurel.student({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  for (const college of Object.keys(asked))
    await call('createApplication', { body: { college, round: 'rd', deadline: '2027-01-05' } });

  await open('/applications');
  for (const [college, count] of Object.entries(asked)) {
    await page.getByRole('article', { name: college }).getByRole('link', { name: 'Open' }).focus();
    await press(page, 'Enter');
    const questions = page.getByRole('region', { name: 'Questions of this season' });
    await questions.getByText(`asks for ${count}:`).waitFor();
    await questions.getByRole('button', { name: /^Add (it|them)$/ }).focus();
    await press(page, 'Enter');
    await questions.getByText(/^\w+ questions? added to your supplementals\.$/).waitFor();
    await page.goBack();
    await heading(page, 'Applications').waitFor();
  }

  const applications = await call('listApplications');
  const rowOf = (college: string, title: string) =>
    applications.find((row) => row.college === college)!.supplementals.find((row) => row.title === title)!;
  const source = rowOf('Brown University', 'Who you are');
  await call('saveSupplemental', { params: { sid: source.id }, body: { response: answer, status: 'editing' } });

  await open('/essays');
  await page.getByRole('tab', { name: 'List' }).focus();
  await press(page, 'ArrowRight');
  const { toWrite } = await call('readEssayMap');
  expect(toWrite.length).toBeLessThan(16);
  await page.getByRole('heading', { name: `17 prompts, ${toWrite.length} essays to write` }).waitFor();
  const row = page
    .getByRole('region', { name: 'Use as it is' })
    .getByRole('listitem')
    .filter({ hasText: 'Northwestern University' });
  await row.getByRole('button', { name: 'Start from this essay' }).focus();
  await press(page, 'Enter');
  await heading(page, 'Who you are').waitFor();
  await page.getByText(/^\d+ words copied\. It still names “Brown University”\.$/).waitFor();
  const tip = page.getByRole('dialog', { name: 'Left over from another college' });
  await tip.getByText('“Brown University” is still in it. It came with the essay you started from.').waitFor();
  await tip.getByRole('button', { name: 'I meant it' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Brown University');
  await page.getByRole('button', { name: 'Brown University Brown University' }).waitFor();

  for (let n = 10; n >= 1; n--)
    await call('createActivity', {
      body: {
        title: `Club ${n}`,
        organization: `School ${n}`,
        impact: `Taught “lesson ${n}” to ${n + 10} children every week.`,
        role: `Lead ${n}`,
        hoursPerWeek: 11 - n,
        weeksPerYear: n === 3 ? null : 30,
        type: formWords.type[n]!,
        grades: ['11', '12'],
        timing: ['All year'],
        continues: n === 7 ? null : true,
      },
    });
  const order = (await call('listActivities')).map(({ id }) => id);
  await call('orderActivities', { body: { ids: order } });

  await open('/sheets/common-app');
  const missing = page.getByRole('region', { name: 'Missing' });
  const fill = async (says: string, label: string, keys: string[]) => {
    await missing.getByRole('link', { name: says }).focus();
    await press(page, 'Enter');
    const [, club] = /^Activity (\d+)/.exec(says)!;
    await tabTo(page, page.getByRole('link', { name: `Edit this activity: Club ${club}` }));
    await press(page, 'Enter');
    const editor = page.getByRole('article', { name: `Club ${club}` });
    await expect.poll(() => editor.getByRole('textbox', { name: 'Title' }).evaluate(isFocused)).toBe(true);
    await tabTo(page, editor.getByLabel(label, { exact: true }));
    await press(page, ...keys);
    await tabTo(page, editor.getByRole('button', { name: 'Done' }));
    await press(page, 'Enter');
    await editor.getByRole('button', { name: 'Edit' }).waitFor();
    await page.goBack();
    await heading(page, 'Common App').waitFor();
    await missing.getByRole('link', { name: says }).waitFor({ state: 'detached' });
  };
  await fill('Activity 3, weeks a year: empty', 'Weeks/year', ['3', '0']);
  await fill('Activity 7, in college: not chosen', 'In college too', ['y']);
  await missing.getByText('Nothing is missing, and nothing is too long.').waitFor();

  const parts = page.getByRole('navigation', { name: 'Parts of the form' });
  await parts.getByRole('link', { name: 'Activities 0 of 10' }).focus();
  await press(page, 'Enter');
  const form = await context.newPage();
  await form.setContent('<textarea></textarea>');
  await page.bringToFront();
  /** What another site's form has once the student pastes. */
  const inForm = async () => {
    await form.bringToFront();
    await form.getByRole('textbox').fill('');
    await form.getByRole('textbox').press('ControlOrMeta+v');
    await page.bringToFront();
    return form.getByRole('textbox').inputValue();
  };
  const labels = ['Position/Leadership description', 'Organization name', /^Please describe this activity/];
  for (let n = 1; n <= 10; n++) {
    for (const label of labels) {
      const field = page.getByRole('group', { name: label }).nth(n - 1);
      await tabTo(page, field.getByRole('button', { name: 'Copy' }));
      await press(page, 'Enter');
      await field.getByRole('button', { name: 'Copied' }).waitFor();
      await press(page, 'Tab', 'Space');
    }
    expect(await inForm()).toBe(`Taught "lesson ${n}" to ${n + 10} children every week.`);
    await tabTo(
      page,
      page
        .getByRole('group', { name: 'Choices' })
        .nth(n - 1)
        .getByRole('checkbox', { name: 'Pasted' }),
    );
    await press(page, 'Space');
  }
  await parts.getByRole('link', { name: 'Activities 10 of 10' }).waitFor();
  const pasted = async () =>
    (await call('readForm', { params: { form: 'common-app' } })).groups
      .flatMap(({ entries }) => entries.flatMap(({ fields }) => fields))
      .filter((field) => field.pasted).length;
  await expect.poll(pasted).toBe(90);
  await page.reload();
  await parts.getByRole('link', { name: 'Activities 10 of 10' }).waitFor();
  expect(wrong).toEqual([]);
});

const isFocused = (element: Element) => element === document.activeElement;
