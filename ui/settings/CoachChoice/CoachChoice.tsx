import { useId } from 'react';
import checkbox from '../../primitives/Checkbox/Checkbox.module.css';
import classes from './CoachChoice.module.css';

/** The language model of this site, or the built-in coach. */
export type CoachKind = 'model' | 'built-in';

export interface CoachChoiceProps {
  model: string;
  value: CoachKind;
  onChange: (value: CoachKind) => void;
}

/** The choice of coach, which says where the student's texts go. Arrow keys move. */
export function CoachChoice({ model, value, onChange }: CoachChoiceProps) {
  const choices: { kind: CoachKind; name: string; about: string }[] = [
    {
      kind: 'model',
      name: model,
      about:
        'A language model. For a score or a wording, that text goes to the service that runs the model. For AdmitLens, your applications with their notes, your essays, activities and honors, and the conversation. Laurel takes out your name and email address as your account has them, wherever it finds them; a nickname that it does not know stays.',
    },
    {
      kind: 'built-in',
      name: 'Built-in coach',
      about: 'Rules that run on Laurel’s own server. Nothing you write is sent anywhere.',
    },
  ];
  const id = useId();
  return (
    <fieldset className={classes.root} aria-label="Coach">
      {choices.map(({ kind, name, about }) => (
        <label key={kind} className={classes.choice}>
          <input
            type="radio"
            className={checkbox.box}
            name={id}
            aria-labelledby={`${id}${kind}`}
            aria-describedby={`${id}${kind}-about`}
            checked={kind === value}
            onChange={() => onChange(kind)}
          />
          <span className={classes.words}>
            <span className={classes.name} id={`${id}${kind}`}>
              {name}
            </span>
            <span className={classes.about} id={`${id}${kind}-about`}>
              {about}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
