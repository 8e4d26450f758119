import type { Page } from 'playwright';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export const text = [
  'Number eleven started coughing in August. It is the dryer at the end of the row.',
  'I could fix it. I have left it there on purpose. It is how I know that everything is all right.',
].join('\n\n');

export const essay = (page: Page) => page.getByRole('textbox', { name: 'Essay' });

/** Shares the essay that is open, and answers the address of the link. */
export async function share(page: Page, question: string) {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Share/ });
  await dialog.getByLabel('What should they look at?').fill(question);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return new URL(url).pathname + new URL(url).hash;
}
