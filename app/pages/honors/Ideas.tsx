import { OpportunityPanel, type OpportunityPanelProps, type OpportunityWish } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Opportunity } from '#contract/opportunities.ts';
import { messages } from '#app/lib/messages.ts';
import { useRequest } from '#app/lib/useRequest.ts';
import { refusedFields } from '#app/lib/was-refused.ts';
import { apiAtom } from '#app/state/session.ts';
import { usePlace } from './usePlace.ts';

const NUMBER_OF_IDEAS = 6;

/** Finds opportunities for the student's interests, and near the student where a place is given. */
export function Ideas() {
  const api = useAtomValue(apiAtom);
  const { location, coordinates, locate, forget } = usePlace();
  const [ideas, setIdeas] = useState<Opportunity[] | null>(null);
  const [nearby, setNearby] = useState(false);
  const [wrong, setWrong] = useState<OpportunityPanelProps['errors']>({});
  const { busy, error, run } = useRequest('opportunities');

  async function generate({ place, interests, radiusMi }: OpportunityWish) {
    const where = coordinates ?? (place ? { place } : null);
    setWrong({});
    await run(async () => {
      const body = { ...where, interests, radiusMi, n: NUMBER_OF_IDEAS };
      const { items } = await api('findOpportunities', { body });
      setIdeas(items);
      setNearby(where !== null);
    }, refuse);
  }

  function refuse(problem: unknown) {
    const { place, interests } = refusedFields(problem);
    setWrong({ place, interests });
    return Boolean(place || interests);
  }

  return (
    <OpportunityPanel
      location={location}
      unavailable={messages.location}
      onLocate={locate}
      onForget={forget}
      ideas={ideas}
      note={
        nearby
          ? "Chosen from Laurel's own directory by your interests, grade and place, without AI. Dates and rules change, so check each page."
          : "Chosen from Laurel's own directory by your interests and grade, without AI. Share a place to see what is near you. Dates and rules change, so check each page."
      }
      busy={busy}
      errors={{ ...wrong, form: error }}
      onGenerate={(wish) => void generate(wish)}
    />
  );
}
