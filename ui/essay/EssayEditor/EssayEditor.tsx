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
import { CutLayer, type Stretch } from './CutLayer.tsx';
import { HighlightLayer } from './HighlightLayer.tsx';
import { HighlightTooltip } from './HighlightTooltip.tsx';
import { drawableHighlights, type EssayHighlight, splitParagraphs } from './pieces.ts';
import { useHighlightKeys } from './useHighlightKeys.ts';
import { useHighlightTooltip } from './useHighlightTooltip.ts';
import { useMovedText } from './useMovedText.ts';

export interface EssayEditorProps extends EssayBoxProps, Moves {
  value: string;
  onChange: (value: string) => void;
  /** Remarks with offsets into `value`. Those that can't be drawn are left out: see `drawableHighlights`. */
  highlights?: readonly EssayHighlight[];
  /** Sentences that could go, the first to go first. UTF-16 offsets into `value`. */
  cuts?: readonly Stretch[];
  className?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * A plain text box, so that spelling, dictation, undo and phones work as usual, under a layer with the same text, of
 * which only the marks are visible. A mark shows its remark on hover, click, Enter and focus. F8 goes to the next one.
 */
export function EssayEditor({
  value,
  onChange,
  highlights = none,
  cuts = none,
  className,
  onInsert,
  onCopy,
  ref,
  ...rest
}: EssayEditorProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [box, setBox] = useState<HTMLTextAreaElement | null>(null);
  const drawn = useMemo(() => drawableHighlights(highlights, value.length), [highlights, value.length]);
  const paragraphs = useMemo(() => splitParagraphs(value, drawn), [value, drawn]);
  const tooltip = useHighlightTooltip(root);
  const open = drawn.find(({ id }) => id === tooltip.openId);
  useHighlightKeys(root);
  // First, because pasting may report its change while it is handled.
  useMovedText(box, { onInsert, onCopy });
  useText(box, value, onChange);
  useImperativeHandle(ref, () => box!, [box]);

  return (
    <div className={clsx(classes.root, className)} ref={setRoot} {...tooltip.events}>
      <EssayBox {...rest} setBox={setBox} />
      {cuts.length > 0 && <CutLayer text={value} cuts={cuts} />}
      <HighlightLayer paragraphs={paragraphs} openId={open?.id ?? null} />
      {open && (
        <HighlightTooltip
          key={open.id}
          highlight={open}
          boundary={root}
          takesFocus={tooltip.byKey}
          onClose={tooltip.close}
        />
      )}
    </div>
  );
}

const none: readonly never[] = [];

interface EssayBoxProps {
  label?: string;
  placeholder?: string;
  readOnly?: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
}

interface Moves {
  /** Called with text that was pasted or dropped. */
  onInsert?: (text: string) => void;
  /** Called with text that was copied or cut. */
  onCopy?: (text: string) => void;
}

/** Rendered once and not for every letter. `useText` sets its value, for the reason that `TextBox` names. */
const EssayBox = memo(function EssayBox({
  label = 'Essay',
  setBox,
  ...rest
}: EssayBoxProps & { setBox: (box: HTMLTextAreaElement | null) => void }) {
  return <textarea className={classes.text} aria-label={label} dir="auto" spellCheck ref={setBox} {...rest} />;
});

/** Keeps the text box at `value`, and reports what is typed. */
function useText(box: HTMLTextAreaElement | null, value: string, onChange: (value: string) => void) {
  const change = useEffectEvent(onChange);
  /** Whether the text is being set from outside, which is not reported as typing. */
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

/** Sets another text. Where it is `undoable`, it does so as typing would, so that undo brings back the text before. */
function replaceText(box: HTMLTextAreaElement, text: string, undoable: boolean) {
  if (undoable) {
    box.focus({ preventScroll: true });
    box.select();
    if (document.activeElement === box) insertText(box, text);
  }
  if (box.value !== text) box.value = text;
}
