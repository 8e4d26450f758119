import type { ActivityInput, SmartFrameDialogProps } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { BUILT_IN } from '#contract/built-in.ts';
import { limits } from '#contract/limits.ts';
import { readInput } from '#app/lib/activity-input.ts';
import { engineName, factsCaution } from '#app/lib/engine-name.ts';
import { strengthened } from '#app/lib/strengthened.ts';
import { useCoach } from '#app/lib/useCoach.ts';
import { useCopy } from '#app/lib/useCopy.ts';
import { useReplaced } from '#app/lib/useReplaced.ts';
import { useNoteText } from '#app/state/known-texts.ts';
import { apiAtom } from '#app/state/session.ts';

const OPTIONS = 3;
const TEMPERATURE = 0.9;

/** SmartFrame for an activity that is typed: other wordings of its impact. The one that is chosen replaces it, and can be undone. */
export function useSmartFrame(input: ActivityInput, change: (input: ActivityInput) => void) {
  const api = useAtomValue(apiAtom);
  const copy = useCopy();
  const noteText = useNoteText();
  const [asked, setAsked] = useState<ActivityInput | null>(null);
  const coach = useCoach({ failing: 'strengthen', send: load });
  /** The lines that were shown since the dialog was opened. */
  const seen = useRef(new Set<string>());
  const write = (impact: string) => change({ ...input, impact });
  const { note, undo, onKeyDown } = useReplaced(input.impact, write);

  async function load(engine: typeof BUILT_IN | undefined, signal: AbortSignal) {
    const activity = asked ?? input;
    const answer = await api('strengthenActivity', {
      body: {
        title: activity.title,
        organization: activity.organization,
        description: activity.impact,
        hoursPerWeek: readInput(activity).fields.hoursPerWeek ?? null,
        // The built-in coach answers the same thing the same way: other wordings are further down its list.
        n: seen.current.size === 0 ? OPTIONS : limits.strengthenOptions,
        temperature: TEMPERATURE,
        engine,
      },
      signal,
    });
    const { options, questions } = strengthened(answer);
    for (const text of options) noteText({ kind: 'suggestion', from: 'SmartFrame', text });
    return { ...choose(options, seen.current), questions, engine: answer.engine };
  }

  function close() {
    coach.forget();
    setAsked(null);
  }

  const answer = coach.state.busy || coach.state.error ? null : coach.answer;
  const dialog: SmartFrameDialogProps = {
    open: asked !== null,
    onOpenChange: (open) => !open && close(),
    activity: asked?.title.trim() ?? '',
    options: answer?.options ?? [],
    questions: answer?.questions ?? [],
    ...coach.state,
    suggestedBy: answer ? engineName(answer.engine) : undefined,
    caution: answer ? factsCaution(answer.engine) : undefined,
    note: answer?.note,
    onUse: (line) => {
      close();
      note(input.impact, line);
      write(line);
    },
    onCopy: (line: string) => copy(line),
    // Other wordings come from the coach that worded these.
    onTryAgain: () => asked && coach.ask(answer?.engine === BUILT_IN ? BUILT_IN : undefined),
  };

  return {
    /** Opens the dialog with other wordings of the impact. */
    ask: () => {
      seen.current = new Set();
      setAsked(input);
      coach.ask();
    },
    dialog,
    undo,
    onKeyDown,
  };
}

/** The next lines that were not shown yet. Where there are none, the first lines again, with a note that says so. */
function choose(lines: string[], seen: Set<string>) {
  const others = lines.filter((line) => !seen.has(line));
  const next = (others.length > 0 ? others : lines).slice(0, OPTIONS);
  const note =
    others.length > 0 || lines.length === 0
      ? undefined
      : 'These are all wordings of it. Tell more in Impact for others.';
  for (const line of next) seen.add(line);
  return { options: next, note };
}
