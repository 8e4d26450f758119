import { useId, useState } from 'react';
import { inFigures } from '../../in-words.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { SelectField } from '../../primitives/Select/SelectField.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import text from '../../styles/text.module.css';
import { type Opportunity, OpportunityIdea } from '../OpportunityIdea/OpportunityIdea.tsx';
import { PlaceField, type PlaceFieldProps } from '../PlaceField/PlaceField.tsx';
import classes from './OpportunityPanel.module.css';

/** How far to search, in miles. */
const radii = [5, 10, 25, 50] as const;
const DEFAULT_RADIUS = 25;

export interface OpportunityWish {
  interests: string;
  radiusMi: (typeof radii)[number];
  /** The ZIP code or city as it was typed; empty for none. */
  place: string;
  /** Null where the student does not say it. */
  citizenship: 'us' | 'permanentResident' | 'other' | null;
}

const UNSAID = 'unsaid';
const citizenships = [
  { value: UNSAID, label: 'Not said' },
  { value: 'us', label: 'US citizen' },
  { value: 'permanentResident', label: 'US permanent resident' },
  { value: 'other', label: 'Neither' },
] as const;

export interface OpportunityPanelProps extends Pick<
  PlaceFieldProps,
  'location' | 'unavailable' | 'onLocate' | 'onForget'
> {
  /** Null before the first search. */
  ideas: readonly Opportunity[] | null;
  /** What to know before reading the ideas, such as that none is near. */
  note?: string | null;
  /** How they were found; it stands under them. */
  howChosen?: string;
  busy?: boolean;
  /** Why the search failed: errors of fields, or `form` for the whole search. */
  errors: { place?: string; interests?: string; form?: string };
  onGenerate: (wish: OpportunityWish) => void;
}

/** What is said of ideas that a newer search failed to replace. */
const EARLIER = 'These ideas are from your last search.';

/** Searches for opportunities near the student that fit what they do. */
export function OpportunityPanel({
  ideas,
  note,
  howChosen,
  busy = false,
  errors,
  onGenerate,
  ...location
}: OpportunityPanelProps) {
  const titleId = useId();
  const [wish, setWish] = useState<OpportunityWish>({
    interests: '',
    radiusMi: DEFAULT_RADIUS,
    place: '',
    citizenship: null,
  });

  function generate() {
    onGenerate({ ...wish, interests: wish.interests.trim(), place: wish.place.trim() });
  }

  const hasFailed = Object.values(errors).some(Boolean);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>Opportunity Ideas</h2>
      <p className={classes.lead}>Things near you that fit what you already do.</p>
      <Form className={classes.form} aria-labelledby={titleId} refused={errors} busy={busy} onSubmit={generate}>
        <PlaceField
          {...location}
          value={wish.place}
          onChange={(place) => setWish({ ...wish, place })}
          error={errors.place}
        />
        <TextField
          label="Interests"
          placeholder="acoustics, repair, volleyball"
          dir="auto"
          help="Left empty, we go by your activities and honors."
          value={wish.interests}
          error={errors.interests}
          onChange={(event) => setWish({ ...wish, interests: event.target.value })}
        />
        <SegmentedControl
          label="Radius"
          showLabel
          value={String(wish.radiusMi)}
          options={radii.map((radius) => ({ value: String(radius), label: `${radius} mi` }))}
          onChange={(radius) => setWish({ ...wish, radiusMi: Number(radius) as OpportunityWish['radiusMi'] })}
        />
        <SelectField
          label="Citizenship"
          help="Leaves out what you could not enter. Used for this search and not kept."
          value={wish.citizenship ?? UNSAID}
          options={citizenships}
          onChange={(citizenship) => setWish({ ...wish, citizenship: citizenship === UNSAID ? null : citizenship })}
        />
        <Button variant="primary" type="submit" wide busy={busy}>
          {busy ? 'Generating...' : 'Generate'}
        </Button>
      </Form>
      <p className={text.hidden} role="status">
        {busy ? 'Looking for ideas...' : ideas && !errors.form && inFigures(ideas.length, 'idea')}
      </p>
      <div className={classes.results} aria-busy={busy}>
        {busy && [1, 2, 3].map((idea) => <IdeaSkeleton key={idea} />)}
        {!busy && errors.form && (
          <Banner className={classes.failed} action={{ label: 'Try again', onAction: generate }}>
            {errors.form}
          </Banner>
        )}
        {!busy && ideas && <Ideas ideas={ideas} note={hasFailed ? EARLIER : note} howChosen={howChosen} />}
      </div>
    </section>
  );
}

function Ideas({
  ideas,
  note,
  howChosen,
}: Pick<OpportunityPanelProps, 'note' | 'howChosen'> & { ideas: readonly Opportunity[] }) {
  return (
    <>
      {note && <p className={classes.note}>{note}</p>}
      {ideas.length === 0 && (
        <EmptyState title="No ideas found." text="Try a wider radius, other interests or another place." />
      )}
      {ideas.map((idea) => (
        <OpportunityIdea key={idea.url + idea.name} {...idea} />
      ))}
      {howChosen && ideas.length > 0 && <p className={classes.howChosen}>{howChosen}</p>}
    </>
  );
}

function IdeaSkeleton() {
  return (
    <div className={classes.skeleton}>
      <Skeleton width="72%" height="20px" />
      <Skeleton width="30%" height="14px" />
      <Skeleton height="36px" />
      <Skeleton width="88%" height="16px" />
    </div>
  );
}
