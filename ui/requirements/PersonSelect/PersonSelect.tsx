import { Select, type SelectProps } from '../../primitives/Select/Select.tsx';
import { type PersonItem, type RequirementItem, comesFromSchool } from '../requirements.ts';

const NOBODY = 'nobody';
const ADD = 'add';

export interface PersonSelectProps
  extends Pick<RequirementItem, 'kind' | 'personId'>, Pick<SelectProps<string>, 'look' | 'className'> {
  people: readonly PersonItem[];
  onChange: (personId: string | null) => void;
  onAdd: () => void;
}

/** Who does a requirement: the student or, of what comes from the school, somebody to choose. */
export function PersonSelect({
  kind,
  personId,
  people,
  onChange,
  onAdd,
  look = 'small',
  className,
}: PersonSelectProps) {
  return (
    <Select
      label="Person"
      look={look}
      className={className}
      value={personId ?? NOBODY}
      options={[
        { value: NOBODY, label: comesFromSchool(kind) ? 'Choose a person' : 'You' },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
        { value: ADD, label: 'Add a person…' },
      ]}
      // The list closes first and gives the focus back; else the same Enter would send the form that opens.
      onChange={(next) => (next === ADD ? requestAnimationFrame(onAdd) : onChange(next === NOBODY ? null : next))}
    />
  );
}
