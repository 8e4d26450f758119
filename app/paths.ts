import type { AppSection } from '@laurel/ui';

/** Every address of the app, built here and nowhere else. */
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

/** A step of onboarding, from 0. */
export const onboardingPath = (step: number) =>
  step === 0 ? paths.onboarding : `${paths.onboarding}?step=${step + 1}`;

/** The page of one application. */
export const applicationPath = (appId: string) => `${paths.applications}/${encodeURIComponent(appId)}`;

/** The sheet of a form, by its key. */
export const sheetPath = (form: string) => `${paths.sheets}/${encodeURIComponent(form)}`;

/** A list of activities or honors, with the fields of one open. */
export const editPath = (list: string, id: string) => `${list}?edit=${id}`;

/**
 * The workspace of an essay: `main`, or a supplemental's id.
 * @param search shows the first highlight, or tells the names that came along when another essay was just copied into it
 */
export const workspacePath = (essayId: string, search: '' | '?highlights' | '?started' = '') =>
  (essayId === 'main' ? paths.workspace : `${paths.workspace}/s/${encodeURIComponent(essayId)}`) + search;

/** The page of the essays, with their map. */
export const mapPath = `${paths.essays}?view=map`;

/** The sections of the landing page that its header and footer lead to: from itself, or from another page. */
export const landingSections = (from: 'itself' | 'elsewhere') =>
  [
    { name: 'How it Works', hash: '#how' },
    { name: 'Features', hash: '#features' },
    { name: 'Demo', hash: '#demo' },
    { name: 'Testimonials', hash: '#testimonials' },
    { name: 'Pricing', hash: '#pricing' },
  ].map(({ name, hash }) => ({ name, href: from === 'itself' ? hash : paths.home + hash }));

export const sectionHrefs: Record<AppSection, string> = {
  dashboard: paths.dashboard,
  admitlens: paths.admitlens,
  applications: paths.applications,
  essays: paths.essays,
  extracurriculars: paths.extracurriculars,
  honors: paths.honors,
  settings: paths.settings,
};

/** Whether a path is one that only a signed-in student may see. */
export function isStudentPath(path: string) {
  const roots: string[] = [paths.onboarding, paths.plan, paths.workspace, paths.sheets, ...Object.values(sectionHrefs)];
  return roots.some((root) => path === root || path.startsWith(`${root}/`));
}

/**
 * Whether a reply of AdmitLens may link an address: a page of the student's own, without a fragment. What a language model has read could
 * have put another one there, such as the page that third-party sign-in returns to.
 */
export function mayBeLinked(href: string) {
  const [path = ''] = href.split('?');
  const isPlain = !/[#\\]|\/\.|\/\//.test(href);
  return isPlain && isStudentPath(path) && path !== paths.onboarding;
}
