import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { type Chunk, chunk } from './lib/chunk.tsx';
import { paths } from './paths.ts';

export interface AppRoute {
  /** The pattern of its address. */
  path: string;
  /** Who sees it: a student, nobody who is signed in, or whoever comes. */
  access: 'student' | 'guest' | 'anyone';
  page: Chunk;
}

const landing = chunk(() => import('#app/pages/landing/LandingPage.tsx'), 'LandingPage');
const terms = chunk(() => import('#app/pages/legal/TermsPage.tsx'), 'TermsPage');
const privacy = chunk(() => import('#app/pages/legal/PrivacyPage.tsx'), 'PrivacyPage');
const oauthSuccess = chunk(() => import('#app/pages/auth/OauthSuccessPage.tsx'), 'OauthSuccessPage');
const forgotPassword = chunk(() => import('#app/pages/auth/ForgotPasswordPage.tsx'), 'ForgotPasswordPage');
const resetPassword = chunk(() => import('#app/pages/auth/ResetPasswordPage.tsx'), 'ResetPasswordPage');
const unsubscribe = chunk(() => import('#app/pages/auth/UnsubscribePage.tsx'), 'UnsubscribePage');
const review = chunk(() => import('#app/pages/review/ReviewPage.tsx'), 'ReviewPage');
const signIn = chunk(() => import('#app/pages/auth/SignInPage.tsx'), 'SignInPage');
const signUp = chunk(() => import('#app/pages/auth/SignUpPage.tsx'), 'SignUpPage');
const onboarding = chunk(() => import('#app/pages/onboarding/OnboardingPage.tsx'), 'OnboardingPage');
const dashboard = chunk(() => import('#app/pages/dashboard/DashboardPage.tsx'), 'DashboardPage');
const plan = chunk(() => import('#app/pages/plan/PlanPage.tsx'), 'PlanPage');
const workspace = chunk(() => import('#app/pages/workspace/WorkspacePage.tsx'), 'WorkspacePage');
const essays = chunk(() => import('#app/pages/essays/EssaysPage.tsx'), 'EssaysPage');
const applications = chunk(() => import('#app/pages/applications/ApplicationsPage.tsx'), 'ApplicationsPage');
const application = chunk(() => import('#app/pages/applications/ApplicationPage.tsx'), 'ApplicationPage');
const extracurriculars = chunk(
  () => import('#app/pages/extracurriculars/ExtracurricularsPage.tsx'),
  'ExtracurricularsPage',
);
const sheet = chunk(() => import('#app/pages/sheets/SheetPage.tsx'), 'SheetPage');
const honors = chunk(() => import('#app/pages/honors/HonorsPage.tsx'), 'HonorsPage');
const admitlens = chunk(() => import('#app/pages/admitlens/AdmitLensPage.tsx'), 'AdmitLensPage');
const settings = chunk(() => import('#app/pages/settings/SettingsPage.tsx'), 'SettingsPage');
const sessions = chunk(() => import('#app/pages/settings/SessionsPage.tsx'), 'SessionsPage');

/** Every route of the app, with who may see it. */
export const routes: readonly AppRoute[] = [
  { path: paths.home, access: 'anyone', page: landing },
  { path: paths.terms, access: 'anyone', page: terms },
  { path: paths.privacy, access: 'anyone', page: privacy },
  { path: paths.oauthSuccess, access: 'anyone', page: oauthSuccess },
  { path: paths.forgotPassword, access: 'anyone', page: forgotPassword },
  { path: paths.resetPassword, access: 'anyone', page: resetPassword },
  { path: paths.unsubscribe, access: 'anyone', page: unsubscribe },
  { path: paths.review, access: 'anyone', page: review },
  { path: paths.signIn, access: 'guest', page: signIn },
  { path: paths.signUp, access: 'guest', page: signUp },
  { path: paths.onboarding, access: 'student', page: onboarding },
  { path: paths.dashboard, access: 'student', page: dashboard },
  { path: paths.plan, access: 'student', page: plan },
  { path: paths.workspace, access: 'student', page: workspace },
  { path: `${paths.workspace}/s/:sid`, access: 'student', page: workspace },
  { path: paths.essays, access: 'student', page: essays },
  { path: paths.applications, access: 'student', page: applications },
  { path: `${paths.applications}/:appId`, access: 'student', page: application },
  { path: paths.extracurriculars, access: 'student', page: extracurriculars },
  { path: `${paths.sheets}/:form`, access: 'student', page: sheet },
  { path: paths.honors, access: 'student', page: honors },
  { path: paths.admitlens, access: 'student', page: admitlens },
  { path: paths.settings, access: 'student', page: settings },
  { path: paths.sessions, access: 'student', page: sessions },
];

/** The route of an address, without its search; none where there is no such page. */
export function routeOf(path: string) {
  return routes.find((route) => matchRoute(parse, route.path, path)[0]);
}
