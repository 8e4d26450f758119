import { type Profile, ProfileForm } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { sentences } from '#contract/sentences.ts';
import { useLeaveGuard } from '#app/features/navigation/LeaveGuard.tsx';
import { useForm } from '#app/lib/useForm.ts';
import { timeInWords } from '#app/lib/when-in-words.ts';
import { useAvatar } from '#app/state/useAvatar.ts';
import { clockAtom } from '#app/state/clock.ts';
import { apiAtom, setMeAtom, useMe } from '#app/state/session.ts';

export function ProfileSettings() {
  const me = useMe();
  const api = useAtomValue(apiAtom);
  const setMe = useSetAtom(setMeAtom);
  const picture = useAvatar();
  const { now, timeZone } = useAtomValue(clockAtom);
  const [profile, setProfile] = useState<Profile>({ name: me.name, avatar: me.avatar ?? '' });
  const latest = useRef(profile);
  const { busy, error, errors, clear, submit } = useForm<keyof Profile>('save', 'name', 'avatar');
  const [savedAt, setSavedAt] = useState<string>();
  useLeaveGuard(profile.name !== me.name || profile.avatar !== (me.avatar ?? ''));

  function change(next: Profile) {
    latest.current = next;
    setProfile(next);
    clear();
    setSavedAt(undefined);
  }

  async function save() {
    const wrong = { name: profile.name.trim().length < limits.nameMin ? sentences.fullName : undefined };
    await submit(wrong, async () => {
      const saved = await api('patchMe', { body: { name: profile.name, avatar: profile.avatar } });
      setMe(saved);
      // What was typed while it was saved is not saved yet.
      if (latest.current !== profile) return;
      latest.current = { name: saved.name, avatar: saved.avatar ?? '' };
      setProfile(latest.current);
      setSavedAt(timeInWords(now(), timeZone));
    });
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
