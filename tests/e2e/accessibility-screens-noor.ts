import { essay } from '#mocks/fixtures/essay.ts';
import { applicationPath, mapPath, paths, sheetPath, workspacePath } from '#app/paths.ts';
import { at, dialog, greeting, list, opens, refused, type Ids, type Screen } from './accessibility-screen.ts';
import { button } from './journeys.ts';

const application = ({ appId }: Ids) => applicationPath(appId);
const supplemental = ({ supplementalId }: Ids) => workspacePath(supplementalId);
/** What is seen by a student in the middle of everything, and everything that opens there. */
export const noorScreens: Screen[] = [
  { name: 'Dashboard', who: 'noor', path: at(paths.dashboard), title: greeting },
  {
    name: 'Dashboard, More',
    who: 'noor',
    path: at(paths.dashboard),
    title: greeting,
    only: 'phone',
    opened: opens('More', 'More'),
  },
  {
    name: 'Dashboard, polished and strengthened',
    who: 'noor',
    path: at(paths.dashboard),
    title: greeting,
    opened: async (page) => {
      const quick = page.getByRole('region', { name: /Quick AI/ });
      for (const box of await quick.getByRole('textbox').all())
        if (await box.isEditable()) await box.fill(essay.slice(0, 400));
      for (const press of await quick.getByRole('button', { name: /^(Polish|Strengthen)/ }).all()) await press.click();
      await quick.getByRole('button', { name: /^Copy/ }).first().waitFor();
    },
  },
  {
    name: 'Dashboard, failed',
    who: 'noor',
    path: at(paths.dashboard),
    title: greeting,
    opened: async (page) => {
      await page.route('**/api/overview*', (route) => route.fulfill({ status: 500, json: {} }));
      // Nor is there anything that the browser has kept of an earlier visit.
      await page.evaluate(() => void indexedDB.deleteDatabase('laurel'));
      await page.reload();
      await page.getByRole('heading', { name: 'Failed to load overview' }).waitFor();
    },
  },
  { name: 'Applications', who: 'noor', path: at(paths.applications), title: 'Applications' },
  {
    name: 'Applications, a status list',
    who: 'noor',
    path: at(paths.applications),
    title: 'Applications',
    opened: list('Status'),
  },
  {
    name: 'Applications, a day picked',
    who: 'noor',
    path: at(paths.applications),
    title: 'Applications',
    only: 'phone',
    opened: async (page) => page.getByRole('gridcell').locator('[aria-current="date"]').click(),
  },
  {
    name: 'Applications, a full day',
    who: 'noor',
    path: at(paths.applications),
    title: 'Applications',
    only: 'desktop',
    opened: opens(/^\+\d+ more$/),
  },
  {
    name: 'Adding an application',
    who: 'noor',
    path: at(paths.applications),
    title: 'Applications',
    opened: async (page) => {
      await opens('Add Application', 'Add Application')(page);
      await page.getByRole('dialog').getByRole('combobox', { name: 'College' }).fill('Brown Univ');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'Adding an application, refused',
    who: 'noor',
    path: at(paths.applications),
    title: 'Applications',
    opened: async (page) => {
      await opens('Add Application', 'Add Application')(page);
      await refused('Create & Open')(page);
    },
  },
  { name: 'Application', who: 'noor', path: application, title: /./ },
  { name: 'Application, deleting it', who: 'noor', path: application, title: /./, opened: opens('Delete application') },
  { name: 'Essays', who: 'noor', path: at(paths.essays), title: 'Essays' },
  { name: 'Essay map', who: 'noor', path: at(mapPath), title: 'Essays' },
  {
    name: 'Essay map, a prompt corrected',
    who: 'noor',
    path: at(mapPath),
    title: 'Essays',
    opened: async (page) => {
      // On a phone the prompts are folded.
      const fold = page.getByRole('button', { name: /^Show \d+ prompts/ });
      await page.getByRole('heading', { name: /essays? to write$/ }).waitFor();
      if (await fold.isVisible()) await fold.click();
      await page
        .getByRole('button', { name: /^Correct/ })
        .first()
        .click();
      await page.getByRole('group', { name: /^What .* asks for$/ }).waitFor();
    },
  },
  {
    name: 'Workspace',
    who: 'noor',
    path: at(paths.workspace),
    title: 'Main essay',
    opened: async (page) => page.locator('mark').first().waitFor(),
  },
  {
    name: 'Workspace, a remark',
    who: 'noor',
    path: () => workspacePath('main', '?highlights'),
    title: 'Main essay',
    opened: async (page) => page.getByRole('tooltip').waitFor(),
  },
  {
    name: 'Workspace, the other essays',
    who: 'noor',
    path: at(paths.workspace),
    title: 'Main essay',
    opened: list('Essay picker'),
  },
  {
    name: 'Workspace, More actions',
    who: 'noor',
    path: at(paths.workspace),
    title: 'Main essay',
    only: 'phone',
    opened: opens('More actions'),
  },
  {
    name: 'Workspace, the score',
    who: 'noor',
    path: at(paths.workspace),
    title: 'Main essay',
    only: 'phone',
    opened: opens('Score details'),
  },
  {
    name: 'Workspace, how it is scored',
    who: 'noor',
    path: at(paths.workspace),
    title: 'Main essay',
    opened: async (page) => {
      if (await button(page, 'Score details').isVisible()) await opens('Score details')(page);
      await button(page, /How/).click();
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'Workspace, earlier versions',
    who: 'noor',
    path: at(paths.workspace),
    title: 'Main essay',
    opened: async (page) => {
      if (await button(page, 'More actions').isVisible()) await opens('More actions')(page);
      await button(page, 'Versions').click();
      await dialog(page, 'Earlier versions');
      await page.getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'Workspace, scoring',
    who: 'noor',
    path: at(paths.workspace),
    title: 'Main essay',
    unanswered: '**/api/essays/grade',
    opened: async (page) => {
      await button(page, 'Score (AI)').click();
      await page.getByText('Analyzing your essay…').waitFor();
    },
  },
  {
    name: 'Workspace, scoring failed',
    who: 'noor',
    path: at(paths.workspace),
    title: 'Main essay',
    opened: async (page) => {
      await page.route('**/api/essays/grade', (route) => route.fulfill({ status: 500, json: {} }));
      await refused('Score (AI)')(page);
    },
  },
  {
    name: 'Workspace, copied',
    who: 'noor',
    path: at(paths.workspace),
    title: 'Main essay',
    only: 'desktop',
    opened: async (page) => {
      await button(page, 'Copy').click();
      await page
        .getByRole('group', { name: 'Messages' })
        .getByText(/Copied|copy/)
        .waitFor();
    },
  },
  {
    name: 'Workspace, a name under an icon',
    who: 'noor',
    path: at(paths.workspace),
    title: 'Main essay',
    only: 'desktop',
    opened: async (page) => {
      await button(page, 'Next essay').hover();
      await page.locator('[data-radix-popper-content-wrapper]').waitFor();
    },
  },
  { name: 'Workspace of a supplemental', who: 'noor', path: supplemental, title: /./ },
  { name: 'Extracurriculars', who: 'noor', path: at(paths.extracurriculars), title: 'Extracurriculars' },
  {
    name: 'Extracurriculars, refused',
    who: 'noor',
    path: at(paths.extracurriculars),
    title: 'Extracurriculars',
    opened: async (page) => {
      await page.getByRole('textbox', { name: 'Title' }).first().fill('Chess club');
      await page.getByRole('textbox', { name: 'Hours/week' }).first().fill('many');
      await refused('Add activity')(page);
    },
  },
  {
    name: 'Extracurriculars, editing',
    who: 'noor',
    path: at(paths.extracurriculars),
    title: 'Extracurriculars',
    opened: async (page) => {
      await button(page, 'Edit').first().click();
      await button(page, 'Done').waitFor();
    },
  },
  {
    name: 'Extracurriculars, deleting',
    who: 'noor',
    path: at(paths.extracurriculars),
    title: 'Extracurriculars',
    opened: opens('Delete'),
  },
  {
    name: 'Extracurriculars, SmartFrame',
    who: 'noor',
    path: at(paths.extracurriculars),
    title: 'Extracurriculars',
    opened: async (page) => {
      await page.getByRole('textbox', { name: 'Title' }).first().fill('Captain, Robotics Club');
      await page.getByRole('textbox', { name: 'Impact' }).first().fill('I led 12 builders to the state final');
      await button(page, 'SmartFrame').first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Use this' }).first().waitFor();
    },
  },
  { name: 'Plan', who: 'noor', path: at(paths.plan), title: 'Plan' },
  { name: 'Sheet', who: 'noor', path: () => sheetPath('common-app'), title: 'Common App' },
  { name: 'Sheet of the University of California', who: 'noor', path: () => sheetPath('uc'), title: /^University/ },
  { name: 'Honors', who: 'noor', path: at(paths.honors), title: /^Honors/ },
  {
    name: 'Honors, ideas found',
    who: 'noor',
    path: at(paths.honors),
    title: /^Honors/,
    opened: async (page) => {
      await page.getByRole('textbox', { name: 'Interests' }).fill('engineering');
      await button(page, 'Generate').click();
      await page
        .getByRole('region', { name: 'Opportunity Ideas' })
        .getByRole('heading', { level: 3 })
        .first()
        .waitFor();
    },
  },
  {
    name: 'Honors, editing',
    who: 'noor',
    path: at(paths.honors),
    title: /^Honors/,
    opened: async (page) => {
      await button(page, 'Edit').first().click();
      await button(page, 'Save').waitFor();
    },
  },
  { name: 'Honors, deleting', who: 'noor', path: at(paths.honors), title: /^Honors/, opened: opens('Delete') },
  {
    name: 'AdmitLens, answered',
    who: 'noor',
    path: at(paths.admitlens),
    title: 'AdmitLens',
    opened: async (page) => {
      await page.getByRole('textbox', { name: 'Message' }).fill('What should I do first?');
      await button(page, 'Send').click();
      await page.getByText(/^Answered by/).waitFor();
    },
  },
  { name: 'Settings', who: 'noor', path: at(paths.settings), title: 'Settings' },
  {
    name: 'Settings, deleting the account',
    who: 'noor',
    path: at(paths.settings),
    title: 'Settings',
    opened: opens('Delete account'),
  },
  {
    name: 'Settings, a new calendar address',
    who: 'noor',
    path: at(paths.settings),
    title: 'Settings',
    opened: async (page) => {
      // Another round of the checks finds it made.
      await button(page, /^(Make calendar|New) address$/).waitFor();
      const first = button(page, 'Make calendar address');
      if (await first.isVisible()) await first.click();
      await button(page, 'New address').click();
    },
  },
  { name: 'Sessions', who: 'noor', path: at(paths.sessions), title: 'Sessions' },
];
