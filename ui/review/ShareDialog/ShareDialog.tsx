import { Check, Copy, EyeOff, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { SelectField } from '../../primitives/Select/SelectField.tsx';
import { TextArea } from '../../primitives/TextField/TextField.tsx';
import { NotSent } from '../CommentForm/CommentForm.tsx';
import { ShareList, type ShareListProps } from '../ShareList/ShareList.tsx';
import { NotSaved, type Unsaved } from '../../primitives/NotSaved/NotSaved.tsx';
import classes from './ShareDialog.module.css';

/** What a student says of a link before it is made. */
export interface ShareFields {
  purpose: string;
  /** How many days it is open. */
  days: string;
  /** What is shown beside, by the keys of the options. */
  show: readonly string[];
}

export interface ShareDialogProps extends Omit<ShareListProps, 'links'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  fields: ShareFields;
  onChange: (fields: ShareFields) => void;
  /** The day on which a link with these days closes, in words. */
  closes: string;
  /** What can be shown beside. */
  options: readonly { value: string; label: string }[];
  /** What a reader will see, and what not. */
  sees: readonly { says: string; hidden?: boolean }[];
  /** What the list of links is called. */
  linksTitle: string;
  /** `undefined` while they are loaded. */
  links: ShareListProps['links'] | undefined;
  /** Why the list could not be loaded, with another try. */
  linksFailed?: Unsaved;
  purposeLimit: number;
  busy?: boolean;
  /** Why no link was made. */
  error?: string;
  onCreate: () => void;
  /** The link that was just made, shown this once. */
  created?: { url: string; closes: string };
  onCopy: () => void;
}

const days = [7, 14, 30, 60].map((count) => ({ value: String(count), label: `${count} days` }));

/** Makes a link to read along, and shows the links that there are. */
export function ShareDialog(props: ShareDialogProps) {
  const { open, onOpenChange, title, created, busy = false, onCreate } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        created ? (
          <Button onClick={() => onOpenChange(false)}>Done</Button>
        ) : (
          <>
            <Button variant="ghost" onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            <Button variant="primary" busy={busy} onClick={onCreate}>
              {busy ? 'Creating…' : 'Create link'}
            </Button>
          </>
        )
      }
    >
      {created ? <Created {...props} created={created} /> : <Fields {...props} />}
      <Links {...props} />
    </Dialog>
  );
}

function Fields({ fields, onChange, closes, options, sees, purposeLimit, error }: ShareDialogProps) {
  const toggle = (value: string) =>
    fields.show.includes(value) ? fields.show.filter((one) => one !== value) : [...fields.show, value];
  return (
    <>
      <div className={classes.fields}>
        <TextArea
          label="What should they look at?"
          aside="Optional"
          rows={2}
          dir="auto"
          placeholder="For example: where did you get lost?"
          value={fields.purpose}
          maxLength={purposeLimit}
          onChange={(event) => onChange({ ...fields, purpose: event.target.value })}
        />
        <div className={classes.two}>
          <SelectField
            label="Open for"
            value={fields.days}
            options={days}
            help={`Closes ${closes}`}
            onChange={(value) => onChange({ ...fields, days: value })}
          />
          <div>
            <p className={classes.label}>They will see</p>
            <Lines lines={sees} />
          </div>
        </div>
      </div>
      <div className={classes.options}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={fields.show.includes(value)}
            onChange={() => onChange({ ...fields, show: toggle(value) })}
          />
        ))}
      </div>
      {error && <NotSent says={error} />}
    </>
  );
}

function Lines({ lines }: { lines: ShareDialogProps['sees'] }) {
  return (
    <ul className={classes.lines}>
      {lines.map(({ says, hidden }) => (
        <li key={says}>
          {hidden ? <EyeOff aria-hidden="true" /> : <Check aria-hidden="true" />}
          {says}
        </li>
      ))}
    </ul>
  );
}

/** The link, this once. The focus goes to the button that copies it. */
function Created({ created, onCopy }: ShareDialogProps & { created: { url: string; closes: string } }) {
  const copy = useRef<HTMLButtonElement>(null);
  useEffect(() => copy.current?.focus(), []);
  return (
    <>
      <p className={classes.once}>
        Copy it now. Laurel keeps only a fingerprint of it and cannot show it a second time.
      </p>
      <div className={classes.link}>
        <input aria-label="Link" readOnly value={created.url} onFocus={(event) => event.target.select()} />
        <Button ref={copy} variant="primary" icon={Copy} onClick={onCopy}>
          Copy link
        </Button>
      </div>
      <ul className={classes.lines}>
        <li>
          <TriangleAlert aria-hidden="true" />
          Whoever has the link can read. Send it to one person.
        </li>
        <li>
          <Check aria-hidden="true" />
          Closes {created.closes}. Close it sooner below.
        </li>
      </ul>
    </>
  );
}

function Links({ linksTitle, links, linksFailed, busyId, onSend, onRevoke }: ShareDialogProps) {
  const id = useId();
  if (linksFailed) return <NotSaved {...linksFailed} />;
  if (!links) return null;
  if (links.length === 0)
    return <p className={classes.help}>A reader needs no account, only the link. You can close it at any time.</p>;
  return (
    <section className={classes.links} aria-labelledby={id}>
      <h3 id={id}>{linksTitle}</h3>
      <ShareList links={links} busyId={busyId} onSend={onSend} onRevoke={onRevoke} />
    </section>
  );
}
