import { useId, useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import text from '../../styles/text.module.css';
import { TextChanges } from '../TextChanges/TextChanges.tsx';
import classes from './VersionsDialog.module.css';

export interface EssayVersion {
  id: string;
  /** When it was written, in words: Nov 8, 7:40 PM. */
  when: string;
  /** Its length and score: 480 words, scored 72. */
  detail: string;
}

export interface VersionsDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** Newest first; undefined while they load. */
  versions: readonly EssayVersion[] | undefined;
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** The text of that version; undefined while it loads. */
  versionText: string | undefined;
  currentText: string;
  /** Why the versions did not load, or why one was not restored. */
  error?: string;
  onRetry?: () => void;
  busy?: boolean;
  onRestore: () => void;
}

/** The versions of an essay, to read, to compare with the essay as it is now, and to restore. */
export function VersionsDialog({
  open,
  onOpenChange,
  versions,
  selected,
  onSelect,
  versionText,
  currentText,
  error,
  onRetry,
  busy = false,
  onRestore,
}: VersionsDialogProps) {
  const [shown, setShown] = useState<'text' | 'changes'>('changes');
  const version = versions?.find(({ id }) => id === selected);
  const isSame = versionText === currentText;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title="Earlier versions"
      description="One is kept for every ten minutes of writing, and one at each scoring."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" disabled={versionText === undefined || isSame} busy={busy} onClick={onRestore}>
            {busy ? 'Restoring...' : 'Restore this version'}
          </Button>
        </>
      }
    >
      {error && (
        <Banner className={classes.error} action={onRetry && { label: 'Try again', onAction: onRetry }}>
          {error}
        </Banner>
      )}
      {versions?.length === 0 && (
        <p className={classes.none}>None yet. The first is kept when you change what is saved.</p>
      )}
      {!versions && !error && <Skeleton height="240px" />}
      {versions && versions.length > 0 && (
        <div className={classes.columns}>
          <VersionList versions={versions} selected={selected} onSelect={onSelect} />
          <div className={classes.version}>
            <SegmentedControl
              label="Show"
              value={shown}
              options={[
                { value: 'changes', label: 'Changes since' },
                { value: 'text', label: 'This version' },
              ]}
              onChange={setShown}
            />
            {versionText === undefined && !error && <Skeleton height="240px" />}
            {versionText !== undefined && isSame && <p className={classes.none}>This is the essay as it stands.</p>}
            {versionText !== undefined && (
              <TextChanges
                className={classes.text}
                label={version?.when ?? ''}
                from={versionText}
                to={shown === 'changes' ? currentText : undefined}
              />
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}

function VersionList({
  versions,
  selected,
  onSelect,
}: Pick<VersionsDialogProps, 'selected' | 'onSelect'> & {
  versions: readonly EssayVersion[];
}) {
  const name = useId();
  return (
    <fieldset className={classes.list} aria-label="Versions">
      {versions.map(({ id, when, detail }) => (
        <label key={id} className={classes.row}>
          <input
            type="radio"
            className={text.hidden}
            name={name}
            checked={id === selected}
            onChange={() => onSelect(id)}
          />
          <span className={classes.when}>{when}</span>
          <span className={classes.detail}>{detail}</span>
        </label>
      ))}
    </fieldset>
  );
}
