import type { OpportunityPanelProps, OpportunityWish } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Opportunity } from '#contract/opportunities.ts';
import { Problem } from '#contract/problem.ts';
import { messageFor } from '#app/lib/messages.ts';
import { apiAtom } from '#app/state/session.ts';
import type { Coordinates } from './usePlace.ts';

const NUMBER_OF_IDEAS = 6;

interface Found {
  ideas: Opportunity[];
  /** Whether it was known where the student is. */
  nearby: boolean;
}

/** What was found for the student's interests and place. */
export function useIdeas(coordinates: Coordinates | null) {
  const api = useAtomValue(apiAtom);
  const [found, setFound] = useState<Found | null>(null);
  const [errors, setErrors] = useState<OpportunityPanelProps['errors']>({});
  const [busy, setBusy] = useState(false);

  async function generate({ place, interests, radiusMi }: OpportunityWish) {
    const where = coordinates ?? (place ? { place } : null);
    setBusy(true);
    setErrors({});
    try {
      const body = { ...where, interests, radiusMi, n: NUMBER_OF_IDEAS };
      const { items } = await api('findOpportunities', { body });
      setFound({ ideas: items, nearby: where !== null });
    } catch (problem) {
      const { place, interests } = (problem instanceof Problem && problem.fields) || {};
      setErrors(place || interests ? { place, interests } : { form: messageFor(problem, 'opportunities') });
    } finally {
      setBusy(false);
    }
  }

  return { ideas: found?.ideas ?? null, nearby: found?.nearby ?? false, errors, busy, generate };
}
