import { Chip } from '../../primitives/Chip/Chip.tsx';
import classes from './PresetChips.module.css';

export interface PresetChipsProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
  /** Whether a reply is awaited, during which nothing can be asked. */
  busy?: boolean;
}

/** Example questions, each asked by one press. On a phone they scroll sideways. */
export function PresetChips({ questions, onAsk, busy = false }: PresetChipsProps) {
  return (
    <div className={classes.root} role="group" aria-label="Questions to ask">
      {questions.map((question) => (
        <Chip
          key={question}
          className={classes.chip}
          // Not `disabled`, because a disabled button loses the focus.
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : () => onAsk(question)}
        >
          {question}
        </Chip>
      ))}
    </div>
  );
}
