import { expect, test } from 'vitest';
import { formWords } from '#contract/form-words.ts';
import { heading, startedLaurel } from './journeys.ts';

const laurel = startedLaurel();
const permissions = ['clipboard-read', 'clipboard-write'];

test('the Common App sheet says what is missing and what the form would cut, and keeps its ticks', async () => {
  const { page, context, open, wrong, call } = await laurel.student({ permissions });
  const ids: string[] = [];
  for (let n = 1; n <= 10; n++) {
    const { id } = await call('createActivity', {
      body: {
        title: `Club ${n}`,
        organization: `School ${n}`,
        impact: `Taught “lesson ${n}” to ${n + 10} children every week.`,
        role: n === 4 ? 'x'.repeat(64) : `Lead ${n}`,
        hoursPerWeek: n,
        weeksPerYear: 30,
        type: formWords.type[n]!,
        grades: ['11', '12'],
        timing: ['All year'],
        continues: n === 9 ? null : true,
      },
    });
    ids.push(id);
  }
  await call('orderActivities', { body: { ids } });
  await call('createHonor', { body: { title: 'Debate', levels: ['State/Regional', 'National'] } });
  await call('saveDraft', { body: { text: 'I keep lists.\n\nThis is one of them.', status: 'editing' } });

  await open('/extracurriculars');
  await page.getByRole('link', { name: 'Ready for the form' }).click();
  await heading(page, 'Common App').waitFor();
  const missing = page.getByRole('region', { name: 'Missing' });
  await expect
    .poll(() => missing.getByRole('link').allTextContents())
    .toEqual([
      'Activity 4, position: 14 characters over',
      'Activity 9, in college: not chosen',
      'Personal essay: Editing, not Final',
    ]);

  const descriptions = page.getByRole('group', { name: /^Please describe this activity/ });
  expect(await descriptions.count()).toBe(10);
  const form = await context.newPage();
  await form.setContent('<textarea></textarea>');
  /** What another site's form is given when the student pastes. */
  const clipboard = async () => {
    await form.bringToFront();
    await form.getByRole('textbox').fill('');
    await form.getByRole('textbox').press('ControlOrMeta+v');
    await page.bringToFront();
    return form.getByRole('textbox').inputValue();
  };
  const first = descriptions.first();
  await first.getByRole('button', { name: 'Copy' }).focus();
  await page.keyboard.press('Enter');
  await first.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await clipboard()).toBe('Taught "lesson 1" to 11 children every week.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');

  // What the form would cut is said before it is copied.
  const position = page.getByRole('group', { name: 'Position/Leadership description' }).nth(3);
  await position.getByRole('button', { name: 'Copy' }).focus();
  await page.keyboard.press('Enter');
  await position.getByRole('alert').getByText('Not copied: 14 characters over.').waitFor();
  expect(await clipboard()).toContain('lesson 1');
  await page.keyboard.press('Enter');
  await expect.poll(clipboard).toBe('x'.repeat(64));

  const pasted = async () =>
    (await call('readForm', { params: { form: 'common-app' } })).groups
      .flatMap(({ entries }) => entries.flatMap(({ fields }) => fields))
      .filter((field) => field.pasted).length;
  await expect.poll(pasted).toBe(1);
  await page.reload();
  await expect
    .poll(() =>
      descriptions
        .first()
        .getByRole('checkbox', { name: 'Pasted' })
        .isChecked()
        .catch(() => false),
    )
    .toBe(true);

  // A link of what is missing leads to the field, and a changed line is pasted no longer.
  await missing.getByRole('link', { name: 'Activity 9, in college: not chosen' }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('I intend to participate in a similar activity in college');
  await call('patchActivity', { params: { activityId: ids[0]! }, body: { impact: 'Another line.' } });
  await expect.poll(pasted).toBe(0);
  expect(wrong).toEqual([]);
});

test('what the forms ask for besides is written in the form of an activity, and saved', async () => {
  const { page, open, wrong, call } = await laurel.student();
  await open('/extracurriculars');
  const form = page.getByRole('region', { name: 'Add an activity' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Violin');
  await form.getByText('More for the forms').click();
  await form.getByRole('textbox', { name: 'Position' }).fill('Second violin');
  await form.getByRole('checkbox', { name: '11' }).check();
  await form.getByRole('checkbox', { name: 'All year' }).check();
  await form.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Music: Instrumental' }).click();
  await form.getByRole('button', { name: 'Add activity' }).click();
  const row = page.getByRole('article', { name: 'Violin' });
  await row.getByRole('button', { name: 'Edit' }).click();
  await row.getByText('More for the forms').click();
  await row.getByRole('checkbox', { name: '12' }).check();
  await expect
    .poll(async () => (await call('listActivities'))[0])
    .toMatchObject({
      role: 'Second violin',
      type: 'Music: Instrumental',
      grades: ['11', '12'],
      timing: ['All year'],
    });
  expect(wrong).toEqual([]);
});
