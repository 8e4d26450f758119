import classes from './ReadingSwitch.module.css';

export type EssayReading = 'score' | 'outline' | 'revisions';

const READINGS: readonly { value: EssayReading; label: string }[] = [
  { value: 'score', label: 'Score' },
  { value: 'outline', label: 'Outline' },
  { value: 'revisions', label: 'Revisions' },
];

export interface ReadingSwitchProps {
  value: EssayReading;
  /** The score again where the open reading is pressed once more. */
  onChange: (value: EssayReading) => void;
}

/** By what an essay is read beside its text. None is ever disabled: an empty reading says what it needs. */
export function ReadingSwitch({ value, onChange }: ReadingSwitchProps) {
  return (
    <div className={classes.root} role="group" aria-label="Readings of the essay">
      {READINGS.map((reading) => (
        <button
          key={reading.value}
          type="button"
          data-reading={reading.value}
          aria-pressed={reading.value === value}
          onClick={() => onChange(reading.value === value ? 'score' : reading.value)}
        >
          {reading.label}
        </button>
      ))}
    </div>
  );
}
