import { Check, Pencil } from 'lucide-react';
import classes from './FeedbackList.module.css';

export interface Feedback {
  id: string;
  why: string;
  /** Whether its words are found in the text, so that they can be shown. */
  placed: boolean;
}

export interface FeedbackListProps {
  kind: 'good' | 'work';
  items: readonly Feedback[];
  /** Whether the text was changed since. Then remarks may be missing because their words are. */
  outdated?: boolean;
  onShow?: (id: string) => void;
}

const titles = { good: "What's working", work: 'What needs work' };
const nothing = { good: 'Nothing stood out yet.', work: 'Nothing to fix stood out.' };
const GONE = 'The text has changed since, and no remark stands on it. Score it again for new ones.';

/** The remarks of one kind. A remark whose words are found in the text is a button that shows them. */
export function FeedbackList({ kind, items, outdated = false, onShow }: FeedbackListProps) {
  return (
    <section className={classes.root} data-kind={kind}>
      <h2 className={classes.title}>
        {kind === 'good' ? <Check aria-hidden="true" /> : <Pencil aria-hidden="true" />}
        {titles[kind]}
      </h2>
      {items.length === 0 ? (
        <p className={classes.none}>{outdated ? GONE : nothing[kind]}</p>
      ) : (
        <ul>
          {items.map(({ id, why, placed }) => (
            <li key={id} className={classes.item}>
              {placed && onShow ? (
                <button type="button" className={classes.show} onClick={() => onShow(id)}>
                  {why}
                </button>
              ) : (
                <span>{why}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
