import { HonorForm, type HonorFormProps, HonorList, newHonor, PageContent, PageHead } from '@laurel/ui';
import { useRef, useState } from 'react';
import { sentences } from '#contract/sentences.ts';
import { AppPage } from '#app/features/app-page/AppPage.tsx';
import { SheetLink } from '#app/features/sheets/SheetLink.tsx';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { useOpenedByAddress } from '#app/lib/useOpenedByAddress.ts';
import { useSearchText } from '#app/lib/useSearchText.ts';
import { useMe } from '#app/state/session.ts';
import { useUnsavedForm } from '#app/storage/useUnsavedForm.ts';
import { NEW, writingIds } from '#app/storage/writing-ids.ts';
import { noHonors } from './content.ts';
import { honorsInWords } from './honors-in-words.ts';
import { Ideas } from './Ideas.tsx';
import { useHonors } from './useHonors.ts';
import classes from './honors.module.css';

export function HonorsPage() {
  const { honors, error, refetch, add, list } = useHonors();
  const [query, find] = useSearchText();
  const title = useRef<HTMLInputElement>(null);
  const [forForms, setForForms] = useState<string | null>(null);
  useOpenedByAddress(honors !== undefined, (id) => {
    setForForms(id);
    list.onEdit(id);
  });

  return (
    <AppPage title="Honors" section="honors">
      <PageContent>
        {/* A space has the height of the line until the honors are loaded. */}
        <PageHead title="Honors & Awards" lead={honors ? honorsInWords(honors) : '\u00a0'} actions={<SheetLink />} />
        <div className={classes.root}>
          <div>
            <AddHonor
              titleRef={title}
              onAdd={(honor) => {
                // A search could hide what is added.
                if (query !== '') find('');
                return add(honor);
              }}
            />
            <div className={classes.list}>
              {error && !honors ? (
                <FailedPanel error={error} failing="honors" onRetry={refetch} />
              ) : (
                <HonorList
                  {...list}
                  forForms={forForms}
                  empty={noHonors}
                  titleRequired={sentences.honorTitle}
                  query={query}
                  onQueryChange={find}
                  onAddFirst={() => title.current?.focus()}
                />
              )}
            </div>
          </div>
          <div className={classes.ideas}>
            <Ideas />
          </div>
        </div>
      </PageContent>
    </AppPage>
  );
}

/** Adds an honor. The browser stores what is typed until it is added, also when the page is left. */
function AddHonor({ onAdd, titleRef }: Pick<HonorFormProps, 'onAdd' | 'titleRef'>) {
  const { fields, change, forget } = useUnsavedForm(useMe().id, writingIds.honor(NEW), newHonor);
  return (
    <HonorForm
      value={fields}
      onChange={change}
      titleRef={titleRef}
      titleRequired={sentences.honorTitle}
      onAdd={async (honor) => {
        const refused = await onAdd(honor);
        if (!refused) forget(fields);
        return refused;
      }}
    />
  );
}
