import { ActivityEditor, type ActivityInput, ActivityRow, SmartFrameDialog } from '@laurel/ui';
import type { Activity } from '#contract/activities.ts';
import { useCopy } from '#app/lib/useCopy.ts';
import { isBare } from './activity-input.ts';
import { useActivityEdit } from './useActivityEdit.ts';
import { useSmartFrame } from './useSmartFrame.ts';

interface EditProps {
  activity: Activity;
  studentId: string;
  kept: ActivityInput | null;
  onSaved: (activity: Activity) => void;
  onDone: () => void;
}

interface ActivityItemProps extends EditProps {
  editing: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One activity of the list, read or edited. */
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

function Edit({ activity, studentId, kept, onSaved, onDone }: EditProps) {
  const edit = useActivityEdit(activity, { studentId, kept, onSaved });
  const smartFrame = useSmartFrame((impact) => edit.change({ ...edit.input, impact }));

  return (
    <>
      <ActivityEditor
        value={edit.input}
        onChange={edit.change}
        errors={edit.errors}
        error={edit.error}
        saveState={edit.saveState}
        onDone={async () => {
          if (await edit.finish()) onDone();
        }}
        onSmartFrame={() => !isBare(edit.input) && smartFrame.ask(edit.input)}
      />
      <SmartFrameDialog {...smartFrame.dialog} />
    </>
  );
}
