import { AddApplicationDialog, type NewApplication } from '@laurel/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ApplicationSummary, Round } from '#contract/applications.ts';
import { instantOf } from '#contract/dates.ts';
import { roundNames } from '#contract/round-names.ts';
import { sentences } from '#contract/sentences.ts';
import { deadlineInWords } from '#contract/when-due.ts';
import { roundOptions } from '#app/features/college-search/rounds.ts';
import { useSettled } from '#app/features/college-search/useSettled.ts';
import { useCollegeSuggestions } from '#app/features/college-search/useCollegeSuggestions.ts';
import { knownDate, useKnownDeadline } from '#app/features/college-search/useKnownDeadline.ts';
import { useForm } from '#app/lib/useForm.ts';
import { useLeft } from '#app/lib/useLeft.ts';
import { LEAVING } from '#app/lib/useRequest.ts';
import { applicationPath } from '#app/paths.ts';
import { useClock } from '#app/state/clock.ts';
import { useAnswerWhen, useSend } from '#app/state/server.ts';
import { useListed } from './useListed.ts';
import { verdictLines } from './verdict-lines.ts';

interface AddApplicationProps {
  applications: readonly ApplicationSummary[];
  onClose: () => void;
  onCreated: (application: ApplicationSummary) => void;
}

/** The dialog that adds an application and opens its page, or adds several. */
export function AddApplication({ applications, onClose, onCreated }: AddApplicationProps) {
  const send = useSend();
  const [, navigate] = useLocation();
  const { now, timeZone } = useClock();
  const [college, setCollege] = useState('');
  const [round, setRound] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const { colleges, ...search } = useCollegeSuggestions(college);
  const known = useKnownDeadline(college, round);
  const verdicts = useVerdicts(college, round as Round | null, day && instantOf(day, timeZone), applications);
  const listed = useListed(applications, college, round);
  const { busy, error, errors, submit } = useForm('createApplication', 'college', 'deadline');
  const [added, setAdded] = useState<string[]>([]);
  const left = useLeft();

  async function create({ college, round, deadline: day, instant, status }: NewApplication, next: 'open' | 'another') {
    const deadline = day === null ? null : (instant ?? instantOf(day, timeZone));
    const wrong = {
      college: college === '' ? sentences.college : undefined,
      deadline: day !== null && deadline === null ? sentences.deadline : undefined,
    };
    await submit(wrong, async () => {
      const body = { college, round: round as Round | null, deadline, status };
      const application = await send('createApplication', { body });
      onCreated(application);
      if (next === 'open') {
        if (!left.current) navigate(applicationPath(application.id));
        return LEAVING;
      }
      setCollege('');
      setAdded((all) => [...all, inWords(application, timeZone)]);
    });
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
          plans: Object.entries(plans).map(([code, deadline]) => knownDate(code, deadline, now, timeZone)),
        })),
      }}
      listed={listed}
      onRoundChange={setRound}
      onDeadlineChange={setDay}
      known={known}
      verdicts={verdicts}
      rounds={roundOptions}
      busy={busy}
      errors={{ ...errors, form: error }}
      added={added}
      onCreate={(application, next) => void create(application, next)}
    />
  );
}

/** Whether the plan in the form goes together with the student's own; nothing until both college and round are given. */
function useVerdicts(
  college: string,
  round: Round | null,
  deadline: string | null,
  applications: readonly ApplicationSummary[],
) {
  const typed = college.trim();
  const settled = useSettled(typed);
  const asked = round !== null && typed !== '' && typed === settled;
  const { data } = useAnswerWhen(asked, 'checkRound', {
    body: { college: settled, round: round ?? 'other', deadline },
  });
  return asked && data ? verdictLines(data.pairs, null, applications) : [];
}

/** Brown University, Early Decision, due Nov 1, 2026. */
function inWords({ college, round, deadline }: ApplicationSummary, timeZone: string) {
  const due = deadline && `due ${deadlineInWords('Nov 7, 2026', deadline, timeZone)}`;
  return [college, round && roundNames[round], due].filter(Boolean).join(', ');
}
