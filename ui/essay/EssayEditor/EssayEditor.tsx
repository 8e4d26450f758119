import clsx from 'clsx';
import { type ChangeEvent, type TextareaHTMLAttributes, useLayoutEffect, useMemo, useRef, useState } from 'react';
import classes from './EssayEditor.module.css';
import { HighlightLayer } from './HighlightLayer.tsx';
import { HighlightTooltip } from './HighlightTooltip.tsx';
import { drawableHighlights, type EssayHighlight, splitParagraphs } from './pieces.ts';
import { useHighlightKeys } from './useHighlightKeys.ts';
import { useHighlightTooltip } from './useHighlightTooltip.ts';

export interface EssayEditorProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
  /** Remarks with offsets into `value`. What can't be drawn is left out: see `drawableHighlights`. */
  highlights?: readonly EssayHighlight[];
  /** Its name for a screen reader. */
  label?: string;
}

/**
 * A plain text box, not controlled by React because that would cut its undo into letters, so that spelling, dictation, undo and phones work as everywhere, under a layer of the same text
 * that is invisible but for its marks. A mark shows its remark on hover, click, Enter and focus; F8 goes to the next.
 */
export function EssayEditor({ value, onChange, highlights = none, label = 'Essay', className, ...rest }: EssayEditorProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [first] = useState(value);
  useLayoutEffect(() => {
    if (box.current && box.current.value !== value) replaceText(box.current, value);
  }, [value]);
  const drawn = useMemo(() => drawableHighlights(highlights, value.length), [highlights, value.length]);
  const paragraphs = useMemo(() => splitParagraphs(value, drawn), [value, drawn]);
  const tooltip = useHighlightTooltip(root);
  const open = drawn.find(({ id }) => id === tooltip.openId);
  useHighlightKeys(root);

  return (
    <div className={clsx(classes.root, className)} ref={setRoot} {...tooltip.events}>
      <textarea
        className={classes.text}
        aria-label={label}
        dir="auto"
        spellCheck
        defaultValue={first}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value)}
        {...rest}
        ref={box}
      />
      <HighlightLayer paragraphs={paragraphs} openId={open?.id ?? null} />
      {open && <HighlightTooltip key={open.id} highlight={open} boundary={root} />}
    </div>
  );
}

const none: readonly EssayHighlight[] = [];

/** Puts a text in as typing would, so that undo brings the one before back. */
function replaceText(box: HTMLTextAreaElement, text: string) {
  box.focus({ preventScroll: true });
  box.select();
  const typed = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (!typed || box.value !== text) box.value = text;
}
