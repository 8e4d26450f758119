import clsx from 'clsx';
import type { InputHTMLAttributes, Ref } from 'react';
import control from '../Field/control.module.css';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { TextBox, type TextBoxProps } from '../TextBox/TextBox.tsx';
import { pasteParagraphs } from './paste-paragraphs.ts';
import classes from './TextField.module.css';

export interface TextFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, aside, hideLabel, help, error, className, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, aside, hideLabel, help, error, className }}>
      {(attributes) => <input className={clsx(control.root, classes.input)} {...attributes} {...rest} />}
    </Field>
  );
}

export interface TextAreaProps extends FieldProps, TextBoxProps {
  /** Whether the text is set in the type of an essay. */
  writing?: boolean;
}

export function TextArea({ label, aside, hideLabel, help, error, className, writing, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, aside, hideLabel, help, error, className }}>
      {(attributes) => (
        <TextBox
          className={clsx(control.root, classes.area)}
          data-writing={writing || undefined}
          onPaste={(event) => pasteParagraphs(event.nativeEvent)}
          {...attributes}
          {...rest}
        />
      )}
    </Field>
  );
}
