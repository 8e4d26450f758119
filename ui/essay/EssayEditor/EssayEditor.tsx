import clsx from 'clsx';
import {
  type KeyboardEventHandler,
  memo,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { insertText } from '../../primitives/TextField/insert-text.ts';
import { pasteParagraphs } from '../../primitives/TextField/paste-paragraphs.ts';
import classes from './EssayEditor.module.css';
import { HighlightLayer } from './HighlightLayer.tsx';
import { HighlightTooltip } from './HighlightTooltip.tsx';
import { drawableHighlights, type EssayHighlight, splitParagraphs } from './pieces.ts';
import { useHighlightKeys } from './useHighlightKeys.ts';
import { useHighlightTooltip } from './useHighlightTooltip.ts';

export interface EssayEditorProps extends EssayBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** Remarks with offsets into `value`. What can't be drawn is left out: see `drawableHighlights`. */
  highlights?: readonly EssayHighlight[];
  className?: string;
  /** The text box. */
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * A plain text box, so that spelling, dictation, undo and phones work as everywhere, under a layer of the same text
 * that is invisible but for its marks. A mark shows its remark on hover, click, Enter and focus; F8 goes to the next.
 */
export function EssayEditor({ value, onChange, highlights = none, className, ref, ...rest }: EssayEditorProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [box, setBox] = useState<HTMLTextAreaElement | null>(null);
  const drawn = useMemo(() => drawableHighlights(highlights, value.length), [highlights, value.length]);
  const paragraphs = useMemo(() => splitParagraphs(value, drawn), [value, drawn]);
  const tooltip = useHighlightTooltip(root);
  const open = drawn.find(({ id }) => id === tooltip.openId);
  useHighlightKeys(root);
  useText(box, value, onChange);
  useImperativeHandle(ref, () => box!, [box]);

  return (
    <div className={clsx(classes.root, className)} ref={setRoot} {...tooltip.events}>
      <EssayBox {...rest} setBox={setBox} />
      <HighlightLayer paragraphs={paragraphs} openId={open?.id ?? null} />
      {open && <HighlightTooltip key={open.id} highlight={open} boundary={root} />}
    </div>
  );
}

const none: readonly EssayHighlight[] = [];

interface EssayBoxProps {
  /** Its name for a screen reader. */
  label?: string;
  placeholder?: string;
  readOnly?: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
}

/** Drawn once, not for every letter. What is in it is held by `useText`, as in `TextBox`. */
const EssayBox = memo(function EssayBox({
  label = 'Essay',
  setBox,
  ...rest
}: EssayBoxProps & { setBox: (box: HTMLTextAreaElement | null) => void }) {
  return <textarea className={classes.text} aria-label={label} dir="auto" spellCheck ref={setBox} {...rest} />;
});

/** Holds the text box to `value`, and hears of what is typed. */
function useText(box: HTMLTextAreaElement | null, value: string, onChange: (value: string) => void) {
  const change = useEffectEvent(onChange);
  /** The text is being put in from outside, which is no typing. */
  const replacing = useRef(false);
  useEffect(() => {
    const onInput = () => box && !replacing.current && change(box.value);
    box?.addEventListener('input', onInput);
    box?.addEventListener('paste', pasteParagraphs);
    return () => {
      box?.removeEventListener('input', onInput);
      box?.removeEventListener('paste', pasteParagraphs);
    };
  }, [box]);

  const shown = useRef(false);
  useLayoutEffect(() => {
    if (!box) return;
    replacing.current = true;
    if (box.value !== value) replaceText(box, value, shown.current);
    replacing.current = false;
    shown.current = true;
  }, [box, value]);
}

/** Puts another text in; `undoable`, as typing would, so that undo brings the one before back. */
function replaceText(box: HTMLTextAreaElement, text: string, undoable: boolean) {
  if (undoable) {
    box.focus({ preventScroll: true });
    box.select();
    if (document.activeElement === box) insertText(box, text);
  }
  if (box.value !== text) box.value = text;
}
