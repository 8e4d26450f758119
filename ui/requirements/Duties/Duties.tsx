import { useId } from 'react';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { Cite } from '../Cite/Cite.tsx';
import { dayInWords } from '../days.ts';
import type { FactSource } from '../requirements.ts';
import classes from './Duties.module.css';

export interface DutyItem {
  id: string;
  says: string;
  /** When, in words; null for no time. */
  due: string | null;
  /** The day on which most colleges agree, `2027-05-01`. */
  usual: string | null;
  optional: boolean;
  /** Something to know, and nothing to do. */
  info: boolean;
  /** The applications that it concerns, such as those to withdraw. */
  applications: readonly { id: string; college: string; href: string }[];
  source: FactSource;
}

export interface DutiesProps {
  /** What happened, in a sentence: "Brown University said yes." */
  title: string;
  items: readonly DutyItem[];
}

/** What an answer of a college asks of the student, in the order in which it is safe to do. */
export function Duties({ title, items }: DutiesProps) {
  const headingId = useId();
  const toDo = items.filter(({ info }) => !info);
  const toKnow = items.filter(({ info }) => info);
  if (items.length === 0) return null;
  return (
    <section className={classes.root} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <ol>
        {toDo.map((item, at) => (
          <li key={item.id}>
            <i aria-hidden="true">{at + 1}</i>
            <div>
              <h3>
                {item.says}
                {item.optional && <span>Where it applies</span>}
              </h3>
              {whenOf(item) && <p>{whenOf(item)}</p>}
              {item.applications.length > 0 && (
                <ul>
                  {item.applications.map(({ id, college, href }) => (
                    <li key={id} dir="auto">
                      <TextLink href={href}>{college}</TextLink>
                    </li>
                  ))}
                </ul>
              )}
              <Cite {...item.source} />
            </div>
          </li>
        ))}
      </ol>
      {toKnow.map(({ id, says, source }) => (
        <div key={id} className={classes.known}>
          <p>{says}</p>
          <Cite {...source} />
        </div>
      ))}
    </section>
  );
}

/** At once. Date in the letter. */
function whenOf({ due, usual }: DutyItem) {
  const words = due && `${due[0]!.toUpperCase()}${due.slice(1)}.`;
  return [words, usual && `Most colleges agree on ${dayInWords(usual)}.`].filter(Boolean).join(' ');
}
