import { EssayEditor, type EssayEditorProps, type EssayHighlight, WordLimit, type WordLimitProps } from '@laurel/ui';
import { countWords } from '#contract/words.ts';
import { type EssaySession, useNewest } from '#app/state/writing.ts';
import { saveDelays } from '#app/lib/save-delays.ts';

interface WrittenTextProps extends Pick<EssayEditorProps, 'readOnly' | 'onKeyDown' | 'onInsert' | 'onCopy' | 'ref'> {
  session: EssaySession;
  marksIn: (text: string) => readonly EssayHighlight[];
  cutsIn: (text: string) => EssayEditorProps['cuts'];
}

/** The text box of the essay. It and the word count are all that is drawn again for each letter. */
export function WrittenText({ session, marksIn, cutsIn, ...rest }: WrittenTextProps) {
  const text = useNewest(session, (written) => written.text);
  return (
    <EssayEditor
      value={text}
      onChange={(next) => session.type(next, saveDelays.essayText)}
      highlights={marksIn(text)}
      cuts={cutsIn(text)}
      placeholder="Start with the sentence you keep saying out loud."
      {...rest}
    />
  );
}

/** The word count, beside its limit. */
export function WrittenWords({ session, ...rest }: Omit<WordLimitProps, 'words'> & { session: EssaySession }) {
  const words = useNewest(session, ({ text }) => countWords(text));
  return <WordLimit words={words} {...rest} />;
}
