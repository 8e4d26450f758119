import { Button, Dialog } from '@laurel/ui';
import { countWords } from '#contract/words.ts';
import classes from './workspace.module.css';

interface ConflictDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  mine: string;
  /** What is stored now. */
  theirs: string;
  onChoose: (choice: 'mine' | 'theirs') => void;
}

/** Two texts of one essay, written in two places: both are shown, and the student chooses. */
export function ConflictDialog({ open, onOpenChange, mine, theirs, onChoose }: ConflictDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="This essay was changed somewhere else"
      description="Another tab or device saved a different text. Copy anything you need from the one you leave."
      footer={
        <>
          <Button onClick={() => onChoose('theirs')}>Use the other text</Button>
          <Button onClick={() => onChoose('mine')}>Keep this text</Button>
        </>
      }
    >
      <div className={classes.versions}>
        <Version title="On this page" text={mine} />
        <Version title="Saved elsewhere" text={theirs} />
      </div>
    </Dialog>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h3 className={classes.versionTitle}>
        {title}, {countWords(text).toLocaleString('en')} words
      </h3>
      <div className={classes.version} dir="auto" tabIndex={0} role="region" aria-label={title}>
        {text}
      </div>
    </section>
  );
}
