import { CoachChoice } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { BUILT_IN } from '#contract/built-in.ts';
import type { User } from '#contract/users.ts';
import { useAttempt } from '#app/lib/useAttempt.ts';
import { edited, Edits } from '#app/state/edits.ts';
import { apiAtom, setMeAtom, useMe } from '#app/state/session.ts';

/** Chooses the coach. The choice shows at once, and is put back where the server refuses it. */
export function Coach({ model }: { model: string }) {
  const me = useMe();
  const api = useAtomValue(apiAtom);
  const setMe = useSetAtom(setMeAtom);
  const attempt = useAttempt();
  const [edits] = useState(() => new Edits<User>());
  const { engine } = edited(me, useSyncExternalStore(edits.subscribe, edits.waiting));

  function choose(part: Pick<User, 'engine'>) {
    const send = async () => setMe(await api('patchMe', { body: part }));
    void attempt(me.id, part, () => edits.apply({ [me.id]: part }, send));
  }

  return (
    <CoachChoice
      model={model}
      value={engine === BUILT_IN ? 'built-in' : 'model'}
      onChange={(kind) => choose({ engine: kind === 'built-in' ? BUILT_IN : null })}
    />
  );
}
