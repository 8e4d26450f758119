import { ConfirmDialog } from '@laurel/ui';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(open) => !open && onStay()}
      title="Leave without saving?"
      description="What you changed on this page is not saved yet."
      confirmLabel="Leave"
      busyLabel="Leaving..."
      onConfirm={onLeave}
    />
  );
}
