import clsx from 'clsx';
import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useState } from 'react';
import { inFigures } from '../../in-words.ts';
import control from '../Field/control.module.css';
import { Field, type FieldProps } from '../Field/Field.tsx';
import text from '../../styles/text.module.css';
import classes from './Combobox.module.css';

export interface ComboboxOption {
  id: string;
  label: string;
  /** What distinguishes it from others with the same name, such as its place. */
  detail?: string;
}

export interface ComboboxProps<Option extends ComboboxOption> extends FieldProps {
  /** The text in the field, which need not be one of the options. */
  value: string;
  onChange: (text: string) => void;
  options: readonly Option[];
  /** Told the option that is chosen, after `onChange` was told its label. */
  onPick?: (option: Option) => void;
  /** Whether the options for the present text are loading. */
  loading?: boolean;
  /** Shown where there are no options for the text. */
  emptyText?: string;
  placeholder?: string;
  required?: boolean;
  /**
   * Whether Enter first settles what is typed, before it sends a form: it takes the only suggestion or the one of this name,
   * highlights the first of several, and waits for those that load.
   */
  enterSettles?: boolean;
}

/** A field with suggestions for what is typed. Arrow keys choose, Enter takes, Escape closes. */
export function Combobox<Option extends ComboboxOption>({
  value,
  onChange,
  options,
  onPick,
  loading = false,
  emptyText,
  placeholder,
  required,
  enterSettles = false,
  ...field
}: ComboboxProps<Option>) {
  const typed = value.trim().toLowerCase();
  // With a complete name typed, a list would only cover what stands below the field.
  const isWhole = options.some(({ label }) => label.toLowerCase() === typed);
  const items = isWhole ? [] : (options as Option[]);
  const list = useCombobox<Option>({
    items,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.id,
    inputValue: value,
    selectedItem: null,
    // By default leaving the field would choose the highlighted option, and Escape would empty the field.
    stateReducer: (state, { type, changes }) => {
      const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;
      if (type === InputBlur || type === InputKeyDownEscape)
        return { ...changes, selectedItem: null, inputValue: state.inputValue };
      return changes;
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && take(selectedItem),
  });
  /** The text that Enter has settled, or that was chosen. */
  const [settled, setSettled] = useState('');
  /** The text that Enter is to settle, once its suggestions are there. */
  const [settling, setSettling] = useState<string>();

  function take(option: Option) {
    setSettled(option.label);
    onChange(option.label);
    onPick?.(option);
  }

  // With other options, Enter must not choose the one that has moved under the highlight.
  const { setHighlightedIndex } = list;
  const ids = items.map(({ id }) => id).join('\n');
  useEffect(() => setHighlightedIndex(-1), [setHighlightedIndex, ids]);

  const settle = useEffectEvent(() => {
    setSettling(undefined);
    if (items.length > 1) {
      list.openMenu();
      return setHighlightedIndex(0);
    }
    const found = options.find(({ label }) => label.toLowerCase() === typed) ?? items[0];
    if (found) take(found);
    else setSettled(value);
    list.closeMenu();
  });
  const canSettle = settling === value && !loading;
  useEffect(() => {
    if (canSettle) settle();
  }, [canSettle]);

  const nothing = items.length === 0;
  const shown = list.isOpen && typed !== '' && !isWhole && (!nothing || (emptyText !== undefined && !loading));

  return (
    <Field {...field}>
      {(attributes) => (
        <div className={classes.root} aria-busy={loading || undefined}>
          <input
            className={clsx(control.root, classes.input)}
            dir="auto"
            placeholder={placeholder}
            {...list.getInputProps({
              ...attributes,
              required,
              // Replaces the label of Downshift by that of the field.
              'aria-labelledby': undefined,
              'aria-expanded': shown,
              autoComplete: 'off',
              onChange: (event) => onChange(event.currentTarget.value),
              // With nothing highlighted in the list, Enter submits the form, once there is nothing to settle.
              onKeyDown: (event) => {
                if (event.key !== 'Enter' || list.highlightedIndex >= 0) return;
                Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
                if (!enterSettles || typed === '' || value === settled) return list.closeMenu();
                event.preventDefault();
                setSettling(value);
              },
            })}
          />
          <ul
            className={classes.list}
            hidden={!shown}
            {...list.getMenuProps({ 'aria-label': 'Suggestions', 'aria-labelledby': undefined })}
          >
            {shown &&
              items.map((option, index) => (
                <li
                  key={option.id}
                  className={classes.option}
                  data-highlighted={index === list.highlightedIndex || undefined}
                  {...list.getItemProps({ item: option, index })}
                >
                  <span className={classes.label}>
                    <Matched text={option.label} letters={value} />
                  </span>
                  {option.detail && <span className={classes.detail}>{option.detail}</span>}
                </li>
              ))}
          </ul>
          {/* Always in the page, because screen readers do not read a live region that appears together with its words. */}
          <div className={shown && nothing ? classes.none : text.hidden} role="status">
            {shown && (nothing ? emptyText : inFigures(items.length, 'suggestion'))}
          </div>
        </div>
      )}
    </Field>
  );
}

function Matched({ text, letters }: { text: string; letters: string }) {
  const wanted = letters.trim().toLowerCase();
  const at = text.toLowerCase().indexOf(wanted);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, at + wanted.length)}</b>
      {text.slice(at + wanted.length)}
    </>
  );
}
