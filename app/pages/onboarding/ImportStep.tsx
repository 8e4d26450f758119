import { Banner, Button, ImportPreview, ImportResult, ImportTable, RowsToCorrect } from '@laurel/ui';
import { Eye } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import { useClock } from '#app/state/clock.ts';
import { StepHeading } from './StepHeading.tsx';
import type { ImportOfStep } from './useImport.ts';
import classes from './onboarding.module.css';

export interface ImportStepProps {
  of: ImportOfStep;
  /** Presses Next again, where it failed. */
  onNext: () => void;
  focus: boolean;
}

interface Props extends ImportStepProps {
  /** Another button for the rows, and what it has done. */
  tool?: ReactNode;
  toolSays?: ReactNode;
  /** What is said about rows that are there already. */
  duplicateNote?: ReactNode;
}

/** A table to fill in or paste rows. Next imports them, or they are previewed and imported from there. */
export function ImportStep({ of, onNext, focus, tool, toolSays, duplicateNote }: Props) {
  const { timeZone } = useClock();
  const { kind, calendar, rows, busy, failure, preview, errors, result, stop, stoppedAt } = of;
  const table = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const previewed = preview?.rows;
  useEffect(() => heading.current?.focus(), [previewed]);
  useEffect(() => done.current?.focus(), [result]);
  useEffect(() => {
    if (stop) table.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [stop]);

  return (
    <>
      <StepHeading focus={focus}>{kind.heading}</StepHeading>
      <p className={classes.lead}>{kind.lead}</p>
      {/* The rows can't be changed while they are imported. */}
      <div ref={table} inert={busy === 'import'}>
        <ImportTable
          label={kind.label}
          columns={kind.columns}
          rows={rows}
          onChange={of.setRows}
          errors={errors}
          maxRows={limits.importRows}
          calendar={calendar}
          actions={
            <>
              {tool}
              <Button
                icon={Eye}
                onClick={() => void of.runPreview()}
                busy={busy === 'preview'}
                disabled={of.filled === 0}
              >
                {busy === 'preview' ? 'Previewing…' : 'Preview'}
              </Button>
            </>
          }
        />
      </div>
      {toolSays}
      {failure && failure.of !== 'import' && (
        <Banner
          className={classes.said}
          action={{ label: 'Try again', onAction: failure.of === 'next' ? onNext : () => void of.runPreview() }}
        >
          {failure.message}
        </Banner>
      )}
      {preview && (
        <ImportPreview
          columns={kind.shown}
          rows={preview.rows.map(({ row, number, ...what }) => {
            const [name, ...others] = kind.show(row.cells, timeZone);
            return { id: row.id, cells: [name.trim() || `Row ${number}`, ...others], ...what };
          })}
          stale={preview.stale}
          busy={busy === 'import'}
          error={failure?.of === 'import' ? failure.message : undefined}
          duplicateNote={duplicateNote}
          onImport={() => void of.importPreviewed()}
          ref={heading}
        />
      )}
      {result && (
        <div className={classes.said}>
          <ImportResult {...result} ref={done} />
        </div>
      )}
      <RowsToCorrect rows={stoppedAt} className={classes.said} />
    </>
  );
}
