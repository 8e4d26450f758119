import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { inWords } from '../../in-words.ts';
import { type CollegeQuestion, limitInWords, type QuestionGroup } from './college-prompts.ts';
import classes from './CollegePrompts.module.css';

export interface QuestionListProps {
  groups: readonly QuestionGroup[];
  /** The ids that are being added. */
  adding: ReadonlySet<string>;
  onAdd: (ids: string[]) => void;
  /** The ids that the student has chosen to add in one step; left out where each is added by itself. */
  picked?: ReadonlySet<string>;
  onPick?: (group: QuestionGroup, id: string) => void;
}

/** Questions of a college, each with its limit and the way to add it. */
export function QuestionList({ groups, ...rest }: QuestionListProps) {
  return groups.map((group) => <Group key={group.key} group={group} {...rest} />);
}

function Group({ group, adding, onAdd, picked, onPick }: Omit<QuestionListProps, 'groups'> & { group: QuestionGroup }) {
  const headingId = useId();
  const { questions, choose } = group;
  const isPicked = choose !== null && picked !== undefined && onPick !== undefined;
  return (
    <div className={classes.group}>
      {choose !== null && (
        <h3 id={headingId}>
          Choose {inWords(choose)} of {inWords(questions.length)}
        </h3>
      )}
      <ul aria-labelledby={choose === null ? undefined : headingId}>
        {questions.map((question) => (
          <li key={question.id} className={classes.question}>
            {isPicked && !question.added ? (
              <Checkbox
                className={classes.text}
                label={<QuestionText {...question} />}
                checked={picked.has(question.id)}
                onChange={() => onPick(group, question.id)}
              />
            ) : (
              <div className={classes.text}>
                <QuestionText {...question} />
              </div>
            )}
            {question.added ? (
              <span className={classes.added}>
                <Check aria-hidden="true" />
                In your list
              </span>
            ) : (
              !isPicked && <AddButton {...question} busy={adding.has(question.id)} onAdd={() => onAdd([question.id])} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function AddButton({ text, busy, onAdd }: Pick<CollegeQuestion, 'text'> & { busy: boolean; onAdd: () => void }) {
  return (
    <Button
      size="small"
      variant="ghost"
      icon={Plus}
      busy={busy}
      data-add
      aria-label={`${busy ? 'Adding…' : 'Add'}: ${text}`}
      onClick={onAdd}
    >
      {busy ? 'Adding…' : 'Add'}
    </Button>
  );
}

function QuestionText({ text, limit }: CollegeQuestion) {
  return (
    <>
      <span className={classes.words} dir="auto">
        {text}
      </span>
      <span className={classes.limit}>{limitInWords(limit)}</span>
    </>
  );
}
