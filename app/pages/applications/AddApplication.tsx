import { AddApplicationDialog, type NewApplication, type NewApplicationErrors } from '@laurel/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Application, Round } from '#contract/applications.ts';
import { instantOf } from '#contract/dates.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { roundOptions } from '#app/features/college-search/rounds.ts';
import { useCollegeSuggestions } from '#app/features/college-search/useCollegeSuggestions.ts';
import { knownDate, useKnownDeadline } from '#app/features/college-search/useKnownDeadline.ts';
import { messageFor } from '#app/lib/messages.ts';
import { applicationPath } from '#app/paths.ts';
import { useClock } from '#app/state/clock.ts';
import { useSend } from '#app/state/server.ts';

interface AddApplicationProps {
  onClose: () => void;
  onCreated: (application: Application) => void;
}

/** The dialog that adds an application and opens its page. */
export function AddApplication({ onClose, onCreated }: AddApplicationProps) {
  const send = useSend();
  const [, navigate] = useLocation();
  const { timeZone } = useClock();
  const [college, setCollege] = useState('');
  const [round, setRound] = useState<string | null>(null);
  const { colleges, ...search } = useCollegeSuggestions(college);
  const known = useKnownDeadline(college, round);
  const [errors, setErrors] = useState<NewApplicationErrors>({});
  const [busy, setBusy] = useState(false);

  /** Who has left the page meanwhile is not taken to another. */
  const open = useRef(false);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);

  async function create({ college, round, deadline: day, instant, status }: NewApplication) {
    const deadline = day === null ? null : (instant ?? instantOf(day, timeZone));
    const wrong: NewApplicationErrors = {};
    if (college === '') wrong.college = sentences.college;
    if (day !== null && deadline === null) wrong.deadline = sentences.deadline;
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const application = await send('createApplication', {
        body: { college, round: round as Round | null, deadline, status },
      });
      onCreated(application);
      if (open.current) navigate(applicationPath(application.id));
    } catch (problem) {
      setBusy(false);
      setErrors(refusalOf(problem));
    }
  }

  return (
    <AddApplicationDialog
      open
      onOpenChange={onClose}
      onCollegeChange={setCollege}
      suggestions={{
        ...search,
        colleges: colleges.map(({ name, location, plans }) => ({
          id: name,
          label: name,
          detail: location,
          plans: Object.entries(plans).map(([code, deadline]) => knownDate(code, deadline, timeZone)),
        })),
      }}
      onRoundChange={setRound}
      known={known}
      rounds={roundOptions}
      busy={busy}
      errors={errors}
      onCreate={(application) => void create(application)}
    />
  );
}

/** Says what was refused at its field, or about the form as a whole. */
function refusalOf(problem: unknown): NewApplicationErrors {
  const { college, deadline, status } = (problem instanceof Problem && problem.fields) || {};
  if (college || deadline) return { college, deadline };
  return { form: status ?? messageFor(problem, 'createApplication') };
}
