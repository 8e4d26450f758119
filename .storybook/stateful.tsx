import { type ComponentType, useState } from 'react';

interface Controlled<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** Renders a component that is told its value and holds the value for it, as an app would. */
export function stateful<Value, Props extends Controlled<Value>>(Component: ComponentType<Props>) {
  return function Stateful(args: Props) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: Value) => {
      setValue(next);
      args.onChange(next);
    };
    return <Component {...args} value={value} onChange={onChange} />;
  };
}
