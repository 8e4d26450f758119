import type { Page } from 'playwright';
import { essay } from '#mocks/fixtures/essay.ts';
import { applicationPath, mapPath, paths, sheetPath, workspacePath } from '#app/paths.ts';
import { at, greeting, refused, type Screen } from './accessibility-screen.ts';
import { button } from './journeys.ts';

const step = (name: string) => async (page: Page) => {
  while (!(await page.getByText(name).isVisible())) {
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    await button(page, 'Skip').click();
    await page.waitForFunction((last) => document.querySelector('h1')?.textContent !== last, before);
  }
};
/** What is seen by who is not signed in, has just signed up, or has nothing written yet. */
export const newScreens: Screen[] = [
  { name: 'Landing', who: 'visitor', path: at(paths.home), title: /./ },
  {
    name: 'Landing, a sample scored',
    who: 'visitor',
    path: at(paths.home),
    title: /./,
    opened: async (page) => {
      await page.getByRole('textbox', { name: 'Essay sample' }).fill(essay);
      await button(page, 'Score this sample').click();
      await page.getByText('Rewritten intro').waitFor();
    },
  },
  {
    name: 'Landing, a sample refused',
    who: 'visitor',
    path: at(paths.home),
    title: /./,
    opened: refused('Score this sample'),
  },
  { name: 'Unsubscribing, by a link that is not whole', who: 'visitor', path: at(paths.unsubscribe), title: /./ },
  { name: 'A link to read along that is not whole', who: 'visitor', path: at(paths.review), title: /./ },
  { name: 'Landing, signed in', who: 'noor', path: at(paths.home), title: /./ },
  { name: 'Sign in', who: 'visitor', path: at(paths.signIn), title: 'Welcome back' },
  {
    name: 'Sign in, refused',
    who: 'visitor',
    path: at(paths.signIn),
    title: 'Welcome back',
    opened: refused('Sign In'),
  },
  { name: 'Sign up', who: 'visitor', path: at(paths.signUp), title: /account/ },
  {
    name: 'Sign up, refused',
    who: 'visitor',
    path: at(paths.signUp),
    title: /account/,
    opened: refused('Create account'),
  },
  { name: 'Forgot password', who: 'visitor', path: at(paths.forgotPassword), title: 'Forgot your password?' },
  {
    name: 'Forgot password, sent',
    who: 'visitor',
    path: at(paths.forgotPassword),
    title: 'Forgot your password?',
    opened: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await button(page, 'Send link').click();
      await page.getByText(/^If there is an account/).waitFor();
    },
  },
  {
    name: 'Reset password',
    who: 'visitor',
    path: at(`${paths.resetPassword}#token=any`),
    title: 'Choose a new password',
  },
  {
    name: 'Reset password, refused',
    who: 'visitor',
    path: at(`${paths.resetPassword}#token=any`),
    title: 'Choose a new password',
    opened: refused('Save password'),
  },
  { name: 'Reset password, a bad link', who: 'visitor', path: at(paths.resetPassword), title: 'Choose a new password' },
  {
    name: 'Signing in with Google',
    who: 'visitor',
    path: at(`${paths.oauthSuccess}#token=any`),
    title: 'Signing you in…',
    unanswered: '**/api/users/me',
    arrivesWith: 'any',
  },
  { name: 'Terms', who: 'visitor', path: at(paths.terms), title: /./ },
  { name: 'Privacy', who: 'visitor', path: at(paths.privacy), title: /./ },

  { name: 'Onboarding, activities', who: 'newcomer', path: at(paths.onboarding), title: /./ },
  {
    name: 'Onboarding, ready to import',
    who: 'newcomer',
    path: at(paths.onboarding),
    title: /./,
    opened: async (page) => {
      await page.getByLabel('Title').first().fill('Violin, second section');
      await button(page, 'Preview').click();
      await page.getByRole('heading', { name: 'Ready to import' }).waitFor();
    },
  },
  { name: 'Onboarding, honors', who: 'newcomer', path: at(paths.onboarding), title: /./, opened: step('Step 2 of 4') },
  {
    name: 'Onboarding, colleges',
    who: 'newcomer',
    path: at(paths.onboarding),
    title: /./,
    opened: async (page) => {
      await step('Step 3 of 4')(page);
      await page.getByLabel('College').first().fill('Brown Univ');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'Onboarding, essay', who: 'newcomer', path: at(paths.onboarding), title: /./, opened: step('Step 4 of 4') },

  { name: 'Dashboard, empty', who: 'beginner', path: at(paths.dashboard), title: greeting },
  { name: 'Applications, empty', who: 'beginner', path: at(paths.applications), title: 'Applications' },
  { name: 'Essays, empty', who: 'beginner', path: at(paths.essays), title: 'Essays' },
  { name: 'Essay map, empty', who: 'beginner', path: at(mapPath), title: 'Essays' },
  { name: 'Workspace, empty', who: 'beginner', path: at(paths.workspace), title: 'Main essay' },
  { name: 'Extracurriculars, empty', who: 'beginner', path: at(paths.extracurriculars), title: 'Extracurriculars' },
  { name: 'Sheet, empty', who: 'beginner', path: () => sheetPath('common-app'), title: 'Common App' },
  { name: 'No such sheet', who: 'beginner', path: () => sheetPath('none'), title: /not here/ },
  { name: 'Honors, empty', who: 'beginner', path: at(paths.honors), title: /^Honors/ },
  { name: 'AdmitLens, empty', who: 'beginner', path: at(paths.admitlens), title: 'AdmitLens' },
  { name: 'No such application', who: 'beginner', path: () => applicationPath('none'), title: /not here/ },
  { name: 'No such essay', who: 'beginner', path: () => workspacePath('none'), title: /not here/ },
];
