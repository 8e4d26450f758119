import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { startedLaurel } from '../e2e/journeys.ts';
import { figure } from './figures.ts';
import { keptIn, loseAnswer, onSave, sentences, type, wholeness } from './writing-steps.ts';

const laurel = startedLaurel(async () => ({}));
const typed = sentences(1, 2).trim();

/** A student with an application that has a supplemental, an activity and an honor, all with nothing written in them. */
async function studentWithAll() {
  const student = await laurel.student();
  const { call } = student;
  const { id: appId } = await call('createApplication', { body: { college: 'Rice University' } });
  await call('createSupplemental', { params: { appId }, body: { title: 'Why Rice?', prompt: 'Why Rice?' } });
  const activity = await call('createActivity', { body: { title: 'Violin' } });
  const honor = await call('createHonor', { body: { title: 'Honor roll' } });
  const application = async () => (await call('readApplication', { params: { appId } }))!;
  return { ...student, appId, activity, honor, application };
}

/** Kills the server halfway, types on, closes the page, and opens it on a server that is there again. */
async function acrossAKill(page: Page, write: (text: string) => Promise<void>) {
  await write(typed.slice(0, 40));
  await laurel.server().kill();
  await write(typed.slice(40));
  const { context, url } = { context: page.context(), url: page.url() };
  await page.close();
  await laurel.server().startAgain();
  const again = await context.newPage();
  await again.goto(url);
  return again;
}

const response = (page: Page) => page.getByRole('textbox', { name: 'Response' });
const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });
const addActivity = (page: Page) =>
  page.getByRole('region', { name: 'Add an activity' }).getByRole('textbox', { name: 'Impact' });
const activityImpact = (page: Page) => page.getByRole('article').getByRole('textbox', { name: 'Impact' });
const addHonor = (page: Page) =>
  page.getByRole('form', { name: 'Add an honor' }).getByRole('textbox', { name: 'Notes' });
const honorNotes = (page: Page) =>
  page.getByRole('form', { name: 'Edit Honor roll' }).getByRole('textbox', { name: 'Notes' });

test('notes on an application outlive a killed server and a closed page', async (context) => {
  const { page, open, appId, application } = await studentWithAll();
  await open(`/applications/${appId}`);
  const again = await acrossAKill(page, (text) => type(notes(page), text));
  await expect.poll(async () => (await application()).notes, { timeout: 40_000 }).toBe(typed);
  expect(await notes(again).inputValue()).toBe(typed);
  expect(await keptIn(again)).toEqual([]);
  figure(context, 'Notes, server killed', `${wholeness((await application()).notes, typed)} stored`);
});

test('a response on the page of its application outlives a killed server and a closed page', async (context) => {
  const { page, open, appId, application } = await studentWithAll();
  await open(`/applications/${appId}`);
  const again = await acrossAKill(page, (text) => type(response(page), text));
  const stored = async () => (await application()).supplementals[0]!.response;
  await expect.poll(stored, { timeout: 40_000 }).toBe(typed);
  expect(await response(again).inputValue()).toBe(typed);
  figure(context, 'Response, server killed', `${wholeness(await stored(), typed)} stored`);
});

test('an activity that is being edited outlives a killed server and a closed page', async (context) => {
  const { page, open, call } = await studentWithAll();
  await open('/extracurriculars');
  await page.getByRole('article', { name: 'Violin' }).getByRole('button', { name: 'Edit' }).click();
  const again = await acrossAKill(page, (text) => type(activityImpact(page), text));
  const stored = async () => (await call('listActivities'))[0]!.impact;
  await expect.poll(stored, { timeout: 40_000 }).toBe(typed);
  expect(await activityImpact(again).inputValue()).toBe(typed);
  figure(context, 'Activity, server killed', `${wholeness(await stored(), typed)} stored`);
});

test('the form of a new activity outlives a killed server and a closed page', async (context) => {
  const { page, open, call } = await studentWithAll();
  await open('/extracurriculars');
  const again = await acrossAKill(page, (text) => type(addActivity(page), text));
  await expect.poll(() => addActivity(again).inputValue()).toBe(typed);
  await again.getByRole('button', { name: 'Add activity' }).click();
  const stored = async () => (await call('listActivities'))[0]!.impact;
  await expect.poll(stored, { timeout: 40_000 }).toBe(typed);
  figure(context, 'New activity, server killed', `${wholeness(await stored(), typed)} stored`);
});

test('the form of a new honor outlives a killed server and a closed page', async () => {
  const { page, open } = await studentWithAll();
  await open('/honors');
  const again = await acrossAKill(page, (text) => type(addHonor(page), text));
  await expect.poll(() => addHonor(again).inputValue()).toBe(typed);
});

test('an honor that is being changed outlives a killed server and a closed page', async (context) => {
  const { page, open, call } = await studentWithAll();
  await open('/honors');
  await page.getByRole('article', { name: 'Honor roll' }).getByRole('button', { name: 'Edit' }).click();
  const again = await acrossAKill(page, (text) => type(honorNotes(page), text));
  await expect.poll(() => honorNotes(again).inputValue()).toBe(typed);
  await again.getByRole('button', { name: 'Save' }).click();
  const stored = async () => (await call('listHonors'))[0]!.notes ?? '';
  await expect.poll(stored, { timeout: 40_000 }).toBe(typed);
  figure(context, 'Honor, server killed', `${wholeness(await stored(), typed)} stored`);
});

test('notes whose save was taken and not answered are no conflict for what was typed after it', async () => {
  const { context, page, open, appId, application } = await studentWithAll();
  await open(`/applications/${appId}`);
  const patches = '**/api/apps/*';
  const mend = await onSave(page, loseAnswer, patches);
  await type(notes(page), 'Ask for the letter.');
  await notes(page).blur();
  await expect.poll(async () => (await application()).notes, { timeout: 40_000 }).toBe('Ask for the letter.');
  await page.getByText("Laurel can't be reached. Your words are kept on this device.").waitFor();
  mend();
  await onSave(page, (route) => route.abort(), patches);
  await type(notes(page), ' Twice.');
  await page.close();
  const again = await context.newPage();
  await again.goto(page.url());
  await expect.poll(async () => (await application()).notes, { timeout: 40_000 }).toBe('Ask for the letter. Twice.');
  expect(await again.getByRole('button', { name: 'Compare both texts' }).count()).toBe(0);
});

test('a field of an activity that the server can not take is there again after the rest was saved', async () => {
  const { context, page, open, call } = await studentWithAll();
  await open('/extracurriculars');
  await page.getByRole('article', { name: 'Violin' }).getByRole('button', { name: 'Edit' }).click();
  const hours = (on: Page) => on.getByRole('article').getByRole('textbox', { name: 'Hours/week' });
  await type(hours(page), 'six');
  await type(activityImpact(page), typed);
  await expect.poll(async () => (await call('listActivities'))[0]!.impact).toBe(typed);
  await page.close();
  const again = await context.newPage();
  await again.goto(`${laurel.address()}/extracurriculars`);
  await expect.poll(() => hours(again).inputValue()).toBe('six');
});
