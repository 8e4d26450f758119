import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'title'> {
  description: string;
  confirmLabel: string;
  busyLabel: string;
  busy?: boolean;
  error?: string;
  onConfirm: () => void;
}

/** Asks before something is lost. The focus starts on Cancel. */
export function ConfirmDialog({
  onOpenChange,
  confirmLabel,
  busyLabel,
  busy = false,
  error,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      size="small"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)} disabled={busy}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {busy ? busyLabel : confirmLabel}
          </Button>
        </>
      }
    >
      {error && <Banner>{error}</Banner>}
    </Dialog>
  );
}
