import { Button, Dialog, SegmentedControl, TextChanges, useToast } from '@laurel/ui';
import { useState } from 'react';
import { countWords } from '#contract/words.ts';
import type { useWriting } from '#app/state/writing.ts';
import classes from './ConflictDialog.module.css';

interface ConflictDialogProps {
  title?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  writing: Pick<ReturnType<typeof useWriting>, 'resolve' | 'replaceText'> & { written: { text: string } };
  /** What is stored now. */
  stored: { text: string };
  /** Called when the stored text has taken the place of what was written. */
  onReplaced: (before: string, after: string) => void;
}

/** Two texts of one essay or note, written in two places: both are shown, and the student chooses. */
export function ConflictDialog({
  title = 'This essay was changed somewhere else',
  open,
  onOpenChange,
  writing,
  stored: { text: theirs },
  onReplaced,
}: ConflictDialogProps) {
  const [shown, setShown] = useState<'texts' | 'changes'>('texts');
  const toast = useToast();
  const mine = writing.written.text;

  function choose(choice: 'mine' | 'theirs') {
    onOpenChange(false);
    writing.resolve(choice);
    if (choice === 'mine') return;
    onReplaced(mine, theirs);
    toast({
      text: 'The other text is used.',
      action: { label: 'Undo', onAction: () => writing.replaceText(mine) },
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title={title}
      description="Another tab or device saved a different text. Copy anything you need from the one you leave."
      footer={
        <>
          <Button onClick={() => choose('theirs')}>Use the other text</Button>
          <Button onClick={() => choose('mine')}>Keep this text</Button>
        </>
      }
    >
      <SegmentedControl
        className={classes.shown}
        label="Show"
        value={shown}
        options={[
          { value: 'texts', label: 'Both texts' },
          { value: 'changes', label: 'What differs' },
        ]}
        onChange={setShown}
      />
      {shown === 'changes' ? (
        <TextChanges className={classes.difference} label="From the other text to this one" from={theirs} to={mine} />
      ) : (
        <div className={classes.versions}>
          <Version title="On this page" text={mine} />
          <Version title="Saved elsewhere" text={theirs} />
        </div>
      )}
    </Dialog>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h3 className={classes.versionTitle}>
        {title}, {countWords(text).toLocaleString('en')} words
      </h3>
      <TextChanges className={classes.version} label={title} from={text} />
    </section>
  );
}
