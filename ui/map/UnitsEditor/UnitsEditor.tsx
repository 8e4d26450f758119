import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { NotSaved, type Unsaved } from '../../primitives/NotSaved/NotSaved.tsx';
import { SaveIndicator } from '../../primitives/SaveIndicator/SaveIndicator.tsx';
import text from '../../styles/text.module.css';
import type { MapEssay } from '../map.ts';
import { readingInWords } from '../reading-in-words.ts';
import classes from './UnitsEditor.module.css';

export interface UnitsEditorProps {
  essay: MapEssay;
  /** Everything that a prompt can ask for. */
  choices: readonly { value: string; label: string }[];
  /** What became of the last change; null where nothing was changed. */
  state: 'saving' | 'saved' | null;
  unsaved?: Unsaved;
  /** Applies at once; null takes Laurel's reading again. */
  onChange: (units: string[] | null) => void;
}

/** Says what a prompt asks for, in the place of what Laurel read. */
export function UnitsEditor({ essay, choices, state, unsaved, onChange }: UnitsEditorProps) {
  const hintId = useId();
  const [keepsOne, setKeepsOne] = useState(false);
  const { title, prompt, units, corrected } = essay;

  function press(value: string) {
    const isOn = units.includes(value);
    const isLast = isOn && units.length === 1;
    setKeepsOne(isLast);
    if (!isLast) onChange(isOn ? units.filter((unit) => unit !== value) : [...units, value]);
  }

  return (
    <fieldset className={classes.root} aria-describedby={hintId}>
      <legend className={text.hidden}>What {title} asks for</legend>
      {prompt && (
        <p className={classes.prompt} dir="auto">
          {prompt}
        </p>
      )}
      <div className={classes.chips}>
        {choices.map(({ value, label }) => (
          <Chip key={value} pressed={units.includes(value)} onClick={() => press(value)}>
            {units.includes(value) && <Check aria-hidden="true" />}
            {label}
          </Chip>
        ))}
      </div>
      <div className={classes.foot}>
        <span id={hintId} className={classes.says} role={keepsOne ? 'status' : undefined}>
          {keepsOne
            ? 'A prompt asks for at least one thing. Choose another one first.'
            : readingInWords(essay, choices)}
        </span>
        <SaveIndicator state={state} />
        {corrected && (
          <Button variant="ghost" size="small" onClick={() => onChange(null)}>
            Use Laurel’s reading
          </Button>
        )}
      </div>
      {unsaved && <NotSaved {...unsaved} />}
    </fieldset>
  );
}
