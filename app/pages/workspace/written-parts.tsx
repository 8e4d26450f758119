import { EssayEditor, type EssayEditorProps, WordLimit, type WordLimitProps } from '@laurel/ui';
import { countWords } from '#contract/words.ts';
import { useNewest, type useWriting } from '#app/state/writing.ts';
import type { Remarks } from './remarks.ts';

/** After the last change of the text, in ms. */
const TEXT_DELAY = 700;

type Writing = ReturnType<typeof useWriting>;

interface WrittenTextProps extends Pick<EssayEditorProps, 'readOnly' | 'onKeyDown' | 'ref'> {
  writing: Writing;
  remarksIn: (text: string) => Remarks;
}

/** The essay while it is written: with the word count all of the page that is drawn anew for every letter. */
export function WrittenText({ writing, remarksIn, ...rest }: WrittenTextProps) {
  const text = useNewest(writing, (written) => written.text);
  return (
    <EssayEditor
      value={text}
      onChange={(next) => writing.type(next, TEXT_DELAY)}
      highlights={remarksIn(text).highlights}
      placeholder="Start with the sentence you keep saying out loud."
      {...rest}
    />
  );
}

/** The words of what is written, against their limit. */
export function WrittenWords({ writing, ...rest }: Omit<WordLimitProps, 'words'> & { writing: Writing }) {
  const words = useNewest(writing, ({ text }) => countWords(text));
  return <WordLimit words={words} {...rest} />;
}
