import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Button, useIsHydrated } from '@laurel/ui';
import { Fragment, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { Problem } from '#contract/problem.ts';
import { replayEarlyInput } from '#app/lib/early-input.ts';
import { ErrorScreen } from '#app/lib/ErrorScreen.tsx';
import { FailedScreen } from '#app/lib/FailedScreen.tsx';
import { Waiting } from '#app/lib/Waiting.tsx';
import { type AppRoute, routes } from '#app/pages.ts';
import { paths } from '#app/paths.ts';
import { addressAtom, endSessionAtom, meAtom, MeContext, returnToAtom, tokenAtom } from '#app/state/session.ts';

/** The page of the address, for whom it is. */
export function Routes() {
  const [location] = useLocation();
  useNoteAddress();
  useForgetBadToken();
  return (
    <ErrorScreen page={location}>
      <Suspense fallback={<Waiting />}>
        <Switch>
          {routes.map(({ path, access, page }) => {
            const Guard = guards[access];
            // One of them is shown at a time: with one key, a page at two addresses and a guard stay where they are.
            return (
              <Route key="page" path={path}>
                <Guard>
                  <page.Component />
                </Guard>
              </Route>
            );
          })}
          <Route>
            <Redirect to={paths.home} replace />
          </Route>
        </Switch>
        <EarlyInput />
      </Suspense>
    </ErrorScreen>
  );
}

/** Hands over what was typed before the page was hydrated, once React can take it: what it changes is drawn field by field. */
function EarlyInput() {
  useEffect(() => queueMicrotask(replayEarlyInput), []);
  return null;
}

/** Keeps what a session that ends by itself needs to find the way back. */
function useNoteAddress() {
  const [location] = useLocation();
  const search = useSearch();
  const note = useSetAtom(addressAtom);
  useEffect(() => note(search ? `${location}?${search}` : location), [note, location, search]);
}

const guards: Record<AppRoute['access'], typeof RequireStudent | typeof RequireGuest | typeof Fragment> = {
  anyone: Fragment,
  guest: RequireGuest,
  student: RequireStudent,
};

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
  if (!me && errorUpdateCount > 0)
    return (
      <FailedScreen
        heading="No connection"
        title="Laurel can't be reached"
        text="Check your connection. What you wrote is kept on this device."
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {isFetching ? 'Trying again...' : 'Try again'}
          </Button>
        }
      />
    );
  if (!me) return <Waiting />;
  if (!me.onboarded && location !== paths.onboarding) return <Redirect to={paths.onboarding} replace />;
  return <MeContext value={me}>{children}</MeContext>;
}

/** With a session: to where a guard had sent the student away from, else to the dashboard. */
function RequireGuest({ children }: { children: ReactNode }) {
  const token = useAtomValue(tokenAtom);
  const { data: me, isPending } = useAtomValue(meAtom);
  const [tokenOnArrival] = useState(token);
  if (!useIsHydrated()) return children;
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
