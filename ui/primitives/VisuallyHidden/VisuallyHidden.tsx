import { Slot } from '@radix-ui/react-slot';
import type { ReactElement } from 'react';
import text from '../../styles/text.module.css';

/** Takes its one child out of sight; screen readers still find it. */
export function VisuallyHidden({ children }: { children: ReactElement }) {
  return <Slot className={text.hidden}>{children}</Slot>;
}
