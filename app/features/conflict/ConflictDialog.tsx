import { Button, Dialog, SegmentedControl, TextChanges, useToast } from '@laurel/ui';
import { useState } from 'react';
import { inFigures } from '#contract/in-words.ts';
import { countWords } from '#contract/words.ts';
import type { TextSession } from '#app/state/writing.ts';
import classes from './ConflictDialog.module.css';

interface ConflictDialogProps {
  title?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  session: TextSession;
  /** The document that the server has now. */
  stored: { text: string };
  /** Called when the stored text has taken the place of what was written. */
  onReplaced: (before: string, after: string) => void;
}

/** Shows both texts of a document that was written in two places, and the student chooses one. */
export function ConflictDialog({
  title = 'This essay was changed somewhere else',
  open,
  onOpenChange,
  session,
  stored: { text: theirs },
  onReplaced,
}: ConflictDialogProps) {
  const [shown, setShown] = useState<'texts' | 'changes'>('texts');
  const toast = useToast();
  const mine = session.newest().text;

  function choose(choice: 'mine' | 'theirs') {
    onOpenChange(false);
    session.resolve(choice);
    if (choice === 'mine') return;
    onReplaced(mine, theirs);
    toast({
      text: 'The other text is used.',
      action: { label: 'Undo', onAction: () => session.replaceText(mine) },
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
        {title}, {inFigures(countWords(text), 'word')}
      </h3>
      <TextChanges className={classes.version} label={title} from={text} />
    </section>
  );
}
