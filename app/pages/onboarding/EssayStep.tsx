import { Banner, Button, TextArea, TextLink } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { ArrowRight, Check } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import type { User } from '#contract/users.ts';
import { limits } from '#contract/limits.ts';
import { sentences } from '#contract/sentences.ts';
import { countWords } from '#contract/words.ts';
import { messageFor } from '#app/lib/messages.ts';
import { paths } from '#app/paths.ts';
import { useSend } from '#app/state/server.ts';
import { apiAtom, tokenAtom } from '#app/state/session.ts';
import { StepHeading } from './StepHeading.tsx';
import type { OnboardingEssay } from './useOnboardingEssay.ts';
import classes from './onboarding.module.css';

interface EssayStepProps {
  essay: OnboardingEssay;
  focus: boolean;
}

/** Brings in an essay by pasting or from a file, and saves it as the main one. */
export function EssayStep({ essay: { text, ready, change, acknowledge }, focus }: EssayStepProps) {
  const api = useAtomValue(apiAtom);
  const send = useSend();
  const token = useAtomValue(tokenAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const [busy, setBusy] = useState<'reading' | 'saving' | null>(null);
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState(false);
  /** What stood in the box before a file took its place. */
  const [replaced, setReplaced] = useState('');
  const words = countWords(text);

  function write(next: string) {
    change(next);
    setSaved(false);
    setReplaced('');
    setError(undefined);
  }

  async function upload(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const file = input.files?.[0];
    if (!file) return;
    if (file.size > limits.upload) setError(sentences.fileTooLarge);
    else await read(file);
    // So that the same file can be chosen again.
    input.value = '';
  }

  async function read(file: File) {
    setBusy('reading');
    try {
      write((await api('readEssayFile', { file })).text);
      setReplaced(text);
    } catch (problem) {
      setError(messageFor(problem, 'essayFile'));
    } finally {
      setBusy(null);
    }
  }

  async function save() {
    setBusy('saving');
    setError(undefined);
    try {
      await send('commitImport', { body: { type: 'essays', items: [{ text }] } });
      queryClient.setQueryData<User>(['me', token], (me) => me && { ...me, onboarded: true });
      await acknowledge();
      setSaved(true);
      setReplaced('');
    } catch (problem) {
      setError(messageFor(problem, 'saveEssay'));
    } finally {
      setBusy(null);
    }
  }

  return (
    <>
      <StepHeading focus={focus}>What are you writing?</StepHeading>
      <p className={classes.lead}>
        Paste the essay you are working on, however rough, or upload it as a .docx, .pdf or .txt file. You can skip this
        and start from a blank page.
      </p>
      <TextArea
        readOnly={busy !== null || !ready}
        label="Essay"
        writing
        rows={10}
        dir="auto"
        value={text}
        onChange={(event) => write(event.target.value)}
        help={`${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`}
      />
      {error && <Banner className={classes.said}>{error}</Banner>}
      <div className={classes.essayButtons}>
        <label className={classes.upload}>
          <span>{busy === 'reading' ? 'Reading…' : 'Upload essay'}</span>
          <input
            type="file"
            accept=".docx,.pdf,.txt"
            onChange={(event) => void upload(event)}
            disabled={busy !== null}
          />
        </label>
        <span className={classes.state} role="status">
          {replaced.trim() !== '' && (
            <>
              The file took the place of what was here.
              <Button variant="ghost" size="small" onClick={() => write(replaced)}>
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
        <Button variant="primary" onClick={() => void save()} busy={busy === 'saving'} disabled={text.trim() === ''}>
          {busy === 'saving' ? 'Saving…' : 'Save essay'}
        </Button>
      </div>
    </>
  );
}
