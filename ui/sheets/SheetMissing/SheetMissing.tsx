import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { fieldId } from '../sheet.ts';
import classes from './SheetMissing.module.css';

export interface SheetMissingProps {
  /** What is wrong with which field, such as “Activity 4, description: 14 characters over”. */
  missing: readonly { key: string; says: string }[];
}

/** What a form asks for and the student does not have yet, or has too much of, as links to the fields. */
export function SheetMissing({ missing }: SheetMissingProps) {
  const id = useId();
  return (
    <section className={classes.root} aria-labelledby={id}>
      <h2 id={id}>Missing</h2>
      {missing.length === 0 ? (
        <p>Nothing is missing, and nothing is too long.</p>
      ) : (
        <ul>
          {missing.map(({ key, says }) => {
            const [where, what] = partsOf(says);
            return (
              <li key={says}>
                <a
                  href={`#${fieldId(key)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(fieldId(key));
                  }}
                >
                  <CircleAlert aria-hidden="true" />
                  <span>
                    <b>{where}</b>
                    {what}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function partsOf(says: string) {
  const at = says.lastIndexOf(': ') + 1;
  return [says.slice(0, at), says.slice(at)];
}

/** The field may stand in an entry that is closed. */
function goTo(id: string) {
  const field = document.getElementById(id);
  const entry = field?.closest('details');
  if (entry) entry.open = true;
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
