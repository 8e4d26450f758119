import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import text from '../../styles/text.module.css';
import classes from './Account.module.css';

export interface AccountProps {
  /** Who is signed in. The e-mail stands in for a name that is empty. */
  student: { name: string; email: string; avatar?: string };
  /** Where the account is looked after, for a student who may go there. */
  href?: string;
}

/** Whose account it is, in every header: a long name is cut, and read out whole. Nothing until the student is known. */
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
