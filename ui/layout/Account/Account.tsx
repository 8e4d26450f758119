import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import text from '../../styles/text.module.css';
import classes from './Account.module.css';

export interface AccountProps {
  /** Who is signed in. The email is shown where the name is empty. */
  student: { name: string; email: string; avatar?: string };
  /** The page of the account; left out where the student can't go there. */
  href?: string;
}

/** Who is signed in; nothing until that is known. A long name is cut on screen and read out whole. */
export function Account({ student: { name, email, avatar }, href }: AccountProps) {
  const who = name || email;
  if (who === '') return null;
  const parts = (
    <>
      <Avatar name={who} src={avatar} />
      <span className={text.hidden}>Signed in as </span>
      <span className={classes.name} dir="auto">
        {who}
      </span>
    </>
  );
  if (href === undefined) return <span className={classes.root}>{parts}</span>;
  return (
    <Link className={classes.root} href={href} title={email}>
      {parts}
    </Link>
  );
}
