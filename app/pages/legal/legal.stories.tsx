import { expect, userEvent, waitFor, within } from 'storybook/test';
import { enter } from '#mocks/scenarios.ts';
import { inLargeText } from '../../../.storybook/large-text.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Legal',
  component: AppAt,
  args: { path: '/terms' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => enter('signed out'),
});

/** Eight sections and a contact block. */
export const Terms = meta.story({
  tags: ['!nightly'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2, name: /^[1-8]\. / })).toHaveLength(8);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Contact' })).toBeVisible();
    for (const statement of [
      /at least 13 years old/,
      /within two business days/,
      /prior twelve months, which is \$0 during beta/,
      /Delaware/,
    ]) {
      await expect(canvas.getByText(statement)).toBeVisible();
    }
    const sections = within(canvas.getByRole('navigation', { name: 'Sections' }));
    await expect(sections.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/#pricing');
  },
});

export const Privacy = meta.story({
  args: { path: '/privacy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      '1. Information we collect',
      '2. How we use it',
      '3. Sharing',
      '4. Retention',
      '5. Your choices',
      "6. Children's privacy",
      '7. Security',
      '8. Contact',
    ]);
    for (const statement of [
      /We do not sell personal data or essays\./,
      /Google tells us your name, your email address and the number/,
      /Where this site is set up with a language model, and you have not chosen the built-in coach in Settings/,
      /For AdmitLens, your applications with their notes, your essays, activities and honors, and the conversation\./,
      /Laurel writes that one document into your own Google account, once/,
      /can be brought back for one hour; then it is gone/,
      /Backups persist for up to 30 days\./,
      /deletion by email; a request typically completes within 14 days/,
      /opt out of emails that are not essential/,
      /students aged 13 and older/,
    ]) {
      await expect(canvas.getByText(statement)).toBeVisible();
    }
  },
});

export const SignedIn = meta.story({
  beforeEach: () => enter('writing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open Dashboard' })).toBeVisible();
  },
});

export const TermsOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  },
});

export const PrivacyOnPhone = meta.story({
  args: { path: '/privacy' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  },
});

export const TermsInLargeText = TermsOnPhone.extend({ beforeEach: inLargeText });
export const PrivacyInLargeText = PrivacyOnPhone.extend({ beforeEach: inLargeText });

/** The footer leads from one to the other, which begins at its top, names the tab and takes the focus. */
export const FromTermsToPrivacy = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Terms' });
    await userEvent.click(within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Privacy' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(document.title).toMatch(/^Privacy Policy/);
    await expect(window.scrollY).toBe(0);
  },
  tags: ['no-picture'],
});

/** Every link can be reached and is seen, from the first of the header to the last of the footer. */
export const Keyboard = meta.story({
  args: { path: '/privacy' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' });
    const wanted = canvas.getAllByRole('link');
    const reached: Element[] = [];
    for (let i = 0; i < wanted.length + 10 && !reached.includes(wanted.at(-1)!); i++) {
      await userEvent.tab();
      reached.push(document.activeElement!);
    }
    await expect(wanted.filter((link) => !reached.includes(link))).toEqual([]);
  },
});
