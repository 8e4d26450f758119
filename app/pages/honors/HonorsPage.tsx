import { HonorList, OpportunityPanel, PageContent, PageHead } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { sentences } from '#contract/sentences.ts';
import { AppPage } from '#app/features/app-page/AppPage.tsx';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { messageFor, messages } from '#app/lib/messages.ts';
import { useSearchText } from '#app/lib/useSearchText.ts';
import { meAtom } from '#app/state/session.ts';
import { AddHonor } from './AddHonor.tsx';
import { noHonors } from './content.ts';
import { honorsInWords } from './honors-in-words.ts';
import { useHonorDrafts } from './useHonorDrafts.ts';
import { useHonors } from './useHonors.ts';
import { useIdeas } from './useIdeas.ts';
import { usePlace } from './usePlace.ts';
import classes from './honors.module.css';

export function HonorsPage() {
  const { data: me } = useAtomValue(meAtom);
  const studentId = me?.id ?? '';
  const { honors, error, refetch, saving, add, change, remove } = useHonors(studentId);
  const drafts = useHonorDrafts(studentId, honors);
  const { location, coordinates, locate, forget } = usePlace();
  const { ideas, nearby, errors, busy, generate } = useIdeas(coordinates);
  const [query, find] = useSearchText();
  const title = useRef<HTMLInputElement>(null);

  return (
    <AppPage title="Honors" section="honors" crumb={<b>Honors</b>}>
      <PageContent>
        {/* A space keeps the line's height until the honors are there. */}
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
                  empty={noHonors}
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
            <OpportunityPanel
              location={location}
              unavailable={messages.location}
              onLocate={locate}
              onForget={forget}
              ideas={ideas}
              note={
                nearby
                  ? "Chosen from Laurel's own directory by your interests, grade and place, without AI. Dates and rules change, so check each page."
                  : "Chosen from Laurel's own directory by your interests and grade, without AI. Share a place to see what is near you. Dates and rules change, so check each page."
              }
              busy={busy}
              errors={errors}
              onGenerate={(wish) => void generate(wish)}
            />
          </div>
        </div>
      </PageContent>
    </AppPage>
  );
}
