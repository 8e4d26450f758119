import { WandSparkles } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, useRef } from 'react';
import { focusInvalid } from '../../hooks/useFocusInvalid.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { SaveIndicator, type SaveState } from '../../primitives/SaveIndicator/SaveIndicator.tsx';
import { ActivityFields, type ActivityFieldsProps } from '../ActivityFields/ActivityFields.tsx';
import classes from './ActivityEditor.module.css';

export interface ActivityEditorProps extends ActivityFieldsProps, Pick<HTMLAttributes<HTMLDivElement>, 'onKeyDown'> {
  /** Null shows nothing, for example beside a field whose value can't be taken. */
  saveState: SaveState | null;
  error?: string;
  /** Stands in the place of the error and says what to do. */
  notice?: ReactNode;
  onSmartFrame: () => void;
  /** Not called while a field's value can't be taken; that field takes the focus instead. */
  onDone: () => void;
}

/** The fields of an activity in its row, which save while the student types. */
export function ActivityEditor({
  saveState,
  error,
  notice,
  onSmartFrame,
  onDone,
  onKeyDown,
  ...fields
}: ActivityEditorProps) {
  const root = useRef<HTMLDivElement>(null);

  function finish() {
    if (!focusInvalid(root.current!)) onDone();
  }

  return (
    <div className={classes.root} ref={root} role="presentation" onKeyDown={onKeyDown}>
      <ActivityFields {...fields} />
      {notice ?? (error && <Banner>{error}</Banner>)}
      <div className={classes.foot}>
        <Button size="small" onClick={finish}>
          Done
        </Button>
        <Button icon={WandSparkles} size="small" variant="ghost" onClick={onSmartFrame}>
          SmartFrame
        </Button>
        <span className={classes.saved}>
          <SaveIndicator state={saveState} />
        </span>
      </div>
    </div>
  );
}
