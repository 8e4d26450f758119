import { ConfirmDialog } from '@laurel/ui';
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type AroundNavHandler, type RouterProps, Router } from 'wouter';

/** How many forms hold what is neither saved nor kept in the browser. */
const unsavedAtom = atom(0);

const preventDefault = (event: Event) => event.preventDefault();

/** Asks before the page is left, for as long as a form on it holds what is neither saved nor kept in the browser. */
export function useLeaveGuard(unsaved: boolean) {
  const set = useSetAtom(unsavedAtom);
  // Before a page that takes this one's place leads on, as the guard of a session that ended does.
  useLayoutEffect(() => {
    if (!unsaved) return;
    set((forms) => forms + 1);
    return () => set((forms) => forms - 1);
  }, [unsaved, set]);
}

/** The router, which asks first where something would be lost. */
export function GuardedRouter({ children, ...rest }: RouterProps) {
  const store = useStore();
  const unsaved = useAtomValue(unsavedAtom) > 0;
  const [leave, setLeave] = useState<{ go: () => void } | null>(null);

  // The browser asks in its own words.
  useEffect(() => {
    if (!unsaved) return;
    addEventListener('beforeunload', preventDefault);
    return () => removeEventListener('beforeunload', preventDefault);
  }, [unsaved]);

  const aroundNav = useCallback<AroundNavHandler>(
    (navigate, to, options) => {
      if (store.get(unsavedAtom) === 0) navigate(to, options);
      else setLeave({ go: () => navigate(to, options) });
    },
    [store],
  );

  return (
    <Router {...rest} aroundNav={aroundNav}>
      {children}
      <ConfirmDialog
        open={leave !== null}
        onOpenChange={(open) => !open && setLeave(null)}
        title="Leave without saving?"
        description="What you changed on this page is not saved yet."
        confirmLabel="Leave"
        busyLabel="Leaving..."
        onConfirm={() => {
          setLeave(null);
          leave?.go();
        }}
      />
    </Router>
  );
}
