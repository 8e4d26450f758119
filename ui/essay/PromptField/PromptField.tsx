import { useId, useRef, useState } from 'react';
import { TextBox } from '../../primitives/TextBox/TextBox.tsx';
import classes from './PromptField.module.css';

interface Part {
  value: string;
  onChange: (value: string) => void;
}

export interface PromptFieldProps extends Part {
  /** The essay's title, where it is set here too. */
  title?: Part;
  /** Where it is kept, said beside the field. */
  note?: string;
}

/** The question that the essay answers, above the text. */
export function PromptField({ value, onChange, title, note }: PromptFieldProps) {
  const id = useId();
  const noteId = note ? `${id}-note` : undefined;
  return (
    <div className={classes.root}>
      {title && <TitleField {...title} noteId={noteId} />}
      <label className={classes.label} htmlFor={id}>
        Prompt
      </label>
      <div className={classes.grow} data-value={value}>
        <TextBox
          id={id}
          rows={1}
          dir="auto"
          placeholder="Paste the question you are answering"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={noteId}
        />
      </div>
      {note && (
        <span className={classes.note} id={noteId}>
          {note}
        </span>
      )}
    </div>
  );
}

/** A title is never empty: an emptied field goes back to what it was. */
function TitleField({ value, onChange, noteId }: Part & { noteId: string | undefined }) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const before = useRef(value);
  return (
    <>
      <label className={classes.label} htmlFor={id}>
        Title
      </label>
      <input
        id={id}
        className={classes.title}
        dir="auto"
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value.trim() !== '') onChange(target.value);
        }}
        onFocus={() => {
          before.current = value;
        }}
        onBlur={() => {
          if (typed !== null) onChange(typed.trim() || before.current);
          setTyped(null);
        }}
        aria-describedby={noteId}
      />
    </>
  );
}
