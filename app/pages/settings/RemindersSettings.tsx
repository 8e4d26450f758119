import { ReminderChoices, type ReminderKinds, Skeleton } from '@laurel/ui';
import { useState } from 'react';
import { evenings, REMINDER_CONSENT } from '#contract/reminder-consent.ts';
import type { Reminders } from '#contract/reminders.ts';
import { putBackWords } from '#app/lib/put-back.ts';
import { useClock } from '#app/state/clock.ts';
import { useAnswer, useCache, useSend } from '#app/state/server.ts';
import { useMe } from '#app/state/session.ts';
import { NotLoaded } from './NotLoaded.tsx';

/** Which reminders come by e-mail. A change shows at once, and goes back where it was not saved. */
export function RemindersSettings() {
  const answer = useAnswer('readReminders');
  const { data: reminders } = answer;
  const { email } = useMe();
  const { timeZone } = useClock();
  const send = useSend();
  const cache = useCache();
  const [unsaved, setUnsaved] = useState<{ says: string; onRetry: () => void }>();
  if (!reminders)
    return answer.error ? (
      <NotLoaded title="Reminders by e-mail" answer={answer} failing="reminders" />
    ) : (
      <Skeleton height="180px" />
    );

  async function change(part: Partial<ReminderKinds>) {
    const body = part as Partial<Omit<Reminders, 'consent'>>;
    setUnsaved(undefined);
    cache.change<Reminders>('readReminders', undefined, (now) => ({ ...now, ...body }));
    try {
      cache.put('readReminders', undefined, await send('patchReminders', { body }));
    } catch (problem) {
      console.error('A reminder did not save.', problem);
      cache.change<Reminders>('readReminders', undefined, (now) => ({ ...now, ...reminders }));
      setUnsaved({
        says: putBackWords(problem),
        onRetry: () => void change(part),
      });
    }
  }

  const { consent } = reminders;
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return (
    <ReminderChoices
      {...reminders}
      evenings={evenings}
      email={email}
      wording={consent?.wording ?? REMINDER_CONSENT.wording}
      agreed={
        consent && `You agreed on ${when.format(new Date(consent.at))}, to these words, version ${consent.version}.`
      }
      unsaved={unsaved}
      onChange={(part) => void change(part)}
    />
  );
}
