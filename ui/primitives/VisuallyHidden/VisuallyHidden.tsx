import { Slot } from '@radix-ui/react-slot';
import type { ReactElement } from 'react';
import text from '../../styles/text.module.css';

/** Hides its one child from view. Screen readers still read it. */
export function VisuallyHidden({ children }: { children: ReactElement }) {
  return <Slot className={text.hidden}>{children}</Slot>;
}
