import { Button, Link, PasswordForm, type Passwords, SettingsRow, Skeleton } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { checkPasswords } from '#app/lib/check-passwords.ts';
import { useLeaveGuard } from '#app/features/navigation/LeaveGuard.tsx';
import { useForm } from '#app/lib/useForm.ts';
import { timeInWords } from '#app/lib/when-in-words.ts';
import { paths } from '#app/paths.ts';
import { clockAtom } from '#app/state/clock.ts';
import { useAnswer, useSend } from '#app/state/server.ts';
import { useMe } from '#app/state/session.ts';
import { NotLoaded } from './NotLoaded.tsx';

const empty: Passwords = { current: '', password: '', confirm: '' };

/** Changes the password. An account without one, because it signs in with Google, gets a link by e-mail. */
export function Password() {
  const answer = useAnswer('readAccess');
  const { data: access } = answer;
  if (answer.error && !access) return <NotLoaded title="Password" answer={answer} failing="password" />;
  if (!access) return <Skeleton height="240px" />;
  if (access.hasPassword) return <NewPassword />;
  return (
    <SettingsRow
      title="You have no password yet"
      description="You sign in with another service. A link in an e-mail lets you choose a password as well."
      action={
        <Button asChild>
          <Link href={paths.forgotPassword}>Choose a password</Link>
        </Button>
      }
    />
  );
}

function NewPassword() {
  const { email } = useMe();
  const send = useSend();
  const { refetch: readSessions } = useAnswer('listSessions');
  const { now, timeZone } = useAtomValue(clockAtom);
  const [passwords, setPasswords] = useState(empty);
  const { clear, submit, ...form } = useForm<keyof Passwords>('save', 'current', 'password');
  const [savedAt, setSavedAt] = useState<string>();
  useLeaveGuard(Object.values(passwords).some(Boolean));

  function change(next: Passwords) {
    setPasswords(next);
    clear();
    setSavedAt(undefined);
  }

  async function save() {
    const { current, password } = passwords;
    const wrong: typeof form.errors = checkPasswords(passwords);
    if (current === '') wrong.current = 'Enter your present password.';
    await submit(wrong, async () => {
      await send('changePassword', { body: { current, password } });
      setPasswords(empty);
      setSavedAt(timeInWords(now(), timeZone));
      // Every other session has ended.
      await readSessions();
    });
  }

  return (
    <PasswordForm
      passwords={passwords}
      onChange={change}
      onSave={() => void save()}
      email={email}
      {...form}
      savedAt={savedAt}
    />
  );
}
