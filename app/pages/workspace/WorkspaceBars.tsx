import { ActionSheet, Button, IconButton, Link, Select, TextLink } from '@laurel/ui';
import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import type { useEssayList } from './useEssayList.ts';
import classes from './workspace.module.css';

/** What can be done with the text: a button of the toolbar, or on a phone a line of the menu. */
export interface EssayAction {
  label: string;
  icon: LucideIcon;
  disabled?: boolean;
  /** Whether the toolbar shows its icon alone: it is seldom pressed. */
  iconOnly?: boolean;
  /** Of one that opens something: whether that is open. */
  pressed?: boolean;
  /** What the button says while it is being done. */
  busyLabel?: string;
  /** Whether it is only in the menu of a phone, because it stands elsewhere otherwise. */
  phoneOnly?: boolean;
  onAction: () => void;
  /** What it does in the menu of a phone, where that is something else. */
  onPhone?: () => void;
}

interface BarProps {
  essays: ReturnType<typeof useEssayList>;
  saved: ReactNode;
}

/** Where the student is, and the ways to the other essays. */
export function Crumb({ essays, saved }: BarProps) {
  const alone = essays.noOthers && { 'aria-disabled': true, tip: essays.noOthers };
  return (
    <>
      <TextLink look="alone" className={classes.crumbLink} href={paths.essays}>
        Essays
      </TextLink>
      <ChevronRight className={classes.chevron} aria-hidden="true" />
      <Picker className={classes.picker} essays={essays} />
      <span className={classes.neighbours}>
        <IconButton icon={ChevronLeft} label="Previous essay" size="small" onClick={essays.previous} {...alone} />
        <IconButton icon={ChevronRight} label="Next essay" size="small" onClick={essays.next} {...alone} />
      </span>
      {saved}
    </>
  );
}

function Picker({ essays: { id, options, open }, className }: Pick<BarProps, 'essays'> & { className?: string }) {
  return <Select className={className} label="Essay picker" look="bare" value={id} options={options} onChange={open} />;
}

export const Toolbar = ({ actions }: { actions: readonly EssayAction[] }) =>
  actions
    .filter(({ phoneOnly }) => !phoneOnly)
    .map(({ label, icon, disabled, pressed, iconOnly, busyLabel, onAction }) => {
      const shared = {
        icon,
        size: 'small',
        disabled,
        'aria-pressed': pressed,
        'data-action': label,
        busy: !!busyLabel,
        onClick: onAction,
      } as const;
      return iconOnly ? (
        <IconButton key={label} label={label} {...shared} />
      ) : (
        <Button key={label} variant="ghost" {...shared}>
          {busyLabel ?? label}
        </Button>
      );
    });

interface PhoneBarProps extends BarProps {
  title: string;
  actions: readonly EssayAction[];
}

/** A phone's top bar: back, the picker, whether it is saved, and everything else behind one button. */
export function PhoneBar({ title, essays, saved, actions }: PhoneBarProps) {
  const disabled = essays.noOthers !== undefined;
  return (
    <>
      <IconButton icon={ChevronLeft} label="All essays" asChild className={classes.back}>
        <Link href={paths.essays} />
      </IconButton>
      <Picker className={classes.phonePicker} essays={essays} />
      <span className={classes.phoneEnd}>
        {saved}
        <ActionSheet
          title={title}
          trigger={<IconButton icon={Ellipsis} label="More actions" className={classes.more} />}
          actions={[
            ...actions.map(({ busyLabel, pressed, iconOnly, phoneOnly, onPhone, ...action }) => ({
              ...action,
              onAction: onPhone ?? action.onAction,
              disabled: action.disabled || !!busyLabel,
            })),
            { label: 'Previous essay', icon: ArrowLeft, disabled, onAction: essays.previous },
            { label: 'Next essay', icon: ArrowRight, disabled, onAction: essays.next },
          ]}
        />
      </span>
    </>
  );
}
