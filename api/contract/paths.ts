import { MAIN_ESSAY } from './main-essay.ts';

/** Every address of the app. What the API writes and what the app shows is built here and nowhere else. */
export const paths = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  unsubscribe: '/unsubscribe',
  review: '/r',
  terms: '/terms',
  privacy: '/privacy',
  oauthSuccess: '/oauth/success',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  plan: '/plan',
  applications: '/applications',
  essays: '/essays',
  workspace: '/essaysworkspace',
  extracurriculars: '/extracurriculars',
  sheets: '/sheets',
  honors: '/honors',
  admitlens: '/admitlens',
  settings: '/settings',
  sessions: '/settings/sessions',
  /** The server's way to third-party sign-in: a full page, not a route of the app. */
  google: '/auth/google',
} as const;

/** The page of one application. */
export const applicationPath = (appId: string) => `${paths.applications}/${encodeURIComponent(appId)}`;

/** The sheet of a form, by its key. */
export const sheetPath = (form: string) => `${paths.sheets}/${encodeURIComponent(form)}`;

/**
 * The workspace of an essay: `main`, or a supplemental's id.
 * @param search shows the first highlight, or tells the names that came along when another essay was just copied into it
 */
export const workspacePath = (essayId: string, search: '' | '?highlights' | '?started' = '') =>
  (essayId === MAIN_ESSAY.id ? paths.workspace : `${paths.workspace}/s/${encodeURIComponent(essayId)}`) + search;
