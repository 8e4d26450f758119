import {
  AnalyzingOverlay,
  Banner,
  celebrate,
  EssayEditor,
  PromptField,
  SaveIndicator,
  ScorePanel,
  Select,
  showHighlight,
  useToast,
  WordLimit,
  Workspace,
} from '@laurel/ui';
import { useEffect, useRef, useState } from 'react';
import type { Draft, WritingStatus } from '#contract/essays.ts';
import { limits } from '#contract/limits.ts';
import { countWords } from '#contract/words.ts';
import { AppPage } from '#app/lib/AppPage.tsx';
import type { KeptEssay } from '#app/lib/kept.ts';
import { useMainEssayMeta } from '#app/state/main-essay-meta.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { Crumb, PhoneBar, Toolbar } from './WorkspaceBars.tsx';
import { downloadText } from './download.ts';
import { useDraft } from './useDraft.ts';
import classes from './workspace.module.css';

const TITLE = 'Main essay';

const statuses: { value: WritingStatus; label: string }[] = [
  { value: 'drafting', label: 'Drafting' },
  { value: 'editing', label: 'Editing' },
  { value: 'final', label: 'Final' },
];

interface DraftWorkspaceProps {
  loaded: Draft;
  kept: KeptEssay | null;
  studentId: string;
}

export function DraftWorkspace({ loaded, kept, studentId }: DraftWorkspaceProps) {
  const essay = useDraft(loaded, kept, studentId);
  const [meta, changeMeta] = useMainEssayMeta(studentId);
  const [comparing, setComparing] = useState(false);
  const toast = useToast();
  const wreath = useRef<HTMLDivElement>(null);
  const { text, draft, remarks } = essay;

  async function score() {
    const rose = await essay.score(meta.prompt);
    if (rose && wreath.current) void celebrate(wreath.current);
  }

  const actions = {
    copy: () =>
      void navigator.clipboard.writeText(text).then(
        () => toast({ text: `Copied ${countWords(text).toLocaleString('en')} words` }),
        () => toast({ kind: 'bad', text: 'This browser did not let us copy. Select the text and copy it yourself.' }),
      ),
    download: () => downloadText(`${TITLE}.txt`, text),
    detect: () => {
      console.log('Local AI Detection', { words: countWords(text) });
      toast({
        kind: 'bad',
        text: 'Local AI Detection only writes a line to the browser console. Detectors are often wrong, so Laurel shows no number.',
      });
    },
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || comparing) return;
      if (event.key === 'Enter') void score();
      else if (event.key.toLowerCase() === 's') void essay.saveNow();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  const result =
    draft.score === null || draft.categories === null
      ? null
      : {
          score: draft.score,
          previousScore: draft.previousScore,
          categories: draft.categories,
          likes: remarks.likes,
          needsWork: remarks.needsWork,
          scoredBy: draft.engine === 'built-in' ? "Laurel's built-in coach" : (draft.engine ?? ''),
        };
  const saved = <SaveIndicator state={essay.saveState} />;

  return (
    <AppPage
      title={TITLE}
      section="essays"
      focused
      crumb={<Crumb title={TITLE} saved={saved} />}
      phoneBar={<PhoneBar title={TITLE} saved={saved} {...actions} />}
    >
      <Workspace
        title={TITLE}
        toolbar={<Toolbar {...actions} />}
        prompt={
          <PromptField
            value={meta.prompt}
            maxLength={limits.prompt}
            onChange={(prompt) => changeMeta({ prompt })}
            note="Prompt and word limit are kept in this browser only."
          />
        }
        editor={
          <>
            {essay.conflict && (
              <Banner
                className={classes.banner}
                action={{ label: 'Compare both texts', onAction: () => setComparing(true) }}
              >
                This essay was changed somewhere else. Your words are kept here until you choose.
              </Banner>
            )}
            {essay.saveError && (
              <Banner className={classes.banner}>{essay.saveError} What you wrote is kept on this device.</Banner>
            )}
            <EssayEditor
              value={text}
              onChange={essay.write}
              highlights={remarks.highlights}
              placeholder="Start with the sentence you keep saying out loud."
              readOnly={essay.scoring}
            />
          </>
        }
        foot={
          <>
            <WordLimit
              words={countWords(text)}
              limit={meta.wordLimit}
              onLimitChange={(wordLimit) => changeMeta({ wordLimit })}
            />
            <Select
              className={classes.status}
              label="Status"
              look="small"
              value={essay.status}
              options={statuses}
              onChange={essay.changeStatus}
            />
          </>
        }
        scorePanel={
          <ScorePanel
            result={result}
            busy={essay.scoring}
            error={essay.scoreError}
            onScore={() => void score()}
            onShow={showHighlight}
            wreathRef={wreath}
          />
        }
        phoneScore={{
          score: draft.score,
          likes: draft.likes.length,
          needsWork: draft.needsWork.length,
          busy: essay.scoring,
          error: essay.scoreError,
          onScore: () => void score(),
        }}
      />
      <AnalyzingOverlay active={essay.scoring} />
      {essay.conflict && (
        <ConflictDialog
          open={comparing}
          onOpenChange={setComparing}
          mine={text}
          theirs={essay.conflict}
          onChoose={(choice) => {
            setComparing(false);
            essay.resolve(choice);
          }}
        />
      )}
    </AppPage>
  );
}
