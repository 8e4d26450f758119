import { type Profile, ProfileForm } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import type { User } from '#contract/users.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useClock } from '#app/state/clock.ts';
import { apiAtom, setMeAtom } from '#app/state/session.ts';

/** Edits name and avatar; what is typed stays until it is saved. */
export function ProfileSettings({ me }: { me: User }) {
  const api = useAtomValue(apiAtom);
  const setMe = useSetAtom(setMeAtom);
  const { now, timeZone } = useClock();
  const [profile, setProfile] = useState<Profile>({ name: me.name, avatar: me.avatar ?? '' });
  const [errors, setErrors] = useState<Partial<Record<keyof Profile, string>>>({});
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [savedAt, setSavedAt] = useState<string>();

  function change(next: Profile) {
    setProfile(next);
    setErrors({});
    setError(undefined);
    setSavedAt(undefined);
  }

  async function save() {
    setError(undefined);
    if (profile.name.trim().length < limits.nameMin) return setErrors({ name: sentences.fullName });
    setBusy(true);
    try {
      const saved = await api('patchMe', { body: { name: profile.name, avatar: profile.avatar } });
      setMe(saved);
      setProfile({ name: saved.name, avatar: saved.avatar ?? '' });
      setSavedAt(now.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone }));
    } catch (problem) {
      const fields = problem instanceof Problem ? problem.fields : undefined;
      if (fields?.name || fields?.avatar) setErrors(fields);
      else setError(messageFor(problem, 'save'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <ProfileForm
      profile={profile}
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
