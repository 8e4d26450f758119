import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import type { LaterDays } from '../plan.ts';

export interface LaterMenuProps {
  /** The id of the title of what is put off. */
  describedBy: string;
  later: LaterDays;
  size?: 'small' | 'medium';
  /** Whether it is open from the first. */
  startsOpen?: boolean;
  /** Told the calendar day until which it is put off. */
  onLater: (day: string) => void;
}

/** Puts something off: until tomorrow, another day that suits, or a date. No day is offered that would be too late. */
export function LaterMenu({ describedBy, later, size = 'medium', startsOpen, onLater }: LaterMenuProps) {
  const { choices, first, last, note } = later;
  const [picking, setPicking] = useState(false);
  const canPick = last === null || first <= last;
  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size={size} aria-describedby={describedBy}>
            Later
          </Button>
        }
        items={[
          ...choices.map(({ label, day, detail }) => ({ label, detail, onSelect: () => onLater(day) })),
          ...(canPick ? [{ label: 'Pick a date', onSelect: () => setPicking(true) }] : []),
        ]}
        note={note}
        startsOpen={startsOpen}
      />
      {picking && <PickDay {...later} onPick={onLater} onClose={() => setPicking(false)} />}
    </>
  );
}

interface PickDayProps extends LaterDays {
  onPick: (day: string) => void;
  onClose: () => void;
}

function PickDay({ first, last, note, onPick, onClose }: PickDayProps) {
  const [day, setDay] = useState<string | null>(first);
  const [error, setError] = useState<string>();

  function pick() {
    if (day === null) return setError('Choose a day.');
    if (day < first) return setError('Choose a day after today.');
    if (last !== null && day > last) return setError(note ?? 'That would be too late.');
    onPick(day);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Pick a date"
      description="Until then it is not on today’s list."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={pick}>
            Put it off
          </Button>
        </>
      }
    >
      <DateField
        label="Date"
        value={day}
        error={error}
        onChange={(next) => {
          setDay(next);
          setError(undefined);
        }}
      />
    </Dialog>
  );
}
