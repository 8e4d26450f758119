import {
  AnalyzingOverlay,
  Banner,
  celebrate,
  type EssayHighlight,
  type EssayReading,
  PromptField,
  ReadAloud,
  ReadText,
  SaveIndicator,
  ScoreExplained,
  Select,
  showHighlight,
  statusOf,
  useToast,
  Workspace,
  writingStatuses,
} from '@laurel/ui';
import { AudioLines, Copy, Download, History, ScanSearch, Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useStore } from 'jotai';
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
import { afterPaint } from '#app/lib/after-paint.ts';
import { engineName, modelName } from '#app/lib/engine-name.ts';
import type { UnsavedWriting } from '#app/storage/unsaved-writing.ts';
import { inFigures } from '#app/lib/in-words.ts';
import { messageFor } from '#app/lib/messages.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { useCopy } from '#app/lib/useCopy.ts';
import { saveDelays } from '#app/lib/save-delays.ts';
import type { Essay } from '#app/state/essay.ts';
import type { EssaySource } from '#app/state/essay-sources.ts';
import { knownTextsAtom, pastedFrom, useNoteText } from '#app/state/known-texts.ts';
import { useNewest, useWriting } from '#app/state/writing.ts';
import { Crumb, type EssayAction, PhoneBar, Toolbar } from './WorkspaceBars.tsx';
import { Origin } from './Origin.tsx';
import { ReadAs } from './ReadAs.tsx';
import { StartFrom } from './StartFrom.tsx';
import { useNamesTold } from './useNamesTold.ts';
import { marksOf, useToMend } from './useToMend.ts';
import { Versions } from './Versions.tsx';
import { OutlineReading } from './readings/OutlineReading.tsx';
import { RevisionsReading } from './readings/RevisionsReading.tsx';
import { useReadAloud } from './readings/useReadAloud.ts';
import { remarksOn } from './remarks.ts';
import { useEssayList } from './useEssayList.ts';
import { useReplaceText } from './useReplaceText.ts';
import { useReaders } from './useReaders.tsx';
import { useScoring } from './useScoring.ts';
import { useUpload } from './useUpload.ts';
import { useWorkspaceKeys } from './useWorkspaceKeys.ts';
import { WrittenText, WrittenWords } from './written-parts.tsx';
import classes from './workspace.module.css';

interface EssayWorkspaceProps {
  source: EssaySource;
  /** The essay as it was read last. */
  read: Essay;
  /** Whether it was read, or tried to, since the page opened. */
  upToDate: boolean;
  kept: UnsavedWriting | null;
}

export function EssayWorkspace({ source, read, upToDate, kept }: EssayWorkspaceProps) {
  const { session, stored: essay, saveState, refusal, conflict } = useWriting(source, read, kept, upToDate);
  const scoring = useScoring(source, session);
  const { replace, note, onKeyDown } = useReplaceText(session);
  const { reading: readingFile, upload, error: uploadError } = useUpload(session, replace, source);
  const title = useNewest(session, (written) => written.title);
  const prompt = useNewest(session, (written) => written.prompt);
  const status = useNewest(session, (written) => written.status);
  const wordLimit = useNewest(session, (written) => written.wordLimit);
  const { college } = essay;
  const essays = useEssayList({ id: source.id, title, college });
  const [comparing, setComparing] = useState(false);
  const [looksBack, setLooksBack] = useState(false);
  const [explaining, setExplaining] = useState(false);
  const [reading, setReading] = useState<EssayReading>('score');
  const [wide, setWide] = useState(false);
  /** The text that is read aloud; null while none is. */
  const [aloud, setAloud] = useState<string | null>(null);
  const readAloud = useReadAloud(source.id, aloud, () => stopReading());
  const toast = useToast();
  const copy = useCopy();
  const store = useStore();
  const noteText = useNoteText();
  const wreath = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const remarksIn = useMemo(() => remarksOn(essay), [essay]);
  // These are compared, so that the page is not drawn again for each letter.
  const remarks = useNewest(session, ({ text }) => remarksIn(text).lists);
  const blank = useNewest(session, ({ text }) => !/\S/.test(text));
  const outdated = useNewest(session, ({ text }) => essay.scoreOutdated || text !== essay.text);
  const toMend = useToMend(source.id, session, essay);
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

  function copyText() {
    const { text } = session.newest();
    noteText({ kind: 'pasted', from: 'essay', text });
    void copy(text, namesTold.withNames(`Copied ${inFigures(countWords(text), 'word')}`));
  }

  function detect() {
    console.log('Local AI Detection', { words: countWords(session.newest().text) });
    toast({
      text: 'Local AI Detection only writes a line to the browser console. Detectors are often wrong, so Laurel shows no number.',
    });
  }

  function download() {
    saveFile(`${name}.txt`, new Blob([session.newest().text], { type: 'text/plain;charset=utf-8' }));
    namesTold.tell('Downloaded');
  }
  /** Shows a place of which something is said beside the essay: a mark, or a sentence that could go, which is selected. */
  function show(id: string) {
    const { text } = session.newest();
    const { list, placed } = toMend.cutsIn(text);
    const cut = placed[list.findIndex((sentence) => sentence.id === id)];
    if (!cut) return showHighlight(id);
    box.current?.focus();
    box.current?.setSelectionRange(cut.start, cut.end);
  }
  function stopReading() {
    setAloud(null);
    afterPaint(() => document.querySelector<HTMLElement>('[data-action="Read aloud"]')?.focus());
  }
  /** Selects words in the text, which are marked there. */
  function showWords(words: string) {
    const start = session.newest().text.indexOf(words);
    if (start < 0) return;
    box.current?.focus();
    box.current?.setSelectionRange(start, start + words.length);
  }
  const chooseFile = () => files.current?.click();
  const actions: EssayAction[] = [
    { label: 'Copy', icon: Copy, disabled: blank, onAction: copyText },
    { label: 'Download .txt', icon: Download, disabled: blank, onAction: download },
    {
      label: 'Upload',
      icon: Upload,
      busyLabel: readingFile === undefined ? undefined : 'Reading…',
      onAction: chooseFile,
    },
    { label: 'Versions', icon: History, onAction: () => setLooksBack(true) },
    {
      label: 'Read aloud',
      icon: AudioLines,
      pressed: aloud !== null,
      onAction: () => (aloud === null ? setAloud(session.newest().text) : stopReading()),
    },
    ...readers.actions,
    { label: 'Local AI Detection', icon: ScanSearch, iconOnly: true, onAction: detect },
  ];

  /** What Escape closes: reading aloud first, then what is wide, then what is beside the text. */
  const close =
    aloud !== null
      ? stopReading
      : wide
        ? () => setWide(false)
        : reading === 'score'
          ? undefined
          : () => setReading('score');
  useWorkspaceKeys({
    covered: comparing || looksBack || readers.covered || explaining || scoring.scoring,
    score: () => void score(),
    save: () => void session.saveNow(),
    previous: essays.previous,
    next: essays.next,
    close,
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
  const saved = <SaveIndicator state={saveState} />;
  const readAs = <ReadAs session={session} college={college} />;
  const revisions = (
    <RevisionsReading
      essayId={source.id}
      essay={essay}
      title={title}
      wide={wide}
      onWide={setWide}
      onScore={() => void score()}
      onShow={showWords}
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
            {conflict && (
              <Banner
                className={classes.banner}
                action={{ label: 'Compare both texts', onAction: () => setComparing(true) }}
              >
                This essay was changed somewhere else. Your words are kept here until you choose.
              </Banner>
            )}
            {refusal?.status === 404 && (
              <div className={classes.banner}>
                <DeletedElsewhere
                  what="essay"
                  ids={essay.restoreIds}
                  words={() => session.newest().text}
                  field={box}
                  onRestored={() => session.retry()}
                />
              </div>
            )}
            {refusal && refusal.status !== 404 && (
              <Banner className={classes.banner}>
                {messageFor(refusal, 'saveEssay')}{' '}
                {saveState === 'unkept' ? 'Keep this page open.' : 'What you wrote is kept on this device.'}
              </Banner>
            )}
            {readingFile !== undefined && (
              <Banner kind="info" className={classes.banner}>
                Reading {readingFile}…
              </Banner>
            )}
            {uploadError !== undefined && (
              <Banner className={classes.banner} action={{ label: 'Choose another file', onAction: chooseFile }}>
                {uploadError}
              </Banner>
            )}
            {blank && !isMain && <StartFrom sid={source.id} session={session} onStarted={namesTold.started} />}
            {essay.startedFrom && !blank && <Origin of={essay.startedFrom} />}
            <EssayFileInput ref={files} hidden onFile={(file) => void upload(file)} />
            {aloud === null ? (
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
            ) : (
              <ReadText {...readAloud} />
            )}
          </>
        }
        foot={
          <>
            <WrittenWords
              session={session}
              limit={wordLimit}
              max={limits.wordLimit}
              optional={!isMain}
              onLimitChange={(limit) => session.change({ wordLimit: limit }, saveDelays.essayMeta)}
            />
            {readAs}
            <Select
              className={classes.status}
              label="Status"
              look="small"
              value={statusOf(status, writingStatuses)}
              options={writingStatuses}
              onChange={(next) => {
                session.change({ status: next }, saveDelays.essayMeta);
                if (next === 'final') namesTold.tell('Final');
              }}
            />
          </>
        }
        reading={reading}
        onReading={(next) => {
          setWide(false);
          setReading(next);
        }}
        readAs={readAs}
        revisions={revisions}
        bar={aloud !== null && <ReadAloud {...readAloud.bar} />}
        instead={reading === 'revisions' && wide ? revisions : undefined}
        outline={
          <OutlineReading
            essayId={source.id}
            essay={essay}
            session={session}
            onClose={() => setReading('score')}
            lit={aloud === null ? undefined : readAloud.lit}
            stumbled={readAloud.stumbled}
          />
        }
        beside={readers.beside}
        lookUp={readers.lookUp}
        score={{
          result,
          busy: scoring.scoring,
          error: scoring.failure?.error,
          onScore: () => void score(),
          onBuiltIn: scoring.failure?.modelFailed ? () => void score(BUILT_IN) : undefined,
          usedUp: scoring.failure?.usedUp,
          onShow: show,
          ...toMend.parts,
          onExplain: () => setExplaining(true),
          wreathRef: wreath,
        }}
      />
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

/** Shows the first highlight to a student who has come for the highlights: `?highlights` in the address. */
function useShownHighlight(highlights: () => readonly EssayHighlight[]) {
  const wanted = new URLSearchParams(useSearch()).has('highlights');
  const show = useEffectEvent(() => {
    const [first] = highlights().toSorted((a, b) => a.start - b.start);
    if (wanted && first) showHighlight(first.id);
  });
  useEffect(() => show(), []);
}
