import { Banner, Button, TextArea, TextLink } from '@laurel/ui';
import { ArrowRight, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { countWords } from '#contract/words.ts';
import { EssayFileInput } from '#app/features/essay-file/EssayFileInput.tsx';
import { inFigures } from '#contract/in-words.ts';
import { useReplaced } from '#app/lib/useReplaced.ts';
import { paths } from '#app/paths.ts';
import { StepHeading } from './StepHeading.tsx';
import type { OnboardingEssay } from './useOnboardingEssay.ts';
import classes from './onboarding.module.css';

interface EssayStepProps {
  essay: OnboardingEssay;
  focus: boolean;
}

/** Takes an essay that is pasted or in a file, and saves it as the main essay. */
export function EssayStep({ essay, focus }: EssayStepProps) {
  const { text, ready, reading, saving, error, saved, write, read, giveUp, save } = essay;
  const replaced = useReplaced(text, write);
  const box = useRef<HTMLTextAreaElement>(null);
  const busy = reading || saving;

  // A file that was read after the step is left would replace what was typed without being seen.
  useEffect(() => giveUp, [giveUp]);

  async function upload(file: File) {
    const found = await read(file);
    if (found === undefined) return;
    replaced.note(text, found);
    write(found);
  }

  return (
    <>
      <StepHeading focus={focus}>What are you writing?</StepHeading>
      <p className={classes.lead}>
        Paste the essay you are working on, however rough, or upload it as a .docx, .pdf or .txt file. You can skip this
        and start from a blank page.
      </p>
      <TextArea
        readOnly={busy || !ready}
        label="Essay"
        ref={box}
        writing
        rows={10}
        dir="auto"
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={replaced.onKeyDown}
        help={inFigures(countWords(text), 'word')}
      />
      {error && <Banner className={classes.said}>{error}</Banner>}
      <div className={classes.essayButtons}>
        <label className={classes.upload}>
          <span>{reading ? 'Reading…' : 'Upload essay'}</span>
          <EssayFileInput onFile={(file) => void upload(file)} disabled={busy} />
        </label>
        <span className={classes.state} role="status">
          {replaced.undo && !saved && (
            <>
              The file took the place of what was here.
              <Button
                variant="ghost"
                size="small"
                onClick={() => {
                  replaced.undo?.();
                  // The button is gone once it is pressed.
                  box.current?.focus();
                }}
              >
                Undo
              </Button>
            </>
          )}
          {saved && (
            <>
              <Check aria-hidden="true" />
              Saved as your main essay.{' '}
              <TextLink look="alone" href={paths.workspace}>
                Open in Editor <ArrowRight aria-hidden="true" />
              </TextLink>
            </>
          )}
        </span>
        <Button variant="primary" onClick={() => void save()} busy={saving} disabled={text.trim() === ''}>
          {saving ? 'Saving…' : 'Save essay'}
        </Button>
      </div>
    </>
  );
}
