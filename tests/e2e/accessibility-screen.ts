import type { Page } from 'playwright';
import { arrivalCookie, button, heading, hydrated } from './journeys.ts';

/** Who looks: nobody signed in; just signed up; with nothing written yet; in the middle of everything. */
export type Who = 'visitor' | 'newcomer' | 'beginner' | 'noor';

/** What Noor has that addresses name. */
export interface Ids {
  appId: string;
  supplementalId: string;
}

export interface Screen {
  /** What is looked at. */
  name: string;
  who: Who;
  path: (ids: Ids) => string;
  /** Its level one heading, once it is there. */
  title: string | RegExp;
  /** What is asked of the server and never answered. */
  unanswered?: string;
  /** The token that the server has just given to the browser. */
  arrivesWith?: string;
  /** What is opened on it, or went wrong. */
  opened?: (page: Page) => Promise<void>;
  /** The one window that has it. */
  only?: 'desktop' | 'phone';
}

export const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', { name }).waitFor();
const alert = (page: Page) => page.getByRole('alert').first().waitFor();

/** Presses what it says, and waits for the dialog. */
export const opens = (name: string | RegExp, title?: string | RegExp) => async (page: Page) => {
  await button(page, name).first().click();
  await dialog(page, title);
};

export const refused = (name: string) => async (page: Page) => {
  await button(page, name).first().click();
  await alert(page);
};

export const list = (label: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: label, exact: true }).first().click();
  await page.getByRole('listbox').waitFor();
};

export const at = (path: string) => () => path;
export const greeting = /^Good (morning|afternoon|evening)/;

/** Shows a screen, and opens what is looked at. */
export async function show(page: Page, address: string, screen: Screen, ids: Ids) {
  await page.unrouteAll();
  if (screen.unanswered) await page.route(screen.unanswered, () => {});
  if (screen.arrivesWith) await page.context().addCookies([arrivalCookie(screen.arrivesWith, address)]);
  // From nowhere, so that a screen which differs by its fragment alone is loaded too.
  await page.goto('about:blank');
  await page.goto(address + screen.path(ids));
  await heading(page, screen.title).waitFor();
  await hydrated(page);
  if (!screen.unanswered || screen.opened)
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await screen.opened?.(page);
}
