import { WandSparkles } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, useRef } from 'react';
import { focusInvalid } from '../../hooks/useFocusInvalid.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { SaveIndicator, type SaveState } from '../../primitives/SaveIndicator/SaveIndicator.tsx';
import { ActivityFields, type ActivityFieldsProps } from '../ActivityFields/ActivityFields.tsx';
import classes from './ActivityEditor.module.css';

export interface ActivityEditorProps extends ActivityFieldsProps, Pick<HTMLAttributes<HTMLDivElement>, 'onKeyDown'> {
  /** Null where there is nothing to say, as beside a field that can't be taken. */
  saveState: SaveState | null;
  /** Why the server did not take it. */
  error?: string;
  /** In the place of that, what is to be done. */
  notice?: ReactNode;
  onSmartFrame: () => void;
  /** Not called while a field can't be taken: that field has the focus then. */
  onDone: () => void;
}

/** The fields of an activity in its row. What is typed is saved as it goes. */
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
        <Button size="small" variant="ghost" onClick={onSmartFrame}>
          <WandSparkles aria-hidden="true" />
          SmartFrame
        </Button>
        <span className={classes.saved}>
          <SaveIndicator state={saveState} />
        </span>
      </div>
    </div>
  );
}
