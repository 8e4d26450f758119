import { HonorForm, HonorList, OpportunityPanel, PageContent, PageHead } from '@laurel/ui';
import { useRef } from 'react';
import { useSearchParams } from 'wouter';
import { AppPage } from '#app/lib/AppPage.tsx';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { messageFor } from '#app/lib/messages.ts';
import { honorsInWords } from './honorsInWords.ts';
import { useHonors } from './useHonors.ts';
import { useIdeas } from './useIdeas.ts';
import { usePlace } from './usePlace.ts';
import classes from './honors.module.css';

export function HonorsPage() {
  const { honors, error, refetch, saving, add, change, remove } = useHonors();
  const { location, coordinates, locate, forget } = usePlace();
  const { ideas, nearby, errors, busy, generate } = useIdeas(coordinates);
  const [search, setSearch] = useSearchParams();
  const title = useRef<HTMLInputElement>(null);

  const query = search.get('q') ?? '';
  const find = (next: string) => setSearch(next === '' ? {} : { q: next }, { replace: true });

  return (
    <AppPage title="Honors" section="honors" crumb={<b>Honors</b>}>
      <PageContent>
        {/* A space keeps the line's height until the honors are there. */}
        <PageHead title="Honors & Awards" lead={honors ? honorsInWords(honors) : '\u00a0'} />
        <div className={classes.root}>
          <div>
            <HonorForm
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
