import { Banner, Button } from '@laurel/ui';
import { CalendarSearch } from 'lucide-react';
import { ImportStep, type ImportStepProps } from './ImportStep.tsx';
import { applications } from './imports.ts';
import { useFillDeadlines } from './useFillDeadlines.ts';
import classes from './onboarding.module.css';

/** Brings in applications, and fills in the deadlines that are known. */
export function ApplicationsStep(props: ImportStepProps) {
  const { fill, busy, says, error, canFill } = useFillDeadlines(props);
  return (
    <ImportStep
      {...props}
      of={applications}
      tool={
        <Button onClick={() => void fill()} busy={busy} disabled={!canFill && !busy}>
          {!busy && <CalendarSearch aria-hidden="true" />}
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
