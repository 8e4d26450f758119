import { ArrowRight } from 'lucide-react';
import { sections } from '../../layout/AppShell/sections.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import classes from './SuggestionList.module.css';

export interface Suggestion {
  text: string;
  /** The section in which the student acts on it. */
  section: 'essays' | 'extracurriculars' | 'applications' | 'dashboard';
  href: string;
}

/** What to do next, each a link to where it is done. */
export function SuggestionList({ suggestions }: { suggestions: readonly Suggestion[] }) {
  if (suggestions.length === 0) return <p className={classes.none}>Nothing presses right now.</p>;
  return (
    <ul className={classes.root}>
      {suggestions.map(({ text, section, href }) => {
        const { name, icon: Icon } = sections.find((place) => place.section === section)!;
        return (
          <li key={text}>
            <Link className={classes.row} href={href}>
              <Icon aria-hidden="true" />
              <span className={classes.text} dir="auto">
                {text}
              </span>
              <span className={classes.place}>{name}</span>
              <ArrowRight className={classes.arrow} aria-hidden="true" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
