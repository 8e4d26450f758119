import { lazy, Suspense, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { LaterMenuProps } from './LaterMenu.tsx';

const LaterMenu = lazy(async () => ({ default: (await import('./LaterMenu.tsx')).LaterMenu }));

/**
 * The menu of `LaterMenu`, which is loaded once the page stands: a menu and a date field are much for a button that is rarely pressed. Who
 * presses it before has it open as soon as it is there.
 */
export function Later(props: Omit<LaterMenuProps, 'startsOpen'>) {
  const [pressed, setPressed] = useState(false);
  const waiting = (
    <Button
      variant="ghost"
      size={props.size}
      aria-describedby={props.describedBy}
      aria-haspopup="menu"
      onClick={() => setPressed(true)}
    >
      Later
    </Button>
  );
  return (
    <Suspense fallback={waiting}>
      <LaterMenu {...props} startsOpen={pressed} />
    </Suspense>
  );
}
