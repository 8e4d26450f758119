import { Copy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { CoachFailure, type CoachFailureProps } from '../../primitives/CoachFailure/CoachFailure.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { TextArea } from '../../primitives/TextField/TextField.tsx';
import classes from './QuickAi.module.css';

/** What both Quick AI cards are told of what is written in them, and of the request that is under way. */
export interface QuickAiRequest extends Pick<CoachFailureProps, 'onBuiltIn' | 'usedUp'> {
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  busy?: boolean;
  error?: string;
  onCopy: (text: string) => void;
}

interface QuickAiCardProps extends Omit<QuickAiRequest, 'onCopy'> {
  title: string;
  lead: ReactNode;
  label: string;
  placeholder: string;
  hint: string;
  action: string;
  /** The label of the button while the request is under way. */
  busyAction: string;
  /** The result, which is read out when it arrives. */
  children: ReactNode;
  /** What colleges say of such help. */
  rules?: ReactNode;
}

/** A text for the coach to work on, with what came of it below. */
export function QuickAiCard({
  title,
  lead,
  label,
  placeholder,
  value,
  onChange,
  hint,
  action,
  busyAction,
  onSubmit,
  busy = false,
  error,
  children,
  rules,
  ...coach
}: QuickAiCardProps) {
  const submit = useRef<HTMLButtonElement>(null);
  return (
    <Form busy={busy} onSubmit={onSubmit}>
      <h3>{title}</h3>
      <p className={classes.lead}>{lead}</p>
      <TextArea
        label={label}
        hideLabel
        rows={4}
        dir="auto"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <CoachFailure
          className={classes.error}
          {...coach}
          error={error}
          onTryAgain={coach.onBuiltIn && onSubmit}
          next={submit}
        />
      )}
      <div className={classes.foot}>
        <span>{hint}</span>
        <Button ref={submit} type="submit" busy={busy}>
          {busy ? busyAction : action}
        </Button>
      </div>
      <div aria-live="polite">{children}</div>
      {rules}
    </Form>
  );
}

/** One text that the coach wrote, with a button that copies it. */
export function QuickAiLine({ line, onCopy, children }: { line: string; onCopy: () => void; children?: ReactNode }) {
  return (
    <>
      <p className={classes.line} dir="auto">
        {line}
      </p>
      <div className={classes.under}>
        <Button icon={Copy} variant="ghost" size="small" onClick={onCopy}>
          Copy
        </Button>
        {children}
      </div>
    </>
  );
}
