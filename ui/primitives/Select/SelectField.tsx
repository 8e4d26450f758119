import { Field, type FieldProps } from '../Field/Field.tsx';
import { Select, type SelectProps } from './Select.tsx';

export interface SelectFieldProps<Value extends string>
  extends Pick<FieldProps, 'aside' | 'help'>, Omit<SelectProps<Value>, 'look' | 'id' | 'aria-describedby'> {}

export function SelectField<Value extends string>({ aside, help, className, ...select }: SelectFieldProps<Value>) {
  return (
    <Field {...{ label: select.label, aside, help, className }}>
      {({ id, 'aria-describedby': describedBy }) => <Select {...select} id={id} aria-describedby={describedBy} />}
    </Field>
  );
}
