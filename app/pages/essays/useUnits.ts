import { type Unsaved, useToast } from '@laurel/ui';
import { useRef, useState } from 'react';
import type { EssayMap, MapPrompt } from '#contract/essay-map.ts';
import type { PromptUnit } from '#contract/map/prompt-units.ts';
import { putBackWords } from '#app/lib/put-back.ts';
import { useSend } from '#app/state/server.ts';

type Units = PromptUnit[] | null;

/** Changes a map whose keys are essays. */
const without = <V>(all: ReadonlyMap<string, V>, id: string) => new Map([...all].filter(([other]) => other !== id));

/**
 * Corrections of what prompts ask for. They show at once on the row that is corrected; everything else of the map follows when the
 * editor is closed, so that nothing moves under the finger.
 * @param renew reads the map again, and answers whether that worked
 */
export function useUnits(map: EssayMap | undefined, renew: () => Promise<boolean>) {
  const send = useSend();
  const toast = useToast();
  const [editing, setEditing] = useState<string | null>(null);
  const isEditing = useRef(false);
  const [held, setHeld] = useState(map);
  if (editing === null && held !== map) setHeld(map);
  /** What the server answered since the map was read. */
  const [stored, setStored] = useState<ReadonlyMap<string, MapPrompt>>(new Map());
  /** What is on its way. */
  const [sent, setSent] = useState<ReadonlyMap<string, Units>>(new Map());
  const [states, setStates] = useState<ReadonlyMap<string, 'saving' | 'saved'>>(new Map());
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Unsaved>>(new Map());
  /** Changes go one after the other, so that the server ends on the last one. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef(new Map<string, symbol>());

  function change(essayId: string, units: Units) {
    const mine = Symbol(essayId);
    newest.current.set(essayId, mine);
    setSent((all) => new Map(all).set(essayId, units));
    setStates((all) => new Map(all).set(essayId, 'saving'));
    setUnsaved((all) => without(all, essayId));
    queue.current = queue.current.then(async () => {
      const isNewest = () => newest.current.get(essayId) === mine;
      try {
        const answer = await send('patchUnits', { params: { essayId }, body: { units } });
        setStored((all) => new Map(all).set(essayId, answer));
        if (!isNewest()) return;
        setStates((all) => new Map(all).set(essayId, 'saved'));
      } catch (problem) {
        if (!isNewest()) return;
        console.error('A change did not save.', problem);
        setStates((all) => without(all, essayId));
        const retry = { says: putBackWords(problem), onRetry: () => change(essayId, units) };
        setUnsaved((all) => new Map(all).set(essayId, retry));
      }
      setSent((all) => without(all, essayId));
    });
  }

  /** Reads the map again once everything is stored. */
  async function follow() {
    await queue.current;
    newest.current.clear();
    const isRenewed = await renew();
    // While another prompt is being corrected, the map that was read before is shown, with what is stored since.
    if (isRenewed && !isEditing.current) setStored(new Map());
    if (!isRenewed)
      toast({ kind: 'bad', text: RENEW_FAILED, action: { label: 'Try again', onAction: () => void follow() } });
  }

  function edit(id: string | null) {
    isEditing.current = id !== null;
    setEditing(id);
    setStates(new Map());
    if (id === null && newest.current.size > 0) void follow();
  }

  const shown = editing === null ? map : held;
  const promptShown = (prompt: MapPrompt): MapPrompt => {
    const known = stored.get(prompt.essayId) ?? prompt;
    const units = sent.get(prompt.essayId);
    return units ? { ...known, units, corrected: true } : known;
  };
  return {
    /** The map as the counts and groups show it. */
    map: shown,
    /** Its prompts as they are corrected. */
    prompts: shown?.prompts.map(promptShown) ?? [],
    editing,
    edit,
    states,
    unsaved,
    change: (id: string, units: string[] | null) => change(id, units as Units),
  };
}

const RENEW_FAILED = 'Your correction is saved, but the map could not be read again.';
