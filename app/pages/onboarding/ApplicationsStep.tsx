import { Banner, Button, TextLink } from '@laurel/ui';
import { CalendarSearch } from 'lucide-react';
import { paths } from '#app/paths.ts';
import { useMe } from '#app/state/session.ts';
import { ImportStep, type ImportStepProps } from './ImportStep.tsx';
import type { useFillDeadlines } from './useFillDeadlines.ts';
import classes from './onboarding.module.css';

interface ApplicationsStepProps extends ImportStepProps {
  deadlines: ReturnType<typeof useFillDeadlines>;
}

/** Imports applications, and fills in the deadlines that are known. */
export function ApplicationsStep({ deadlines, ...props }: ApplicationsStepProps) {
  const me = useMe();
  const { fill, busy, says, error, canFill } = deadlines;
  return (
    <ImportStep
      {...props}
      duplicateNote={
        <>
          A duplicate has the college and the round of an application that is on your list already, or of an earlier row
          here. For another round, choose that in its row.{' '}
          {me.onboarded && <TextLink href={paths.applications}>See your applications</TextLink>}
        </>
      }
      tool={
        <Button icon={CalendarSearch} onClick={() => void fill()} busy={busy} disabled={!canFill && !busy}>
          {busy ? 'Filling…' : 'Fill deadlines'}
        </Button>
      }
      toolSays={
        <>
          <div role="status">
            {says.length > 0 && (
              <div className={classes.filled}>
                {says.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </div>
            )}
          </div>
          {error && (
            <Banner className={classes.said} action={{ label: 'Try again', onAction: () => void fill() }}>
              {error}
            </Banner>
          )}
        </>
      }
    />
  );
}
