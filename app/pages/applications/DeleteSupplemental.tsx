import type { Supplemental } from '#contract/supplementals.ts';
import { DeleteDialog } from '#app/features/deletion/DeleteDialog.tsx';
import { useSend } from '#app/state/server.ts';

interface DeleteSupplementalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  supplemental: Supplemental;
  onDeleted: () => void;
}

export function DeleteSupplemental({ supplemental: { id: sid, appId, title }, ...dialog }: DeleteSupplementalProps) {
  const send = useSend();
  return (
    <DeleteDialog
      {...dialog}
      what="supplemental"
      row={{ id: sid, name: title }}
      description={`“${title}”, what you wrote for it and its earlier texts will be removed.`}
      request={() => send('deleteSupplemental', { params: { appId, sid } })}
    />
  );
}
