import { ActivityEditor, type ActivityInput, ActivityRow, ConfirmDialog, SmartFrameDialog } from '@laurel/ui';
import { useRef, useState } from 'react';
import type { Activity } from '#contract/activities.ts';
import { formWords } from '#contract/form-words.ts';
import { OwnAiRules } from '#app/features/ai-rules/OwnAiRules.tsx';
import { DeletedElsewhere } from '#app/features/deletion/DeletedElsewhere.tsx';
import { useCopy } from '#app/lib/useCopy.ts';
import { isBare } from '#app/lib/activity-input.ts';
import { useActivityEdit } from './useActivityEdit.ts';
import { useSmartFrame } from './useSmartFrame.ts';

interface EditProps {
  activity: Activity;
  unsaved: ActivityInput | null;
  /** Whether what forms ask for besides is open at once. */
  forForms?: boolean;
  onSaved: (activity: Activity) => void;
  onDone: () => void;
}

interface ActivityItemProps extends EditProps {
  editing: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function ActivityItem({ editing, onEdit, onDelete, ...edit }: ActivityItemProps) {
  const copy = useCopy();
  return (
    <ActivityRow
      activity={edit.activity}
      onEdit={onEdit}
      onCopy={() => copy(edit.activity.impact)}
      onDelete={onDelete}
      editor={editing ? <Edit {...edit} /> : undefined}
    />
  );
}

function Edit({ activity, unsaved, forForms, onSaved, onDone }: EditProps) {
  const edit = useActivityEdit(activity, unsaved, onSaved);
  const smartFrame = useSmartFrame(edit.input, edit.change);
  const title = useRef<HTMLInputElement>(null);
  const [discarding, setDiscarding] = useState(false);

  return (
    <>
      <ActivityEditor
        value={edit.input}
        onChange={edit.change}
        errors={edit.errors}
        onUndo={smartFrame.undo}
        words={formWords}
        detailsOpen={forForms}
        onKeyDown={smartFrame.onKeyDown}
        titleRef={title}
        error={edit.error}
        notice={
          edit.deleted ? (
            <DeletedElsewhere
              what="activity"
              ids={[activity.id]}
              words={() => [edit.input.title, edit.input.organization, edit.input.impact].filter(Boolean).join('\n')}
              field={title}
              onRestored={edit.restored}
            />
          ) : undefined
        }
        saveState={edit.saveState}
        onDone={async () => {
          const done = await edit.finish();
          if (done === 'stored') onDone();
          if (done === 'deleted') setDiscarding(true);
        }}
        onSmartFrame={() => !isBare(edit.input) && smartFrame.ask()}
      />
      <SmartFrameDialog {...smartFrame.dialog} rules={<OwnAiRules />} />
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title="Discard your words?"
        description="This activity was deleted somewhere else, and your changes to it are saved nowhere but on this device."
        confirmLabel="Discard"
        busyLabel="Discarding..."
        onConfirm={() => {
          edit.giveUp();
          onDone();
        }}
      />
    </>
  );
}
