import { type ComponentType, useState } from 'react';

interface Controlled {
  value: string;
  onChange: (value: string) => void;
}

/** Renders a component that is told its value and holds the value for it, as an app would. */
export function stateful<Props extends Controlled>(Component: ComponentType<Props>) {
  return function Stateful(args: Props) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <Component {...args} value={value} onChange={onChange} />;
  };
}
