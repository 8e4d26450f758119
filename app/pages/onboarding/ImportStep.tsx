import { Banner, Button, ImportPreview, ImportResult, type ImportRow, ImportTable } from '@laurel/ui';
import { Eye } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import type { Import } from './imports.ts';
import { StepHeading } from './StepHeading.tsx';
import { useImport } from './useImport.ts';
import classes from './onboarding.module.css';

export interface ImportStepProps {
  rows: readonly ImportRow[];
  onChange: (change: (rows: readonly ImportRow[]) => readonly ImportRow[]) => void;
  /** Told when an import begins and ends. */
  onImporting: (importing: boolean) => void;
  /** How many rows the student is about to leave without importing them; says so where there are any. */
  leaving: number;
  focus: boolean;
}

interface Props extends ImportStepProps {
  of: Import;
  /** Another button for the rows, and what came of it. */
  tool?: ReactNode;
  toolSays?: ReactNode;
}

/** Brings in rows: they are filled in, previewed and imported. */
export function ImportStep({ of: kind, rows, onChange, onImporting, leaving, focus, tool, toolSays }: Props) {
  const { hasRows, busy, failure, preview, errors, result, ...run } = useImport(kind, { rows, onChange, onImporting });
  const heading = useRef<HTMLHeadingElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const previewed = preview?.rows;
  useEffect(() => heading.current?.focus(), [previewed]);
  useEffect(() => done.current?.focus(), [result]);

  return (
    <>
      <StepHeading focus={focus}>{kind.heading}</StepHeading>
      <p className={classes.lead}>{kind.lead}</p>
      <ImportTable
        label={kind.label}
        columns={kind.columns}
        rows={rows}
        onChange={onChange}
        errors={errors}
        maxRows={limits.importRows}
        actions={
          <>
            {tool}
            <Button onClick={() => void run.runPreview()} busy={busy === 'preview'} disabled={!hasRows}>
              {busy !== 'preview' && <Eye aria-hidden="true" />}
              {busy === 'preview' ? 'Previewing…' : 'Preview'}
            </Button>
          </>
        }
      />
      {toolSays}
      {failure?.of === 'preview' && (
        <Banner className={classes.said} action={{ label: 'Try again', onAction: () => void run.runPreview() }}>
          {failure.message}
        </Banner>
      )}
      {preview && (
        <ImportPreview
          columns={kind.shown}
          rows={preview.rows.map(({ row, number, ...what }) => {
            const [name, ...others] = kind.show(row.cells);
            return { id: row.id, cells: [name.trim() || `Row ${number}`, ...others], ...what };
          })}
          stale={preview.stale}
          busy={busy === 'import'}
          error={failure?.of === 'import' ? failure.message : undefined}
          onImport={() => void run.importPreviewed()}
          ref={heading}
        />
      )}
      {result && (
        <div className={classes.said}>
          <ImportResult {...result} ref={done} />
        </div>
      )}
      <div role="status">
        {leaving > 0 && (
          <div className={classes.leaving}>
            <p>{sentenceFor(leaving)}</p>
            {!preview && (
              <Button onClick={() => void run.importAtOnce()} busy={busy !== null}>
                Import
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}

function sentenceFor(rows: number) {
  return rows === 1
    ? '1 row is not imported yet. Import it first, or press Next again to leave it out.'
    : `${rows} rows are not imported yet. Import them first, or press Next again to leave them out.`;
}
