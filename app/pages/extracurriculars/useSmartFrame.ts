import type { ActivityInput, SmartFrameDialogProps } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import type { Answer } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { engineName } from '#app/lib/engine-name.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useCopy } from '#app/lib/useCopy.ts';
import { apiAtom } from '#app/state/session.ts';

const OPTIONS = 3;
const TEMPERATURE = 0.9;

interface Suggestions {
  busy: boolean;
  error?: string;
  options: string[];
  questions: string[];
  suggestedBy?: string;
  note?: string;
}

const nothing: Suggestions = { busy: false, options: [], questions: [] };

/** Other wordings of an activity's line, to be asked for with `ask`. `onUse` is given the one that was chosen. */
export function useSmartFrame(onUse: (line: string) => void) {
  const api = useAtomValue(apiAtom);
  const copy = useCopy();
  const [asked, setAsked] = useState<ActivityInput | null>(null);
  const [suggestions, setSuggestions] = useState(nothing);
  /** Lines that were shown; with `null` nothing is awaited any more. */
  const shown = useRef<Set<string> | null>(null);

  async function load(activity: ActivityInput, seen: Set<string>) {
    setSuggestions({ ...nothing, busy: true });
    try {
      const answer = await api('strengthenActivity', {
        body: {
          title: activity.title,
          organization: activity.organization,
          description: activity.impact,
          // The built-in coach answers the same thing the same way: other wordings are further down its list.
          n: seen.size === 0 ? OPTIONS : limits.strengthenOptions,
          temperature: TEMPERATURE,
        },
      });
      if (shown.current === seen)
        setSuggestions({ ...choose(linesOf(answer), seen), suggestedBy: engineName(answer.engine) });
    } catch (problem) {
      if (shown.current === seen) setSuggestions({ ...nothing, error: messageFor(problem, 'strengthen') });
    }
  }

  function start(activity: ActivityInput | null) {
    shown.current = activity && new Set();
    setAsked(activity);
    if (activity) void load(activity, shown.current!);
  }

  const dialog: SmartFrameDialogProps = {
    ...suggestions,
    open: asked !== null,
    onOpenChange: (open) => !open && start(null),
    activity: asked?.title.trim() ?? '',
    onUse: (line) => {
      start(null);
      onUse(line);
    },
    onCopy: (line: string) => copy(line),
    onTryAgain: () => asked && shown.current && void load(asked, shown.current),
  };
  return { ask: start, dialog };
}

/** The lines of an answer, of which some servers have only one, as `output`. */
function linesOf({ options, output }: Partial<Answer<'strengthenActivity'>>) {
  return options ?? (output ? [output] : []);
}

/** What was not seen yet; where there is nothing more, all from the beginning, with a word about it. */
function choose(lines: string[], seen: Set<string>): Suggestions {
  const others = lines.filter((line) => !seen.has(line));
  const next = (others.length > 0 ? others : lines).slice(0, OPTIONS);
  const note = others.length > 0 ? undefined : 'These are all wordings of it. Tell more in Impact for others.';
  for (const line of next) seen.add(line);
  // Where a line can't carry more, the coach asks for what is missing.
  const isQuestion = (line: string) => line.endsWith('?');
  return {
    busy: false,
    options: next.filter((line) => !isQuestion(line)),
    questions: next.filter(isQuestion),
    note,
  };
}
