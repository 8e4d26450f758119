import { Button, EmptyState, Link, PageContent, PageHead, Select, Sheet, Skeleton } from '@laurel/ui';
import { Printer } from 'lucide-react';
import { useLocation, useParams } from 'wouter';
import { formatDate } from '#contract/format-date.ts';
import type { Sheet as SheetAnswer } from '#contract/sheets.ts';
import { AppPage } from '#app/features/app-page/AppPage.tsx';
import { MissingPage } from '#app/features/app-page/MissingPage.tsx';
import { Crumb } from '#app/lib/Crumb.tsx';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { useCopy } from '#app/lib/useCopy.ts';
import { hasStatus } from '#app/lib/was-refused.ts';
import { paths, sheetPath } from '#app/paths.ts';
import { useClock } from '#app/state/clock.ts';
import { useAnswer } from '#app/state/server.ts';
import { useMe } from '#app/state/session.ts';
import { factsIn, groupsWithLinks, nothingToPaste } from './content.ts';
import { useSheet } from './useSheet.ts';
import classes from './sheets.module.css';

const extracurriculars = { name: 'Extracurriculars', href: paths.extracurriculars };

/** What a student has, in the fields of an application form: to copy from there, and to tick what is pasted. */
export function SheetPage() {
  const { form } = useParams<{ form: string }>();
  return <SheetOf key={form} form={form} />;
}

function SheetOf({ form }: { form: string }) {
  const { sheet, error, refetch, tick } = useSheet(form);
  const { data: forms = [] } = useAnswer('listForms');
  const copy = useCopy();
  const [, navigate] = useLocation();
  const known = sheet?.form ?? forms.find(({ key }) => key === form);
  const label = known?.label ?? 'Sheet';

  if (hasStatus(error, 404))
    return <MissingPage what="form" section="extracurriculars" crumb={<Crumb parent={extracurriculars} here="" />} />;
  return (
    <AppPage
      title={label}
      section="extracurriculars"
      crumb={<Crumb parent={extracurriculars} here={known?.label ?? ''} />}
    >
      <PageContent aria-busy={!sheet && !error}>
        <PrintLine label={label} />
        <PageHead
          title={label}
          lead={
            <span className={classes.onScreen}>
              In the order of the form. Copy a field, paste it there, tick it here.
            </span>
          }
          actions={
            <>
              {known && (
                <Select
                  label="Form"
                  className={classes.form}
                  value={form}
                  options={(forms.length > 0 ? forms : [known]).map(({ key, label }) => ({ value: key, label }))}
                  onChange={(next) => navigate(sheetPath(next))}
                />
              )}
              <Button className={classes.onScreen} icon={Printer} onClick={() => window.print()}>
                Print
              </Button>
            </>
          }
        />
        {!sheet && error && <FailedPanel error={error} failing="sheet" onRetry={refetch} />}
        {!sheet && !error && <Loading />}
        {sheet && isBlank(sheet) && (
          <EmptyState
            {...nothingToPaste}
            action={
              <Button asChild>
                <Link href={paths.extracurriculars}>Open Extracurriculars</Link>
              </Button>
            }
          />
        )}
        {sheet && !isBlank(sheet) && (
          <Sheet
            groups={groupsWithLinks(sheet)}
            missing={sheet.missing}
            facts={factsIn(sheet)}
            sources={sheet.sources.map(({ name, url, checkedOn, dated }) => ({
              name: dated ? `${name} (${dated})` : name,
              url,
              read: `read ${formatDate('November 7, 2026', checkedOn)}`,
            }))}
            onCopy={({ value }) => copy(value, null)}
            onPasted={tick}
          />
        )}
      </PageContent>
    </AppPage>
  );
}

/** Says on paper whose sheet it is, and of which day. */
function PrintLine({ label }: { label: string }) {
  const { today } = useClock();
  return (
    <p className={classes.print}>
      {useMe().name} · {label} · printed {formatDate('November 7, 2026', today)}
    </p>
  );
}

/** Nothing is written of what the form asks for, and there is a page to begin on. */
const isBlank = ({ groups }: SheetAnswer) =>
  groups.some(({ key }) => key === 'activities') &&
  groups.every(({ entries }) => entries.every(({ fields }) => fields.every(({ value }) => value === '')));

function Loading() {
  return (
    <div className={classes.loading}>
      <Skeleton width="240px" height="6px" />
      {[1, 2, 3].map((row) => (
        <div key={row} className={classes.entry}>
          <Skeleton width="220px" height="18px" />
          <Skeleton width="74%" height="14px" />
          <Skeleton width="62%" height="14px" />
          <Skeleton width="80%" height="14px" />
        </div>
      ))}
    </div>
  );
}
