import { HonorList, PageContent, PageHead } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { sentences } from '#contract/sentences.ts';
import { AppPage } from '#app/features/app-page/AppPage.tsx';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { messageFor } from '#app/lib/messages.ts';
import { useSearchText } from '#app/lib/useSearchText.ts';
import { meAtom } from '#app/state/session.ts';
import { AddHonor } from './AddHonor.tsx';
import { honorsInWords } from './honors-in-words.ts';
import { Ideas } from './Ideas.tsx';
import { useHonorDrafts } from './useHonorDrafts.ts';
import { useHonors } from './useHonors.ts';
import classes from './honors.module.css';

export function HonorsPage() {
  const { data: me } = useAtomValue(meAtom);
  const studentId = me?.id ?? '';
  const { honors, error, refetch, saving, add, change, remove } = useHonors(studentId);
  const drafts = useHonorDrafts(studentId, honors);
  const [query, find] = useSearchText();
  const title = useRef<HTMLInputElement>(null);

  return (
    <AppPage title="Honors" section="honors" crumb={<b>Honors</b>}>
      <PageContent>
        {/* A space has the height of the line until the honors are loaded. */}
        <PageHead title="Honors & Awards" lead={honors ? honorsInWords(honors) : '\u00a0'} />
        <div className={classes.root}>
          <div>
            <AddHonor
              studentId={studentId}
              titleRef={title}
              onAdd={(honor) => {
                // A search could hide what is added.
                if (query !== '') find('');
                return add(honor);
              }}
            />
            <div className={classes.list}>
              {error && !honors ? (
                <FailedPanel title={messageFor(error, 'honors')} onRetry={() => void refetch()} />
              ) : (
                <HonorList
                  honors={honors}
                  saving={saving}
                  drafts={drafts.drafts}
                  onEdit={drafts.open}
                  onDraftChange={drafts.change}
                  titleRequired={sentences.honorTitle}
                  query={query}
                  onQueryChange={find}
                  onSave={change}
                  onDelete={remove}
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
