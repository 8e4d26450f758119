import { type Profile, ProfileForm } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import type { User } from '#contract/users.ts';
import { useLeaveGuard } from '#app/features/navigation/LeaveGuard.tsx';
import { messageFor } from '#app/lib/messages.ts';
import { useAvatar } from '#app/state/useAvatar.ts';
import { clockAtom } from '#app/state/clock.ts';
import { apiAtom, setMeAtom } from '#app/state/session.ts';

/** Edits name and avatar; what is typed stays until it is saved. */
export function ProfileSettings({ me }: { me: User }) {
  const api = useAtomValue(apiAtom);
  const setMe = useSetAtom(setMeAtom);
  const picture = useAvatar();
  const { now, timeZone } = useAtomValue(clockAtom);
  const [profile, setProfile] = useState<Profile>({ name: me.name, avatar: me.avatar ?? '' });
  const latest = useRef(profile);
  const [errors, setErrors] = useState<Partial<Record<keyof Profile, string>>>({});
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [savedAt, setSavedAt] = useState<string>();
  useLeaveGuard(profile.name !== me.name || profile.avatar !== (me.avatar ?? ''));

  function change(next: Profile) {
    latest.current = next;
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
      // What was typed meanwhile stays, and is not saved yet.
      if (latest.current !== profile) return;
      latest.current = { name: saved.name, avatar: saved.avatar ?? '' };
      setProfile(latest.current);
      setSavedAt(now().toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone }));
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
