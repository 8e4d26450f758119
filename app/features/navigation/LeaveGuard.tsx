import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type AroundNavHandler, type RouterProps, Router } from 'wouter';
import { unsavedFormsAtom } from '#app/state/sign-out-atoms.ts';
import type { LeaveDialog } from './LeaveDialog.tsx';
import { whenLoaded } from './when-loaded.ts';

const loadDialog = () => import('./LeaveDialog.tsx');
const LEAVE = 'Leave without saving? What you changed on this page is not saved yet.';

const preventDefault = (event: Event) => event.preventDefault();

/** Has the router ask before the page is left, as long as `unsaved` says that a form holds what is stored nowhere. */
export function useLeaveGuard(unsaved: boolean) {
  const set = useSetAtom(unsavedFormsAtom);
  // A layout effect, because a page that takes this one's place may redirect at once, as after a session that ended.
  useLayoutEffect(() => {
    if (!unsaved) return;
    set((forms) => forms + 1);
    return () => set((forms) => forms - 1);
  }, [unsaved, set]);
}

/** The router. It asks before a page is left where something would be lost. */
export function GuardedRouter({ children, ...rest }: RouterProps) {
  const store = useStore();
  const unsaved = useAtomValue(unsavedFormsAtom) > 0;
  const [leave, setLeave] = useState<{ go: () => void } | null>(null);
  const [Dialog, setDialog] = useState<typeof LeaveDialog | null>(null);

  // Loaded with the first unsaved form, because few pages ever ask and none should wait for it.
  useEffect(() => {
    if (unsaved) loadDialog().catch(() => {});
  }, [unsaved]);

  // The browser asks in its own words.
  useEffect(() => {
    if (!unsaved) return;
    addEventListener('beforeunload', preventDefault);
    return () => removeEventListener('beforeunload', preventDefault);
  }, [unsaved]);

  const aroundNav = useCallback<AroundNavHandler>(
    (navigate, to, options) => {
      const go = () => whenLoaded(to, () => navigate(to, options));
      if (store.get(unsavedFormsAtom) === 0) return go();
      const ask = ({ LeaveDialog }: Awaited<ReturnType<typeof loadDialog>>) => {
        setDialog(() => LeaveDialog);
        setLeave({ go });
      };
      // Without a network it may not load. Then the browser's own dialog asks.
      loadDialog().then(ask, () => confirm(LEAVE) && go());
    },
    [store],
  );

  return (
    <Router {...rest} aroundNav={aroundNav}>
      {children}
      {Dialog && (
        <Dialog
          open={leave !== null}
          onStay={() => setLeave(null)}
          onLeave={() => {
            setLeave(null);
            leave?.go();
          }}
        />
      )}
    </Router>
  );
}
