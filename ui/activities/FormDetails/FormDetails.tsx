import { CharacterCount } from '../../primitives/CharacterCount/CharacterCount.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { CheckGroup } from '../../primitives/CheckGroup/CheckGroup.tsx';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { SelectField } from '../../primitives/Select/SelectField.tsx';
import { TextArea, TextField } from '../../primitives/TextField/TextField.tsx';
import classes from './FormDetails.module.css';

/** What application forms ask of an activity besides. */
export interface ActivityDetails {
  /** Empty while it is not chosen, like the category. */
  type: string;
  role: string;
  grades: readonly string[];
  timing: readonly string[];
  /** Null while it is not said. */
  continues: boolean | null;
  ucCategory: string;
  longDescription: string;
  context: string;
  /** Of a job: its first and its last day; `present` while it goes on. */
  startedOn: string | null;
  endedOn: string | null;
  hoursByGrade: string;
}

/** The words that the forms offer. */
export interface ActivityWords {
  type: readonly string[];
  grades: readonly string[];
  timing: readonly string[];
  ucCategory: readonly string[];
}

export interface FormDetailsProps {
  value: ActivityDetails;
  onChange: (part: Partial<ActivityDetails>) => void;
  words: ActivityWords;
  /** Whether it is open at first. */
  open?: boolean;
}

/** The most characters that are stored, and for a role how many the shortest form takes. */
const ROLE = { limit: 200, form: 50 };
const LONG_DESCRIPTION = 350;
const CONTEXT = 250;
const HOURS_BY_GRADE = 200;
/** What the last day of a job is while it goes on. */
const PRESENT = 'present';
/** The words for paid work, as the Common App and the University of California have them. */
const JOBS = ['Work (Paid)', 'Work experience'];

/** A select takes no empty value. */
const NONE = '-';
const optional = (words: readonly string[]) => [
  { value: NONE, label: 'Not chosen' },
  ...words.map((word) => ({ value: word, label: word })),
];
const saidOfCollege = [
  { value: NONE, label: 'Not said' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** What only application forms ask for; it opens on demand, so that an activity stays quick to write down. */
export function FormDetails({ value, onChange, words, open }: FormDetailsProps) {
  const { type, role, grades, timing, continues, ucCategory, longDescription, context } = value;
  return (
    <Fold summary="More for the forms" open={open}>
      <div className={classes.root}>
        <SelectField
          label="Type"
          value={type || NONE}
          options={optional(words.type)}
          onChange={(next) => onChange({ type: next === NONE ? '' : next })}
        />
        <TextField
          label="Position"
          dir="auto"
          maxLength={ROLE.limit}
          value={role}
          help={role.length > ROLE.form && `The Common App takes ${ROLE.form} characters.`}
          aside={<CharacterCount length={role.length} limit={ROLE.form} />}
          onChange={(event) => onChange({ role: event.target.value })}
        />
        <CheckGroup label="Grades" options={words.grades} value={grades} onChange={(grades) => onChange({ grades })} />
        <CheckGroup label="Timing" options={words.timing} value={timing} onChange={(timing) => onChange({ timing })} />
        <SelectField
          label="In college too"
          value={continues === null ? NONE : continues ? 'yes' : 'no'}
          options={saidOfCollege}
          onChange={(said) => onChange({ continues: said === NONE ? null : said === 'yes' })}
        />
        <SelectField
          label="UC category"
          value={ucCategory || NONE}
          options={optional(words.ucCategory)}
          onChange={(next) => onChange({ ucCategory: next === NONE ? '' : next })}
        />
        <TextArea
          label="Longer description"
          rows={4}
          dir="auto"
          maxLength={LONG_DESCRIPTION}
          help="For the University of California."
          value={longDescription}
          aside={<CharacterCount length={longDescription.length} limit={LONG_DESCRIPTION} />}
          onChange={(event) => onChange({ longDescription: event.target.value })}
        />
        <TextArea
          label="About the organization"
          rows={3}
          dir="auto"
          maxLength={CONTEXT}
          help="For the University of California: what it is, or who may have the award."
          value={context}
          aside={<CharacterCount length={context.length} limit={CONTEXT} />}
          onChange={(event) => onChange({ context: event.target.value })}
        />
        {isJob(value) && <JobDetails value={value} onChange={onChange} />}
      </div>
    </Fold>
  );
}

/** Whether it is paid work, or something is said that only paid work has. */
const isJob = ({ type, ucCategory, startedOn, endedOn, hoursByGrade }: ActivityDetails) =>
  JOBS.includes(type) || JOBS.includes(ucCategory) || Boolean(startedOn ?? endedOn) || hoursByGrade !== '';

/** What the University of California asks of a job. */
function JobDetails({ value, onChange }: Pick<FormDetailsProps, 'value' | 'onChange'>) {
  const { startedOn, endedOn, hoursByGrade } = value;
  const goesOn = endedOn === PRESENT;
  const isBackwards = startedOn !== null && endedOn !== null && !goesOn && endedOn < startedOn;
  return (
    <>
      <DateField label="Start date" value={startedOn} onChange={(day) => onChange({ startedOn: day })} />
      <div className={classes.end}>
        <DateField
          label="End date"
          value={goesOn ? null : endedOn}
          help={isBackwards && 'It ends before it starts.'}
          onChange={(day) => onChange({ endedOn: day })}
        />
        <Checkbox
          label="Still working there"
          checked={goesOn}
          onChange={({ target }) => onChange({ endedOn: target.checked ? PRESENT : null })}
        />
      </div>
      <TextField
        label="Hours by grade"
        dir="auto"
        maxLength={HOURS_BY_GRADE}
        help="Hours a week in each grade, in the school year and in summer."
        value={hoursByGrade}
        onChange={(event) => onChange({ hoursByGrade: event.target.value })}
      />
    </>
  );
}
