import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Sprig } from '../../primitives/Logo/Sprig.tsx';
import classes from './SetupCard.module.css';

export interface SetupCardProps {
  /** Where onboarding is. */
  href: string;
}

/** Invites a student whose desk is still empty to bring in what there is. */
export function SetupCard({ href }: SetupCardProps) {
  const id = useId();
  return (
    <section className={classes.root} aria-labelledby={id}>
      <Sprig className={classes.sprig} />
      <div className={classes.words}>
        <h2 className={classes.title} id={id}>
          Finish setting up your account
        </h2>
        <p>Bring in your activities, honors, colleges and one essay. It takes about six minutes.</p>
      </div>
      <Button variant="primary" asChild>
        <Link href={href}>Start Onboarding</Link>
      </Button>
    </section>
  );
}
