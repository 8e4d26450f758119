import {
  AnalyzingOverlay,
  celebrate,
  PromptField,
  ReadAloud,
  ReadText,
  SaveIndicator,
  ScoreExplained,
  Workspace,
} from '@laurel/ui';
import { Activity, useMemo, useRef, useState } from 'react';
import { useStore } from 'jotai';
import { BUILT_IN } from '#contract/built-in.ts';
import { CATEGORY_MEANINGS } from '#contract/category-meanings.ts';
import { CATEGORY_WEIGHTS } from '#contract/category-weights.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { countWords } from '#contract/words.ts';
import { AppPage } from '#app/features/app-page/AppPage.tsx';
import { ConflictDialog } from '#app/features/conflict/ConflictDialog.tsx';
import { EssayFileInput } from '#app/features/essay-file/EssayFileInput.tsx';
import { engineName, modelName } from '#app/lib/engine-name.ts';
import type { UnsavedWriting } from '#app/storage/unsaved-writing.ts';
import { saveDelays } from '#app/lib/save-delays.ts';
import type { Essay } from '#app/state/essay.ts';
import type { EssaySource } from '#app/state/essay-sources.ts';
import { knownTextsAtom, pastedFrom, useNoteText } from '#app/state/known-texts.ts';
import { useNewest, useWriting } from '#app/state/writing.ts';
import { Crumb, PhoneBar, Toolbar } from './WorkspaceBars.tsx';
import { WorkspaceFoot } from './WorkspaceFoot.tsx';
import { WorkspaceNotices } from './WorkspaceNotices.tsx';
import { Origin } from './Origin.tsx';
import { ReadAs } from './ReadAs.tsx';
import { StartFrom } from './StartFrom.tsx';
import { useNamesTold } from './useNamesTold.ts';
import { marksOf, useToMend } from './useToMend.ts';
import { Versions } from './Versions.tsx';
import { OutlineReading } from './readings/OutlineReading.tsx';
import { RevisionsReading } from './readings/RevisionsReading.tsx';
import { UnsavedLines } from './readings/UnsavedLines.tsx';
import { remarksOn } from './remarks.ts';
import { useShownHighlight } from './useShownHighlight.ts';
import { useEssayList } from './useEssayList.ts';
import { useReplaceText } from './useReplaceText.ts';
import { useReaders } from './useReaders.tsx';
import { useScoring } from './useScoring.ts';
import { useShownReading } from './useShownReading.ts';
import { useTextActions } from './useTextActions.ts';
import { useTextBox } from './useTextBox.ts';
import { useUpload } from './useUpload.ts';
import { useWorkspaceKeys } from './useWorkspaceKeys.ts';
import { WrittenText } from './written-parts.tsx';

interface EssayWorkspaceProps {
  source: EssaySource;
  /** The essay as it was read last. */
  read: Essay;
  /** Whether it was read, or tried to, since the page opened. */
  upToDate: boolean;
  /** What an earlier page could not save. */
  unsaved: UnsavedWriting | null;
}

export function EssayWorkspace({ source, read, upToDate, unsaved }: EssayWorkspaceProps) {
  const { session, ...view } = useWriting(source, read, unsaved, upToDate);
  const { stored: essay, conflict } = view;
  const scoring = useScoring(source, session);
  const { replace, note, onKeyDown } = useReplaceText(session);
  const { reading: readingFile, upload, error: uploadError } = useUpload(session, replace, source);
  const title = useNewest(session, (written) => written.title);
  const prompt = useNewest(session, (written) => written.prompt);
  const { college } = essay;
  const essays = useEssayList({ id: source.id, title, college });
  const [comparing, setComparing] = useState(false);
  const [looksBack, setLooksBack] = useState(false);
  const [explaining, setExplaining] = useState(false);
  const shown = useShownReading(source.id, essay.revision, session);
  const { aloud } = shown;
  const store = useStore();
  const noteText = useNoteText();
  const wreath = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const remarksIn = useMemo(() => remarksOn(essay), [essay]);
  // These are compared, so that the page is not drawn again for each letter.
  const remarks = useNewest(session, ({ text }) => remarksIn(text).lists);
  const blank = useNewest(session, ({ text }) => !/\S/.test(text));
  const outdated = useNewest(session, ({ text }) => essay.scoreOutdated || text !== essay.text);
  const toMend = useToMend(source.id, session, essay);
  const { box, show, showWords } = useTextBox(session, toMend.cutsIn);
  const namesTold = useNamesTold(toMend.names, countWords(read.text), () => box.current?.focus());
  const name = college ? `${title}, ${college}` : title;
  const isMain = source.id === MAIN_ESSAY.id;

  const readers = useReaders({ source, session, essay, box, title, name, blank });

  const marksIn = (text: string) =>
    readers.highlightsIn?.(text) ?? marksOf(toMend.slipsIn(text), remarksIn(text).highlights);
  useShownHighlight(() => marksIn(session.newest().text));

  async function score(engine?: typeof BUILT_IN) {
    const rose = await scoring.score(engine);
    if (rose && wreath.current) void celebrate(wreath.current);
  }

  const chooseFile = () => files.current?.click();
  const actions = useTextActions({
    session,
    name,
    blank,
    namesTold,
    uploading: readingFile !== undefined,
    readingAloud: aloud !== undefined,
    onUpload: chooseFile,
    onVersions: () => setLooksBack(true),
    onReadAloud: shown.toggleAloud,
    readers: readers.actions,
  });

  useWorkspaceKeys({
    covered: comparing || looksBack || readers.covered || explaining || scoring.scoring,
    score: () => void score(),
    save: () => void session.saveNow(),
    previous: essays.previous,
    next: essays.next,
    close: shown.close,
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
  const saved = <SaveIndicator state={view.saveState === 'saved' ? (shown.linesState ?? 'saved') : view.saveState} />;
  const readAs = <ReadAs session={session} college={college} />;
  const revisions = (
    <RevisionsReading
      essayId={source.id}
      essay={essay}
      title={title}
      wide={shown.wide}
      onWide={shown.setWide}
      onScore={() => void score()}
      onShow={showWords}
      onCounts={(says) => shown.onCounts('revisions', says)}
      chosen={shown.versions}
      onChoose={shown.setVersions}
    />
  );

  return (
    <AppPage
      title={name}
      section="essays"
      focused
      crumb={<Crumb essays={essays} saved={saved} />}
      phoneBar={<PhoneBar title={title} essays={essays} saved={saved} actions={actions} />}
    >
      <Workspace
        title={title}
        toolbar={<Toolbar actions={actions} />}
        prompt={
          <PromptField
            title={{ value: title, onChange: (next) => session.change({ title: next }, saveDelays.essayMeta) }}
            value={prompt}
            onChange={(next) => session.change({ prompt: next }, saveDelays.essayMeta)}
          />
        }
        editor={
          <>
            <WorkspaceNotices
              session={session}
              view={view}
              onCompare={() => setComparing(true)}
              readingFile={readingFile}
              uploadError={uploadError}
              onChooseFile={chooseFile}
              box={box}
            />
            {blank && !isMain && <StartFrom sid={source.id} session={session} onStarted={namesTold.started} />}
            {essay.startedFrom && !blank && <Origin of={essay.startedFrom} />}
            <EssayFileInput ref={files} hidden onFile={(file) => void upload(file)} />
            {aloud && <ReadText {...aloud} />}
            <Activity mode={aloud ? 'hidden' : 'visible'}>
              <WrittenText
                session={session}
                marksIn={marksIn}
                cutsIn={(text) => toMend.cutsIn(text).placed}
                readOnly={scoring.scoring || readingFile !== undefined}
                onKeyDown={onKeyDown}
                onInsert={(text) => source.noteInsertion(pastedFrom(text, store.get(knownTextsAtom)))}
                onCopy={(text) => noteText({ kind: 'pasted', from: 'essay', text })}
                ref={box}
              />
            </Activity>
          </>
        }
        foot={
          <WorkspaceFoot session={session} isMain={isMain} readAs={readAs} onFinal={() => namesTold.tell('Final')} />
        }
        reading={shown.reading}
        onReading={shown.setReading}
        readAs={readAs}
        revisions={revisions}
        bar={aloud && <ReadAloud {...aloud.bar} />}
        instead={shown.reading === 'revisions' && shown.wide ? revisions : undefined}
        outline={
          <OutlineReading
            essayId={source.id}
            essay={essay}
            session={session}
            onClose={() => shown.setReading('score')}
            onCounts={(says) => shown.onCounts('outline', says)}
            onLinesState={shown.setLinesState}
            lit={aloud?.lit}
            stumbled={shown.stumbled}
          />
        }
        beside={readers.sidePanel}
        led={readers.led}
        lookUp={readers.originsButton}
        score={{
          result,
          busy: scoring.scoring,
          error: scoring.failure?.error,
          onScore: () => void score(),
          onBuiltIn: scoring.failure?.modelFailed ? () => void score(BUILT_IN) : undefined,
          usedUp: scoring.failure?.usedUp,
          onShow: show,
          ...toMend.parts,
          glance: toMend.parts.glance ?? shown.counts,
          onExplain: () => setExplaining(true),
          wreathRef: wreath,
        }}
      />
      {shown.reading !== 'outline' && (
        <UnsavedLines essayId={source.id} essay={essay} session={session} onLinesState={shown.setLinesState} />
      )}
      <AnalyzingOverlay active={scoring.scoring} />
      {conflict && (
        <ConflictDialog
          open={comparing}
          onOpenChange={setComparing}
          session={session}
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
      {readers.dialog}
      {looksBack && (
        <Versions essayId={source.id} session={session} replace={replace} onClose={() => setLooksBack(false)} />
      )}
    </AppPage>
  );
}
