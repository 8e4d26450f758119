import { ArrowUp, CircleAlert } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { TextBox } from '../../primitives/TextBox/TextBox.tsx';
import classes from './Composer.module.css';

export interface ComposerProps {
  value: string;
  onChange: (value: string) => void;
  /** Sends the message. Not called while it is empty or too long, or while a reply is awaited. */
  onSend: () => void;
  limit: number;
  /** Stands where nothing is written yet. */
  placeholder?: string;
  /** Whether a reply is awaited. The next message can be written meanwhile. */
  busy?: boolean;
  /** Stands below the message: what it is about. */
  children?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Where a message is written. Enter sends it, Shift and Enter begin a new line. */
export function Composer({
  value,
  onChange,
  onSend,
  limit,
  placeholder = 'Ask about your application',
  busy = false,
  children,
  ref,
}: ComposerProps) {
  const tooLongId = useId();
  const length = value.trim().length;
  const tooLong = length > limit;
  const sendable = length > 0 && !tooLong;

  function send(event: FormEvent) {
    event.preventDefault();
    if (sendable && !busy) onSend();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes a word, Enter accepts the word. Safari tells that only by the key code.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && !event.shiftKey && !composing) send(event);
  }

  return (
    <form className={classes.root} data-invalid={tooLong || undefined} onSubmit={send}>
      {/* An invisible copy of the words gives the text box its height. */}
      <div className={classes.growing} data-value={value || placeholder}>
        <TextBox
          ref={ref}
          className={classes.text}
          aria-label="Message"
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? tooLongId : undefined}
          placeholder={placeholder}
          dir="auto"
          rows={1}
          enterKeyHint="send"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {tooLong && (
        <p className={classes.tooLong} id={tooLongId}>
          <CircleAlert aria-hidden="true" />
          <span>
            <span role="alert">A message can have {limit.toLocaleString('en')} characters.</span> This one has{' '}
            {length.toLocaleString('en')}.
          </span>
        </p>
      )}
      <div className={classes.bar}>
        <div className={classes.about}>{children}</div>
        <span className={classes.hint}>
          <kbd>Enter</kbd> sends, <kbd>Shift Enter</kbd> adds a line
        </span>
        <IconButton
          icon={ArrowUp}
          type="submit"
          variant="primary"
          label="Send"
          tip={busy ? 'Wait for the reply first' : undefined}
          disabled={!sendable}
          busy={busy && sendable}
        />
      </div>
    </form>
  );
}
