import { type Ref, type TextareaHTMLAttributes, useImperativeHandle, useLayoutEffect, useReducer, useRef } from 'react';

export interface TextBoxProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * A bare text area of which undo takes back words. React, where it holds the value, repeats it as the default value with
 * every letter, and at that the browser begins a new step of undo.
 */
export function TextBox({ value, onChange, ref, ...rest }: TextBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => box.current!);
  // Drawn after every letter, also where `value` stays as it was: then the letter is not taken.
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    if (value !== undefined && box.current!.value !== value) box.current!.value = String(value);
  });
  return (
    <textarea
      ref={box}
      onChange={(event) => {
        onChange?.(event);
        draw();
      }}
      {...rest}
    />
  );
}
