import { expect, test } from 'vitest';
import { fromRoot } from '#api/root.ts';
import { complaintsOf } from '../support/complaints.ts';
import { builtSite } from './built-site.ts';

const site = builtSite('demo:build', (folder) => ['--outDir', folder, '--emptyOutDir'], {
  configFile: fromRoot('vite.demo.config.ts'),
  base: '/some/folder/',
});

test('the demo shows the whole app from any folder, and asks nobody else for anything', async () => {
  const page = await site.newPage();
  const elsewhere: string[] = [];
  const complaints = complaintsOf(page.context());
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site.address()) && !/^(?:data|blob):/.test(url)) elsewhere.push(url);
  });
  await page.goto(`${site.address()}#/dashboard`);
  await page.getByRole('heading', { level: 1, name: 'Good morning, Noor' }).waitFor();

  const main = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Applications', 'Essays', 'Extracurriculars', 'Honors', 'AdmitLens', 'Settings']) {
    await main.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download ZIP' }).click(),
  ]);
  expect(zip.suggestedFilename()).toMatch(/^laurel-.*\.zip$/);

  await page.goto(`${site.address()}#/applications?status=submitted`);
  await page.getByRole('article', { name: 'Brown University' }).waitFor();
  await page.reload();
  await page.getByRole('article', { name: 'Brown University' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(2);
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
  await page.close();
});

test('the scenario switcher shows another student, and links to a server lead nowhere', async () => {
  const page = await site.newPage();
  await page.goto(site.address());
  const demo = page.getByRole('complementary', { name: 'Demo' });
  const enter = async (scenario: string) => {
    await demo.getByRole('combobox', { name: 'Scenario' }).click();
    await page.getByRole('option', { name: scenario }).click();
  };
  await enter('New student');
  await page.getByText('Step 1 of 4: Activities').waitFor();
  await enter('Signed out');
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await demo.getByText('The demo has no server, so that link leads nowhere.').waitFor();
  await page.getByLabel('Email').fill('noor.haddad@example.com');
  await page.getByLabel('Password').fill('spectrogram');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { level: 1, name: 'Good morning, Noor' }).waitFor();
  await page.close();
});
