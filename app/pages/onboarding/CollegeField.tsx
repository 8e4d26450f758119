import { Combobox, type ImportFieldProps } from '@laurel/ui';
import { useState } from 'react';
import { useCollegeSuggestions } from '#app/features/college-search/useCollegeSuggestions.ts';
import { fallbackColleges } from './fallback-colleges.ts';

/** The college of a row, with suggestions while it is typed; any other name can be used too. */
export function CollegeField({ value, ...field }: ImportFieldProps) {
  // Only the row in use asks the server.
  const [inUse, setInUse] = useState(false);
  const { colleges, loading, failed } = useCollegeSuggestions(inUse ? value : '');
  const found = !failed && (loading || colleges.length > 0) ? colleges : fallbackColleges(value);
  return (
    <div onFocus={() => setInUse(true)} onBlur={() => setInUse(false)}>
      <Combobox
        {...field}
        value={value}
        options={found.map(({ name, location }) => ({ id: name, label: name, detail: location }))}
        loading={loading}
        emptyText={
          failed
            ? 'Suggestions did not load. The name you typed works too.'
            : 'Not on our list. The name you typed works too.'
        }
      />
    </div>
  );
}
