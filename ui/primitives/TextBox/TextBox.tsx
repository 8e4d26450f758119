import { type Ref, type TextareaHTMLAttributes, useImperativeHandle, useLayoutEffect, useReducer, useRef } from 'react';

export interface TextBoxProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * A text area without a style, in which undo takes back words. A text area whose value React controls takes back single
 * letters, because React also sets the default value at every letter, and the browser then begins a new step of undo.
 */
export function TextBox({ value, onChange, ref, ...rest }: TextBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => box.current!);
  // Renders after every letter even if `value` stays the same, so that a refused letter disappears.
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
