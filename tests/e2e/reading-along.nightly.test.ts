import { expect, test } from 'vitest';
import { startedLaurel } from './journeys.ts';
import { essay, phone, share, text } from './reading-along.ts';

const laurel = startedLaurel();

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
