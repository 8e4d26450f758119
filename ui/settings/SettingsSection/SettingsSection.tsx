import { type ReactNode, useId } from 'react';
import classes from './SettingsSection.module.css';

export interface SettingsSectionProps {
  /** For links to it. */
  id?: string;
  title: string;
  /** Its purpose in a sentence or two. */
  description: ReactNode;
  children: ReactNode;
}

/** A section of the settings: its purpose at the left, its controls at the right. */
export function SettingsSection({ id, title, description, children }: SettingsSectionProps) {
  const headingId = useId();
  return (
    <section id={id} className={classes.root} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{title}</h2>
        <p className={classes.description}>{description}</p>
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}

interface SettingsRowProps {
  title: string;
  description: ReactNode;
  action: ReactNode;
}

export function SettingsRow({ title, description, action }: SettingsRowProps) {
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.name}>{title}</h3>
        <p className={classes.about}>{description}</p>
      </div>
      {action}
    </div>
  );
}
