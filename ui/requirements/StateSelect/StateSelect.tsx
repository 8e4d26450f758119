import { Select, type SelectProps } from '../../primitives/Select/Select.tsx';
import { type RequirementItem, type RequirementState, stateNames } from '../requirements.ts';

const UNKNOWN = { value: 'unknown', label: 'Not known' } as const;
const states = (Object.keys(stateNames) as RequirementState[]).map((value) => ({ value, label: stateNames[value] }));

export type StateChange = Pick<RequirementItem, 'state'> & Partial<Pick<RequirementItem, 'need'>>;

export interface StateSelectProps
  extends Pick<RequirementItem, 'need' | 'state'>, Pick<SelectProps<string>, 'look' | 'className'> {
  onChange: (part: StateChange) => void;
}

/** Where a requirement stands. To open what was not known is to say that it is required. */
export function StateSelect({ need, state, onChange, look = 'small', className }: StateSelectProps) {
  const unknown = need === 'unknown' && state === 'open';
  return (
    <Select<RequirementState | 'unknown'>
      label="State"
      look={look}
      className={className}
      value={unknown ? UNKNOWN.value : state}
      options={need === 'unknown' ? [...states, UNKNOWN] : states}
      onChange={(next) => {
        if (next === 'unknown') onChange({ state: 'open' });
        else onChange(need === 'unknown' && next === 'open' ? { state: next, need: 'required' } : { state: next });
      }}
    />
  );
}
