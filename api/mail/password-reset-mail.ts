import { limits } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { letter } from './letter.ts';

/** The link to choose a new password. The token stands in the fragment, which reaches no server, log or referrer. */
export function resetLinkMail(to: string, token: string, publicUrl: string) {
  return letter(to, 'Choose a new password for Laurel', [
    'Somebody asked for a new password for the Laurel account with this email address.',
    { label: 'Choose a new password', href: new URL(`${paths.resetPassword}#token=${token}`, publicUrl).href },
    `The link works once, within ${limits.resetMinutes} minutes. If you asked more than once, only the newest link works.`,
    'If it was not you, you need not do anything: without this link your password stays as it is.',
  ]);
}

/** How a password was changed, and what it means for the student if it was somebody else. */
const CHANGED = {
  link: [
    'The password of the Laurel account with this email address was just changed with a link that was sent here. Every device was signed out.',
    'If it was you, all is well. If it was not, somebody else can read your email: change the password of your mailbox first, and then choose a new one for Laurel.',
  ],
  settings: [
    'The password of the Laurel account with this email address was just changed in its settings, with the old password. Every other device was signed out.',
    'If it was you, all is well. If it was not, somebody else knew your old password: choose a new one now, and change it wherever else you used it.',
  ],
} as const;

/** Says that the password was changed, so that the student notices a change by somebody else. */
export function passwordChangedMail(to: string, by: keyof typeof CHANGED, publicUrl: string) {
  return letter(to, 'Your Laurel password was changed', [
    ...CHANGED[by],
    { label: 'Choose a new password', href: new URL(paths.forgotPassword, publicUrl).href },
  ]);
}
