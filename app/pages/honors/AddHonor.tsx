import { HonorForm, type HonorFormProps, newHonor } from '@laurel/ui';
import { sentences } from '#contract/sentences.ts';
import { writingIds, NEW } from '#app/storage/writing-ids.ts';
import { useUnsavedForm } from '#app/storage/useUnsavedForm.ts';

interface AddHonorProps extends Pick<HonorFormProps, 'onAdd' | 'titleRef'> {
  studentId: string;
}

/** Adds an honor. The browser stores what is typed until it is added, also when the page is left. */
export function AddHonor({ studentId, onAdd, titleRef }: AddHonorProps) {
  const { fields, change, forget } = useUnsavedForm(studentId, writingIds.honor(NEW), newHonor);
  return (
    <HonorForm
      value={fields}
      onChange={change}
      titleRef={titleRef}
      titleRequired={sentences.honorTitle}
      onAdd={async (honor) => {
        const refused = await onAdd(honor);
        if (!refused) forget(fields);
        return refused;
      }}
    />
  );
}
