import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { startedLaurel } from './journeys.ts';

const laurel = startedLaurel();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const text = [
  'Number eleven started coughing in August. It is the dryer at the end of the row.',
  'I could fix it. I have left it there on purpose. It is how I know that everything is all right.',
].join('\n\n');

const essay = (page: Page) => page.getByRole('textbox', { name: 'Essay' });

/** Shares the essay that is open, and answers the address of the link. */
async function share(page: Page, question: string) {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Share/ });
  await dialog.getByLabel('What should they look at?').fill(question);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return new URL(url).pathname + new URL(url).hash;
}

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

test('a link that is revoked in the settings is gone at once', async () => {
  const { page, open, call } = await laurel.student({ name: 'Noor Haddad' });
  await call('saveDraft', { body: { text } });
  await open('/essaysworkspace');
  const address = await share(page, 'Where did you get lost?');
  const teacher = await laurel.visitor(phone);
  await teacher.open(address);
  await teacher.page.getByRole('heading', { level: 1, name: 'Main essay' }).waitFor();

  await open('/settings');
  const links = page.getByRole('region', { name: 'Shared links' });
  await links.getByRole('button', { name: 'Revoke' }).click();
  await links.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await links.getByText(/^Revoked/).waitFor();

  await teacher.page.getByText('I could fix it.').tap();
  const form = teacher.page.getByRole('dialog', { name: 'Comment on these words' });
  await form.getByLabel('Comment', { exact: true }).fill('Why?');
  await form.getByLabel('Your name').fill('Ms. Whitfield');
  await form.getByRole('button', { name: 'Send comment' }).tap();
  await form.getByText(/this link has ended/).waitFor();
  await teacher.page.reload();
  await teacher.page.getByRole('heading', { name: 'This link does not open.' }).waitFor();
  expect(await teacher.page.getByText('Noor').count()).toBe(0);
});

test('a parent sees the dates of the plan, and neither essays nor answers of colleges', async () => {
  const { page, open, call } = await laurel.student({ name: 'Noor Haddad' });
  const { id } = await call('createApplication', { body: { college: 'Rice University', status: 'submitted' } });
  await call('patchApplication', { params: { appId: id }, body: { decision: 'accepted' } });
  await open('/plan');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the plan' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const { pathname, hash } = new URL(await dialog.getByLabel('Link', { exact: true }).inputValue());
  const parent = await laurel.visitor(phone);
  await parent.open(pathname + hash);
  const dates = parent.page.getByRole('region', { name: 'Dates' });
  await dates.getByText('Rice University').waitFor();
  expect(await parent.page.getByText(/said yes/i).count()).toBe(0);
});

test('where the words came from is told in words: typed, pasted, and from a reader', async () => {
  const { page, open, call, context } = await laurel.student({ name: 'Noor Haddad' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/essaysworkspace');
  await essay(page).pressSequentially('I typed these words. ');
  await page.evaluate(() => navigator.clipboard.writeText('These words are from somewhere else.'));
  await essay(page).press('Control+v');
  await expect.poll(async () => (await call('readDraft')).text).toContain('somewhere else');
  await page.getByRole('button', { name: 'Where the words came from' }).click();
  const region = page.getByRole('region', { name: 'Where the words came from' });
  await region.getByText(/^Typed here: 4 words\. Pasted \w+ \d+: 6\.$/).waitFor();

  const { url } = await call('createShare', { body: { essayId: 'main', show: ['origins'] } });
  const body = { token: url.split('#')[1]!, name: 'Ms. Whitfield', kind: 'wording', replacement: 'I wrote' } as const;
  await call('createComment', { body: { ...body, start: 0, end: 7 } });
  await open('/essaysworkspace');
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByRole('button', { name: 'Put it in' }).click();
  await expect.poll(async () => (await call('readDraft')).text).toContain('I wrote these');
  await comments.getByRole('button', { name: 'Back to Score' }).click();
  await page.getByRole('button', { name: 'Where the words came from' }).click();
  await region.getByText(/From a reader: 2\./).waitFor();
  await region.getByText('From Ms. Whitfield').waitFor();
});
