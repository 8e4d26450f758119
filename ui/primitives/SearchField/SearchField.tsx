import { Search } from 'lucide-react';
import { TextField } from '../TextField/TextField.tsx';
import classes from './SearchField.module.css';

export interface SearchFieldProps {
  /** Its name, which also shows while it is empty. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

/** Narrows a list by what is typed. */
export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  return (
    <div className={className}>
      <div className={classes.root}>
        <Search aria-hidden="true" />
        <TextField
          type="search"
          dir="auto"
          label={label}
          hideLabel
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
}
