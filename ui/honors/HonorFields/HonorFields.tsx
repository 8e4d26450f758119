import { type ReactNode, type Ref, useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { CharacterCount } from '../../primitives/CharacterCount/CharacterCount.tsx';
import { CheckGroup } from '../../primitives/CheckGroup/CheckGroup.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { SelectField } from '../../primitives/Select/SelectField.tsx';
import { TextArea, TextField } from '../../primitives/TextField/TextField.tsx';
import {
  awardTypes,
  type GradeYear,
  gradeYears,
  type HonorDetails,
  type HonorErrors,
  honorKinds,
  honorLevels,
  type RecognitionLevel,
  recognitionLevels,
  trimmed,
} from '../honor.ts';
import classes from './HonorFields.module.css';

export interface HonorFieldsProps {
  /** The name of the form, which says what it does: Add an honor. */
  label: string;
  value: HonorDetails;
  onChange: (value: HonorDetails) => void;
  errors: HonorErrors;
  /** Told the honor as it is to be stored. Not called without a title; the field then shows `titleRequired`. */
  onSubmit: (honor: HonorDetails) => void;
  /** The buttons, which stand beside the last field. */
  actions: ReactNode;
  titleRequired: string;
  titleRef?: Ref<HTMLInputElement>;
  /** Whether what forms ask for besides is open at first. */
  detailsOpen?: boolean;
}

const isOffered = (level: RecognitionLevel) => recognitionLevels.some((offered) => offered === level);
const optionsOf = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, label: value }));
const kinds = optionsOf(honorKinds);
const levels = optionsOf(honorLevels);
/** A select takes no empty value. */
const NONE = '-';
const types = [{ value: NONE, label: 'Not chosen' } as const, ...optionsOf(awardTypes)];
const ELIGIBILITY = 250;
const grades = optionsOf(gradeYears.map(String));

export function HonorFields({
  label,
  value,
  onChange,
  errors,
  onSubmit,
  actions,
  titleRequired,
  titleRef,
  detailsOpen,
}: HonorFieldsProps) {
  const [untitled, setUntitled] = useState<HonorErrors>({});
  const shown = { ...errors, ...untitled };
  const failure = shown.form ?? shown.kind ?? shown.level ?? shown.gradeYear;

  const change = (part: Partial<HonorDetails>) => {
    setUntitled({});
    onChange({ ...value, ...part });
  };

  const text = (key: 'title' | 'organization' | 'notes') => ({
    dir: 'auto',
    value: value[key] ?? '',
    error: shown[key],
    onChange: (event: { target: { value: string } }) => change({ [key]: event.target.value }),
  });

  function submit() {
    const honor = trimmed(value);
    if (honor.title === '') setUntitled({ title: titleRequired });
    else onSubmit(honor);
  }

  return (
    <Form className={classes.root} aria-label={label} refused={untitled.title ? untitled : errors} onSubmit={submit}>
      {failure && <Banner>{failure}</Banner>}
      <div className={classes.names}>
        <TextField label="Title" placeholder="Name of the honor" required ref={titleRef} {...text('title')} />
        <TextField label="Organization" aside="Optional" placeholder="Who gave it" {...text('organization')} />
      </div>
      <div className={classes.choices}>
        <SelectField
          label="Kind"
          value={value.kind ?? ''}
          options={kinds}
          onChange={(kind) => change({ kind: kind || null })}
        />
        <SelectField
          label="Level"
          value={value.level ?? ''}
          options={levels}
          onChange={(level) => change({ level: level || null })}
        />
        <SelectField
          label="Grade"
          value={String(value.gradeYear ?? '')}
          options={grades}
          onChange={(grade) => change({ gradeYear: Number(grade) as GradeYear })}
        />
      </div>
      <div className={classes.end}>
        <TextArea
          className={classes.notes}
          label="Notes"
          aside="Optional"
          placeholder="What it took, in a sentence"
          rows={1}
          {...text('notes')}
        />
        <div className={classes.actions}>{actions}</div>
      </div>
      <Fold summary="More for the forms" open={detailsOpen}>
        <div className={classes.more}>
          <CheckGroup
            label="Levels of recognition"
            options={[...recognitionLevels, ...value.levels.filter((level) => !isOffered(level))]}
            value={value.levels}
            onChange={(levels) => change({ levels })}
          />
          <SelectField
            label="Type of award"
            help="For the University of California."
            value={value.awardType ?? NONE}
            options={types}
            onChange={(type) => change({ awardType: type === NONE ? null : type })}
          />
          <TextArea
            label="Eligibility"
            rows={3}
            dir="auto"
            maxLength={ELIGIBILITY}
            help="For the University of California: who may have it."
            value={value.eligibility}
            error={shown.eligibility}
            aside={<CharacterCount length={value.eligibility.length} limit={ELIGIBILITY} />}
            onChange={(event) => change({ eligibility: event.target.value })}
          />
        </div>
      </Fold>
    </Form>
  );
}
