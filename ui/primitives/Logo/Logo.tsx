import clsx from 'clsx';
import { Link } from '../Link/Link.tsx';
import classes from './Logo.module.css';

export interface LogoProps {
  href?: string;
  className?: string;
}

/** The mark and the name as a link to the first page. */
export function Logo({ href = '/', className }: LogoProps) {
  return (
    <Link className={clsx(classes.root, className)} href={href} aria-label="Laurel home">
      <LaurelMark />
      <span data-word>Laurel</span>
    </Link>
  );
}

/** The twig with five leaves, in the colour of the text around it. */
export function LaurelMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path
        d="M5.2 21.5C8.2 17.6 10.6 12.6 12.4 5.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path d="M12.2 8.2C10.6 5.6 10.9 3 13 .8c1.7 2.3 1.6 5-.8 7.4Z" />
      <path d="M10.6 12.4C7.3 12.5 5 11 3.9 8c3.4-.5 5.8 1 6.7 4.4Z" />
      <path d="M11.2 12c.7-3.3 2.9-5.1 6.4-5.2-.2 3.4-2.5 5.3-6.4 5.2Z" />
      <path d="M7.9 17.6c-3 .8-5.4 0-7.1-2.4 3-1.4 5.6-.6 7.1 2.4Z" />
      <path d="M8.5 17.2c1.1-3 3.3-4.3 6.6-4-.7 3.2-2.9 4.6-6.6 4Z" />
    </svg>
  );
}
