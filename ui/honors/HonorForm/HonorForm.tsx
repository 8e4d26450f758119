import { useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import text from '../../styles/text.module.css';
import { HonorFields, type HonorFieldsProps } from '../HonorFields/HonorFields.tsx';
import type { HonorDetails, HonorErrors } from '../honor.ts';

export interface HonorFormProps extends Pick<HonorFieldsProps, 'value' | 'onChange' | 'titleRequired' | 'titleRef'> {
  /** Answers why the honor was not added, or undefined where it was. */
  onAdd: (honor: HonorDetails) => Promise<HonorErrors | undefined>;
}

/** Adds an honor. The caller empties `value` once it is added. */
export function HonorForm({ onChange, onAdd, ...fields }: HonorFormProps) {
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
    if (root.current?.contains(document.activeElement)) root.current.querySelector('input')?.focus();
  }

  return (
    <div ref={root}>
      <HonorFields
        {...fields}
        label="Add an honor"
        onChange={(next) => {
          setErrors({});
          onChange(next);
        }}
        errors={errors}
        onSubmit={(details) => void add(details)}
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
