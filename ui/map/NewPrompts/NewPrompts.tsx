import { DeadlineWords } from '../../deadlines/DeadlineWords/DeadlineWords.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { lengthOf, type NewPromptGroup } from '../map.ts';
import classes from './NewPrompts.module.css';

export interface NewPromptsProps {
  groups: readonly NewPromptGroup[];
  today: string;
}

/** The prompts that no other essay comes near, by college. */
export function NewPrompts({ groups, today }: NewPromptsProps) {
  return (
    <ul className={classes.root}>
      {groups.map(({ id, college, due, essays }) => (
        <li key={id}>
          <div className={classes.head}>
            <span dir="auto">{college}</span>
            {due && <DeadlineWords due={due} today={today} />}
          </div>
          <ul>
            {essays.map((essay) => (
              <li key={essay.id}>
                <Link href={essay.href}>
                  <span dir="auto">{essay.title}</span>
                  <span className={classes.words}>{lengthOf(essay)}</span>
                </Link>
                {essay.caution && <p className={classes.caution}>{essay.caution}</p>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
