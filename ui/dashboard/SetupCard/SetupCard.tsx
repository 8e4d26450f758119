import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Sprig } from '../../primitives/Logo/Sprig.tsx';
import classes from './SetupCard.module.css';

export interface SetupCardProps {
  title: string;
  text: string;
  /** The label of the link to onboarding. */
  start: string;
  href: string;
}

/** Invites a student whose desk is still empty to bring in what they have. */
export function SetupCard({ title, text, start, href }: SetupCardProps) {
  const id = useId();
  return (
    <section className={classes.root} aria-labelledby={id}>
      <Sprig className={classes.sprig} />
      <div className={classes.words}>
        <h2 className={classes.title} id={id}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <Button variant="primary" asChild>
        <Link href={href}>{start}</Link>
      </Button>
    </section>
  );
}
