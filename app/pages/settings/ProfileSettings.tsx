import { type Profile, ProfileForm } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { sentences } from '#contract/sentences.ts';
import type { User } from '#contract/users.ts';
import { useLeaveGuard } from '#app/features/navigation/LeaveGuard.tsx';
import { useRequest } from '#app/lib/useRequest.ts';
import { refusedFields } from '#app/lib/was-refused.ts';
import { timeInWords } from '#app/lib/when-in-words.ts';
import { useAvatar } from '#app/state/useAvatar.ts';
import { clockAtom } from '#app/state/clock.ts';
import { apiAtom, setMeAtom } from '#app/state/session.ts';

export function ProfileSettings({ me }: { me: User }) {
  const api = useAtomValue(apiAtom);
  const setMe = useSetAtom(setMeAtom);
  const picture = useAvatar();
  const { now, timeZone } = useAtomValue(clockAtom);
  const [profile, setProfile] = useState<Profile>({ name: me.name, avatar: me.avatar ?? '' });
  const latest = useRef(profile);
  const [errors, setErrors] = useState<Partial<Record<keyof Profile, string>>>({});
  const { busy, error, run, clearError } = useRequest('save');
  const [savedAt, setSavedAt] = useState<string>();
  useLeaveGuard(profile.name !== me.name || profile.avatar !== (me.avatar ?? ''));

  function change(next: Profile) {
    latest.current = next;
    setProfile(next);
    setErrors({});
    clearError();
    setSavedAt(undefined);
  }

  async function save() {
    clearError();
    if (profile.name.trim().length < limits.nameMin) return setErrors({ name: sentences.fullName });
    await run(async () => {
      const saved = await api('patchMe', { body: { name: profile.name, avatar: profile.avatar } });
      setMe(saved);
      // What was typed while it was saved is not saved yet.
      if (latest.current !== profile) return;
      latest.current = { name: saved.name, avatar: saved.avatar ?? '' };
      setProfile(latest.current);
      setSavedAt(timeInWords(now(), timeZone));
    }, refuseFields);
  }

  function refuseFields(problem: unknown) {
    const wrong: typeof errors = refusedFields(problem);
    if (!wrong.name && !wrong.avatar) return false;
    setErrors(wrong);
    return true;
  }

  return (
    <ProfileForm
      profile={profile}
      picture={picture}
      onChange={change}
      email={me.email}
      onSave={() => void save()}
      busy={busy}
      errors={errors}
      error={error}
      savedAt={savedAt}
    />
  );
}
