import clsx from 'clsx';
import { type ChangeEvent, type Ref, type TextareaHTMLAttributes, useMemo, useRef } from 'react';
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
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * A plain text box, so that spelling, dictation, undo and phones work as everywhere, under a layer of the same text
 * that is invisible but for its marks. A mark shows its remark on hover, click, Enter and focus; F8 goes to the next.
 */
export function EssayEditor({ value, onChange, highlights = none, label = 'Essay', className, ref, ...rest }: EssayEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const drawn = useMemo(() => drawableHighlights(highlights, value.length), [highlights, value.length]);
  const paragraphs = useMemo(() => splitParagraphs(value, drawn), [value, drawn]);
  const tooltip = useHighlightTooltip(root);
  const open = drawn.find(({ id }) => id === tooltip.openId);
  useHighlightKeys(root);

  return (
    <div className={clsx(classes.root, className)} ref={root} {...tooltip.events}>
      <textarea
        className={classes.text}
        aria-label={label}
        dir="auto"
        spellCheck
        value={value}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value)}
        ref={ref}
        {...rest}
      />
      <HighlightLayer paragraphs={paragraphs} openId={open?.id ?? null} />
      {open && <HighlightTooltip key={open.id} highlight={open} root={root} />}
    </div>
  );
}

const none: readonly EssayHighlight[] = [];
