import {
  AnalyzingOverlay,
  Banner,
  celebrate,
  type EssayHighlight,
  PromptField,
  SaveIndicator,
  ScoreExplained,
  Select,
  showHighlight,
  statusOf,
  useToast,
  Workspace,
  writingStatuses,
} from '@laurel/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { BUILT_IN } from '#contract/built-in.ts';
import { CATEGORY_MEANINGS } from '#contract/category-meanings.ts';
import { CATEGORY_WEIGHTS } from '#contract/category-weights.ts';
import { limits } from '#contract/limits.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { countWords } from '#contract/words.ts';
import { AppPage } from '#app/features/app-page/AppPage.tsx';
import { ConflictDialog } from '#app/features/conflict/ConflictDialog.tsx';
import { DeletedElsewhere } from '#app/features/deletion/DeletedElsewhere.tsx';
import { EssayFileInput } from '#app/features/essay-file/EssayFileInput.tsx';
import { engineName, modelName } from '#app/lib/engine-name.ts';
import type { UnsavedWriting } from '#app/storage/unsaved-writing.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { useCopy } from '#app/lib/useCopy.ts';
import type { Essay } from '#app/state/essay.ts';
import type { EssaySource } from '#app/state/essay-sources.ts';
import { useNewest, useWriting } from '#app/state/writing.ts';
import { Crumb, PhoneBar, Toolbar } from './WorkspaceBars.tsx';
import { Versions } from './Versions.tsx';
import { remarksOn } from './remarks.ts';
import { useEssayList } from './useEssayList.ts';
import { useReplaceText } from './useReplaceText.ts';
import { useScoring } from './useScoring.ts';
import { useUpload } from './useUpload.ts';
import { useWorkspaceKeys } from './useWorkspaceKeys.ts';
import { WrittenText, WrittenWords } from './written-parts.tsx';
import classes from './workspace.module.css';

/** After the last change of what goes with the text, in ms. */
const META_DELAY = 450;

interface EssayWorkspaceProps {
  source: EssaySource;
  /** As it was read last. */
  read: Essay;
  /** Whether it was read, or tried to, since the page opened. */
  upToDate: boolean;
  kept: UnsavedWriting | null;
  studentId: string;
}

export function EssayWorkspace({ source, read, upToDate, kept, studentId }: EssayWorkspaceProps) {
  const writing = useWriting(source, read, kept, studentId, upToDate);
  const { essay, written, change, conflict } = writing;
  const scoring = useScoring(source, writing);
  const { replace, note, onKeyDown } = useReplaceText(writing);
  const { reading, upload, error: uploadError } = useUpload(writing, replace);
  const { title } = written;
  const { college } = essay;
  const essays = useEssayList({ id: source.id, title, college });
  const [comparing, setComparing] = useState(false);
  const [looksBack, setLooksBack] = useState(false);
  const [explaining, setExplaining] = useState(false);
  const toast = useToast();
  const copy = useCopy();
  const wreath = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const remarksIn = useMemo(() => remarksOn(essay), [essay]);
  // The page is drawn anew only where something of it is another, never for a letter.
  const remarks = useNewest(writing, ({ text }) => remarksIn(text).lists);
  const blank = useNewest(writing, ({ text }) => !/\S/.test(text));
  const outdated = useNewest(writing, ({ text }) => essay.scoreOutdated || text !== essay.text);
  const name = college ? `${title}, ${college}` : title;
  const isMain = source.id === MAIN_ESSAY.id;

  useShownHighlight(() => remarksIn(writing.newest().text).highlights);

  async function score(engine?: typeof BUILT_IN) {
    const rose = await scoring.score(engine);
    if (rose && wreath.current) void celebrate(wreath.current);
  }

  const actions = {
    blank,
    copy: () => {
      const { text } = writing.newest();
      const words = countWords(text);
      void copy(text, `Copied ${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`);
    },
    download: () => saveFile(`${name}.txt`, new Blob([writing.newest().text], { type: 'text/plain;charset=utf-8' })),
    upload: () => files.current?.click(),
    reading: reading !== undefined,
    versions: () => setLooksBack(true),
    detect: () => {
      console.log('Local AI Detection', { words: countWords(writing.newest().text) });
      toast({
        text: 'Local AI Detection only writes a line to the browser console. Detectors are often wrong, so Laurel shows no number.',
      });
    },
  };

  useWorkspaceKeys({
    covered: comparing || looksBack || explaining || scoring.scoring,
    score: () => void score(),
    save: () => void writing.saveNow(),
    previous: essays.previous,
    next: essays.next,
  });

  const engine = essay.engine ?? BUILT_IN;
  const result =
    essay.score === null || essay.categories === null
      ? null
      : {
          score: essay.score,
          previousScore: essay.previousScore,
          outdated,
          categories: essay.categories,
          likes: remarks.likes,
          needsWork: remarks.needsWork,
          scoredBy: engineName(engine),
          otherCoach: scoring.otherCoach,
        };
  const saved = <SaveIndicator state={writing.saveState} />;

  return (
    <AppPage
      title={name}
      section="essays"
      focused
      crumb={<Crumb essays={essays} saved={saved} />}
      phoneBar={<PhoneBar title={title} essays={essays} saved={saved} {...actions} />}
    >
      <Workspace
        title={title}
        toolbar={<Toolbar {...actions} />}
        prompt={
          <PromptField
            title={{ value: title, onChange: (next) => change({ title: next }, META_DELAY) }}
            value={written.prompt}
            onChange={(prompt) => change({ prompt }, META_DELAY)}
          />
        }
        editor={
          <>
            {conflict && (
              <Banner
                className={classes.banner}
                action={{ label: 'Compare both texts', onAction: () => setComparing(true) }}
              >
                This essay was changed somewhere else. Your words are kept here until you choose.
              </Banner>
            )}
            {writing.deleted && (
              <div className={classes.banner}>
                <DeletedElsewhere
                  what="essay"
                  ids={essay.restoreIds}
                  words={() => writing.newest().text}
                  field={box}
                  onRestored={writing.restored}
                />
              </div>
            )}
            {writing.saveError && (
              <Banner className={classes.banner}>
                {writing.saveError}{' '}
                {writing.saveState === 'unkept' ? 'Keep this page open.' : 'What you wrote is kept on this device.'}
              </Banner>
            )}
            {reading !== undefined && (
              <Banner kind="info" className={classes.banner}>
                Reading {reading}…
              </Banner>
            )}
            {uploadError !== undefined && (
              <Banner className={classes.banner} action={{ label: 'Choose another file', onAction: actions.upload }}>
                {uploadError}
              </Banner>
            )}
            <EssayFileInput ref={files} hidden onFile={(file) => void upload(file)} />
            <WrittenText
              writing={writing}
              remarksIn={remarksIn}
              readOnly={scoring.scoring || reading !== undefined}
              onKeyDown={onKeyDown}
              ref={box}
            />
          </>
        }
        foot={
          <>
            <WrittenWords
              writing={writing}
              limit={written.wordLimit}
              max={limits.wordLimit}
              optional={!isMain}
              onLimitChange={(wordLimit) => change({ wordLimit }, META_DELAY)}
            />
            <Select
              className={classes.status}
              label="Status"
              look="small"
              value={statusOf(written.status, writingStatuses)}
              options={writingStatuses}
              onChange={(status) => change({ status }, META_DELAY)}
            />
          </>
        }
        score={{
          result,
          busy: scoring.scoring,
          error: scoring.failure?.error,
          onScore: () => void score(),
          onBuiltIn: scoring.failure?.modelFailed ? () => void score(BUILT_IN) : undefined,
          usedUp: scoring.failure?.usedUp,
          onShow: showHighlight,
          onExplain: () => setExplaining(true),
          wreathRef: wreath,
        }}
      />
      <AnalyzingOverlay active={scoring.scoring} />
      {conflict && (
        <ConflictDialog
          open={comparing}
          onOpenChange={setComparing}
          writing={{ ...writing, written: writing.newest() }}
          stored={conflict}
          onReplaced={note}
        />
      )}
      {result && (
        <ScoreExplained
          open={explaining}
          onOpenChange={setExplaining}
          of="essay"
          model={modelName(engine)}
          weights={CATEGORY_WEIGHTS}
          meanings={CATEGORY_MEANINGS}
          result={result}
        />
      )}
      {looksBack && (
        <Versions essayId={source.id} writing={writing} replace={replace} onClose={() => setLooksBack(false)} />
      )}
    </AppPage>
  );
}

/** Shows the first highlight to a student who has come for the highlights: `?highlights` in the address. */
function useShownHighlight(highlights: () => readonly EssayHighlight[]) {
  const wanted = new URLSearchParams(useSearch()).has('highlights');
  const show = useEffectEvent(() => {
    const [first] = highlights().toSorted((a, b) => a.start - b.start);
    if (wanted && first) showHighlight(first.id);
  });
  useEffect(() => show(), []);
}
