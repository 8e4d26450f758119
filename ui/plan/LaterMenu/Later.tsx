import { lazy, Suspense } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { LaterMenuProps } from './LaterMenu.tsx';

const LaterMenu = lazy(async () => ({ default: (await import('./LaterMenu.tsx')).LaterMenu }));

/** The menu of `LaterMenu`, which is loaded once the page stands: a menu and a date field are much for a button that is rarely pressed. */
export function Later(props: LaterMenuProps) {
  const waiting = (
    <Button variant="ghost" size={props.size} aria-describedby={props.describedBy} aria-haspopup="menu">
      Later
    </Button>
  );
  return (
    <Suspense fallback={waiting}>
      <LaterMenu {...props} />
    </Suspense>
  );
}
