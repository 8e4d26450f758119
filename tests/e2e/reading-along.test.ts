import { expect, test } from 'vitest';
import { startedLaurel } from './journeys.ts';
import { essay, phone, share, text } from './reading-along.ts';

const laurel = startedLaurel();

test('a teacher on a phone reads along and suggests a wording, which the student puts in, undoes and settles', async () => {
  const { page, open, call, wrong } = await laurel.student({ name: 'Noor Haddad' });
  await call('saveDraft', { body: { text } });
  await open('/essaysworkspace');
  const address = await share(page, 'Is the ending clear?');

  const teacher = await laurel.visitor(phone);
  await teacher.open(address);
  await teacher.page.getByText('Is the ending clear?').waitFor();
  await teacher.page.getByText('I could fix it.').tap();
  const form = teacher.page.getByRole('dialog', { name: 'Comment on these words' });
  await form.getByText('Wording').tap();
  await form.getByLabel('Suggested wording').fill('I could mend it.');
  await form.getByLabel('Comment', { exact: true }).fill('Warmer.');
  await form.getByLabel('Your name').fill('Ms. Whitfield');
  await form.getByRole('button', { name: 'Send comment' }).tap();
  await teacher.page.getByText('Wording, sent now').waitFor();
  const whole = teacher.page.getByRole('region', { name: 'About the whole essay' });
  await whole.getByLabel('Comment', { exact: true }).fill('I believed you. https://example.com');
  await whole.getByRole('button', { name: 'Send comment' }).tap();
  await whole.getByText('I believed you. https://example.com').waitFor();
  expect(await teacher.page.getByRole('link').count()).toBe(0);
  // Nothing on the page is from elsewhere, and nothing is left in the browser.
  expect([...teacher.asked]).toEqual([laurel.address()]);
  expect(await teacher.context.cookies()).toEqual([]);
  expect(teacher.wrong).toEqual([]);

  await open('/essaysworkspace');
  const comments = page.getByRole('region', { name: 'Comments' });
  const wording = comments.getByRole('listitem').filter({ hasText: 'Warmer.' });
  await wording.getByRole('button', { name: 'Put it in' }).click();
  await expect.poll(() => essay(page).inputValue()).toBe(text.replace('I could fix it.', 'I could mend it.'));
  await essay(page).press('Control+z');
  await expect.poll(() => essay(page).inputValue()).toBe(text);
  await essay(page).press('Control+Shift+z');
  await expect.poll(async () => (await call('readDraft')).text).toContain('I could mend it.');

  const praise = comments.getByRole('listitem').filter({ hasText: 'I believed you.' });
  await praise.getByRole('button', { name: 'Settled' }).click();
  await comments.getByText('2 settled').waitFor();
  expect(wrong).toEqual([]);
});
