import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { Problem } from '#contract/problem.ts';
import { ErrorScreen } from '#app/lib/ErrorScreen.tsx';
import { Unreachable } from '#app/lib/Unreachable.tsx';
import { Waiting } from '#app/lib/Waiting.tsx';
import { LandingPage } from '#app/pages/landing/LandingPage.tsx';
import { paths } from '#app/paths.ts';
import { addressAtom, endSessionAtom, meAtom, returnToAtom, tokenAtom } from '#app/state/session.ts';

const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

const SignInPage = page(() => import('#app/pages/auth/SignInPage.tsx'), 'SignInPage');
const SignUpPage = page(() => import('#app/pages/auth/SignUpPage.tsx'), 'SignUpPage');
const ForgotPasswordPage = page(() => import('#app/pages/auth/ForgotPasswordPage.tsx'), 'ForgotPasswordPage');
const ResetPasswordPage = page(() => import('#app/pages/auth/ResetPasswordPage.tsx'), 'ResetPasswordPage');
const OauthSuccessPage = page(() => import('#app/pages/auth/OauthSuccessPage.tsx'), 'OauthSuccessPage');
const TermsPage = page(() => import('#app/pages/legal/TermsPage.tsx'), 'TermsPage');
const PrivacyPage = page(() => import('#app/pages/legal/PrivacyPage.tsx'), 'PrivacyPage');
const OnboardingPage = page(() => import('#app/pages/onboarding/OnboardingPage.tsx'), 'OnboardingPage');
const DashboardPage = page(() => import('#app/pages/dashboard/DashboardPage.tsx'), 'DashboardPage');
const WorkspacePage = page(() => import('#app/pages/workspace/WorkspacePage.tsx'), 'WorkspacePage');
const ApplicationsPage = page(() => import('#app/pages/applications/ApplicationsPage.tsx'), 'ApplicationsPage');
const ApplicationPage = page(() => import('#app/pages/applications/ApplicationPage.tsx'), 'ApplicationPage');
const EssaysPage = page(() => import('#app/pages/essays/EssaysPage.tsx'), 'EssaysPage');
const ExtracurricularsPage = page(
  () => import('#app/pages/extracurriculars/ExtracurricularsPage.tsx'),
  'ExtracurricularsPage',
);
const HonorsPage = page(() => import('#app/pages/honors/HonorsPage.tsx'), 'HonorsPage');
const AdmitLensPage = page(() => import('#app/pages/admitlens/AdmitLensPage.tsx'), 'AdmitLensPage');
const SettingsPage = page(() => import('#app/pages/settings/SettingsPage.tsx'), 'SettingsPage');

/** Every route of the app, with who may see it. */
export function Routes() {
  const [location] = useLocation();
  useNoteAddress();
  useForgetBadToken();
  return (
    <ErrorScreen page={location}>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path={paths.home}>
            <LandingPage />
          </Route>
          <Route path={paths.terms} component={TermsPage} />
          <Route path={paths.privacy} component={PrivacyPage} />
          <Route path={paths.oauthSuccess} component={OauthSuccessPage} />
          <Route path={paths.forgotPassword} component={ForgotPasswordPage} />
          <Route path={paths.resetPassword} component={ResetPasswordPage} />
          <GuestRoute path={paths.signIn} page={SignInPage} />
          <GuestRoute path={paths.signUp} page={SignUpPage} />
          <StudentRoute path={paths.onboarding} page={OnboardingPage} />
          <StudentRoute path={paths.dashboard} page={DashboardPage} />
          <StudentRoute path={paths.workspace} page={WorkspacePage} />
          <StudentRoute path={`${paths.workspace}/s/:sid`} page={WorkspacePage} />
          <StudentRoute path={paths.essays} page={EssaysPage} />
          <StudentRoute path={paths.applications} page={ApplicationsPage} />
          <StudentRoute path={`${paths.applications}/:appId`} page={ApplicationPage} />
          <StudentRoute path={paths.extracurriculars} page={ExtracurricularsPage} />
          <StudentRoute path={paths.honors} page={HonorsPage} />
          <StudentRoute path={paths.admitlens} page={AdmitLensPage} />
          <StudentRoute path={paths.settings} page={SettingsPage} />
          <Route>
            <Redirect to={paths.home} replace />
          </Route>
        </Switch>
      </Suspense>
    </ErrorScreen>
  );
}

/** Keeps what a session that ends by itself needs to find the way back. */
function useNoteAddress() {
  const [location] = useLocation();
  const search = useSearch();
  const note = useSetAtom(addressAtom);
  useEffect(() => note(search ? `${location}?${search}` : location), [note, location, search]);
}

interface GuardedRouteProps {
  path: string;
  page: ComponentType;
}

function StudentRoute({ path, page: Guarded }: GuardedRouteProps) {
  return (
    <Route path={path}>
      <RequireStudent>
        <Guarded />
      </RequireStudent>
    </Route>
  );
}

function GuestRoute({ path, page: Guarded }: GuardedRouteProps) {
  return (
    <Route path={path}>
      <RequireGuest>
        <Guarded />
      </RequireGuest>
    </Route>
  );
}

/** Without a session: to the sign-in page, and back here afterwards. Not onboarded: to onboarding. */
function RequireStudent({ children }: { children: ReactNode }) {
  const token = useAtomValue(tokenAtom);
  const setReturnTo = useSetAtom(returnToAtom);
  const [location] = useLocation();
  const search = useSearch();
  const { data: me, errorUpdateCount, isFetching, refetch } = useAtomValue(meAtom);

  // On arrival only: a student who signs out here is not sent away by the guard.
  const noteWayBack = useEffectEvent(() => {
    if (token === null) setReturnTo({ address: search ? `${location}?${search}` : location, studentId: null });
  });
  useEffect(() => noteWayBack(), []);

  if (token === null) return <Redirect to={paths.signIn} replace />;
  if (!me && errorUpdateCount > 0) return <Unreachable trying={isFetching} onRetry={() => void refetch()} />;
  if (!me) return <Waiting />;
  if (!me.onboarded && location !== paths.onboarding) return <Redirect to={paths.onboarding} replace />;
  return children;
}

/** With a session: to where a guard had sent the student away from, else to the dashboard. */
function RequireGuest({ children }: { children: ReactNode }) {
  const token = useAtomValue(tokenAtom);
  const { data: me, isPending } = useAtomValue(meAtom);
  const [tokenOnArrival] = useState(token);
  if (token !== null && me) return <LeaveForApp studentId={me.id} />;
  // Who signs in here keeps the form until it is done.
  if (token !== null && token === tokenOnArrival && isPending) return <Waiting />;
  return children;
}

function LeaveForApp({ studentId }: { studentId: string }) {
  const [returnTo, setReturnTo] = useAtom(returnToAtom);
  const [, navigate] = useLocation();
  // Once: clearing the note must not send the student on to the dashboard.
  const leave = useEffectEvent(() => {
    const isOwn = returnTo && (returnTo.studentId ?? studentId) === studentId;
    setReturnTo(null);
    navigate(isOwn ? returnTo.address : paths.dashboard, { replace: true });
  });
  useEffect(() => leave(), []);
  return null;
}

/** A token with which the student can't be loaded is removed. An unreached server says nothing about it. */
function useForgetBadToken() {
  const endSession = useSetAtom(endSessionAtom);
  const { error } = useAtomValue(meAtom);
  const refused = error instanceof Problem && error.status !== 0;
  useEffect(() => {
    if (refused) endSession();
  }, [refused, endSession]);
}
