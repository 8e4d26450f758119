import { type Ref, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import text from '../../styles/text.module.css';
import { HonorFields } from '../HonorFields/HonorFields.tsx';
import { type HonorDetails, type HonorErrors, newHonor } from '../honor.ts';

export interface HonorFormProps {
  /** Answers why it was not added; nothing where it was. */
  onAdd: (honor: HonorDetails) => Promise<HonorErrors | undefined>;
  /** The first field, for who brings the focus to it. */
  titleRef?: Ref<HTMLInputElement>;
}

/** Adds an honor. What was typed stays until it is added. */
export function HonorForm({ onAdd, titleRef }: HonorFormProps) {
  const [honor, setHonor] = useState(newHonor);
  const [errors, setErrors] = useState<HonorErrors>({});
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState('');
  const root = useRef<HTMLDivElement>(null);

  async function add(details: HonorDetails) {
    if (adding) return;
    setAdding(true);
    setAdded('');
    setErrors({});
    const refused = await onAdd(details);
    setAdding(false);
    if (refused) return setErrors(refused);
    setAdded(details.title);
    // Who has begun the next one meanwhile keeps it.
    setHonor((now) => (now === honor ? newHonor : now));
    if (root.current?.contains(document.activeElement)) root.current.querySelector('input')?.focus();
  }

  return (
    <div ref={root}>
      <HonorFields
        label="Add an honor"
        value={honor}
        onChange={setHonor}
        errors={errors}
        onSubmit={(details) => void add(details)}
        titleRef={titleRef}
        actions={
          <Button variant="primary" type="submit" busy={adding}>
            {adding ? 'Adding...' : 'Add honor'}
          </Button>
        }
      />
      <p className={text.hidden} role="status">
        {added && `Added: ${added}`}
      </p>
    </div>
  );
}
