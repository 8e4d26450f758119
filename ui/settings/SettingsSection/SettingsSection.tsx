import { type ReactNode, useId } from 'react';
import classes from './SettingsSection.module.css';

export interface SettingsSectionProps {
  title: string;
  /** What it is for, in a sentence or two. */
  description: ReactNode;
  children: ReactNode;
}

/** One matter of the settings: what it is at the left, what can be done at the right. */
export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={classes.root} aria-labelledby={id}>
      <div>
        <h2 className={classes.title} id={id}>
          {title}
        </h2>
        <p className={classes.description}>{description}</p>
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}

interface SettingsRowProps {
  title: string;
  description: ReactNode;
  /** What can be pressed. */
  action: ReactNode;
}

/** One thing to do within a section. */
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
