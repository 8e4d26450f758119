import { format } from 'date-fns';
import { CornerDownRight, ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import text from '../../styles/text.module.css';
import classes from './OpportunityIdea.module.css';

export interface Opportunity {
  name: string;
  category: string;
  description: string;
  whyItFits: string;
  url: string;
  /** The city and state of something local; null for what is not in one place. */
  place: string | null;
  /** Miles from the student; null for what is not in one place. */
  distanceMi: number | null;
  /** The month in which it usually closes, 1 to 12; null where there is no fixed one. */
  deadlineMonth: number | null;
}

/** An opportunity, and why it fits the student. */
export function OpportunityIdea({
  name,
  category,
  description,
  whyItFits,
  url,
  place,
  distanceMi,
  deadlineMonth,
}: Opportunity) {
  const nameId = useId();
  return (
    <article className={classes.root} aria-labelledby={nameId}>
      <h3 id={nameId}>{name}</h3>
      <div className={classes.facts}>{place ? `${category} · ${place}${awayInWords(distanceMi)}` : category}</div>
      <p className={classes.description}>{description}</p>
      <div className={classes.why}>
        <CornerDownRight aria-hidden="true" />
        <span>
          <span className={text.hidden}>Why it fits: </span>
          {whyItFits}
        </span>
      </div>
      <div className={classes.source}>
        <TextLink look="alone" href={url} target="_blank" rel="noreferrer">
          {new URL(url).hostname.replace(/^www\./, '')}
          <ExternalLink aria-hidden="true" />
          <span className={text.hidden}>about {name}, opens in a new tab</span>
        </TextLink>
        {deadlineMonth && <span>Usually closes in {format(new Date(2000, deadlineMonth - 1), 'MMMM')}</span>}
      </div>
    </article>
  );
}

/** Under 2 miles says only “near you”, because most places are known by the middle of their city. */
function awayInWords(miles: number | null) {
  if (miles === null) return '';
  return miles < 2 ? ', near you' : `, ${Math.round(miles)} mi`;
}
