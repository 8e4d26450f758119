import { useId, useRef, useState } from 'react';
import { TextBox } from '../../primitives/TextBox/TextBox.tsx';
import classes from './PromptField.module.css';

/** Characters; the API refuses a longer title, and the essay with it. */
export const TITLE_LIMIT = 200;

interface Part {
  value: string;
  onChange: (value: string) => void;
}

export interface PromptFieldProps extends Part {
  /** The essay's title, where it can be changed here too. */
  title?: Part;
}

export function PromptField({ value, onChange, title }: PromptFieldProps) {
  const id = useId();
  return (
    <div className={classes.root}>
      {title && <TitleField {...title} />}
      <label className={classes.label} htmlFor={id}>
        Prompt
      </label>
      <div className={classes.grow} data-value={value}>
        <TextBox
          id={id}
          rows={1}
          dir="auto"
          placeholder="Paste the question"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
}

/** A title is never empty. When an emptied field is left, the title before comes back. */
function TitleField({ value, onChange }: Part) {
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
        maxLength={TITLE_LIMIT}
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
      />
    </>
  );
}
