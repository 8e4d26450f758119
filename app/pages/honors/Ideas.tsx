import { OpportunityPanel, type OpportunityWish } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Opportunity } from '#contract/opportunities.ts';
import { messages } from '#app/lib/messages.ts';
import { useForm } from '#app/lib/useForm.ts';
import { apiAtom } from '#app/state/session.ts';
import { usePlace } from './usePlace.ts';

const NUMBER_OF_IDEAS = 6;

const CHOSEN_NEARBY =
  "Chosen from Laurel's own directory by your interests and place, and by your grade where your record shows it, without AI. Dates and rules change, so check each page.";
const CHOSEN =
  "Chosen from Laurel's own directory by your interests, and by your grade where your record shows it, without AI. Share a place to see what is near you. Dates and rules change, so check each page.";

/** Finds opportunities for the student's interests, and near the student where a place is given. */
export function Ideas() {
  const api = useAtomValue(apiAtom);
  const { location, coordinates, locate, forget } = usePlace();
  const [ideas, setIdeas] = useState<Opportunity[] | null>(null);
  const [about, setAbout] = useState<{ note: string | null; howChosen: string }>();
  const { busy, error, errors, submit } = useForm('opportunities', 'place', 'interests');

  async function generate({ place, interests, radiusMi, citizenship }: OpportunityWish) {
    const where = coordinates ?? (place ? { place } : null);
    await submit({}, async () => {
      const body = { ...where, interests, radiusMi, citizenship, n: NUMBER_OF_IDEAS };
      const { items, note } = await api('findOpportunities', { body });
      setIdeas(items);
      setAbout({ note, howChosen: where ? CHOSEN_NEARBY : CHOSEN });
    });
  }

  return (
    <OpportunityPanel
      location={location}
      unavailable={messages.location}
      onLocate={locate}
      onForget={forget}
      ideas={ideas}
      note={about?.note}
      howChosen={about?.howChosen}
      busy={busy}
      errors={{ ...errors, form: error }}
      onGenerate={(wish) => void generate(wish)}
    />
  );
}
