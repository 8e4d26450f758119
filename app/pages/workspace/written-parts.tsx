import { EssayEditor, WordLimit, type WordLimitProps } from '@laurel/ui';
import type { Ref } from 'react';
import { countWords } from '#contract/words.ts';
import { useNewest, type useWriting } from '#app/state/writing.ts';
import type { Remarks } from './remarks.ts';

/** After the last change of the text, in ms. */
const TEXT_DELAY = 700;

type Writing = ReturnType<typeof useWriting>;

interface WrittenTextProps {
  writing: Writing;
  remarksIn: (text: string) => Remarks;
  readOnly: boolean;
  /** The text box. */
  boxRef: Ref<HTMLTextAreaElement>;
}

/** The essay while it is written: with the word count all of the page that is drawn anew for every letter. */
export function WrittenText({ writing, remarksIn, readOnly, boxRef }: WrittenTextProps) {
  const text = useNewest(writing, (written) => written.text);
  return (
    <EssayEditor
      ref={boxRef}
      value={text}
      onChange={(next) => writing.type(next, TEXT_DELAY)}
      highlights={remarksIn(text).highlights}
      placeholder="Start with the sentence you keep saying out loud."
      readOnly={readOnly}
    />
  );
}

/** The words of what is written, against their limit. */
export function WrittenWords({ writing, ...rest }: Omit<WordLimitProps, 'words'> & { writing: Writing }) {
  const words = useNewest(writing, ({ text }) => countWords(text));
  return <WordLimit words={words} {...rest} />;
}
