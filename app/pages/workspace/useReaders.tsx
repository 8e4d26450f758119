import { Button, EssayOrigins } from '@laurel/ui';
import { MessageSquareText, Share2, Signpost } from 'lucide-react';
import { lazy, type RefObject, Suspense, useState } from 'react';
import type { Shown } from '#contract/shares.ts';
import { countWords } from '#contract/words.ts';
import { inFigures } from '#contract/in-words.ts';
import { OwnAiRules } from '#app/features/ai-rules/OwnAiRules.tsx';
import { saveFile } from '#app/lib/save-file.ts';
import type { Essay } from '#app/state/essay.ts';
import type { EssaySource } from '#app/state/essay-sources.ts';
import type { EssaySession } from '#app/state/writing.ts';
import { useComments } from './useComments.ts';
import { useOrigins } from './useOrigins.ts';
import type { EssayAction } from './WorkspaceBars.tsx';

const ShareWork = lazy(() => import('#app/features/share/ShareWork.tsx').then((m) => ({ default: m.ShareWork })));
const CommentsPanel = lazy(() => import('./CommentsPanel.tsx').then((m) => ({ default: m.CommentsPanel })));

const ORIGINS = 'Where the words came from';
const COMMENTS = 'Comments';

interface ReadersOptions {
  source: EssaySource;
  session: EssaySession;
  /** The essay as it is stored. */
  essay: Essay;
  box: RefObject<HTMLTextAreaElement | null>;
  title: string;
  /** The title with the college, for the name of a file. */
  name: string;
  /** Whether there is no text yet. */
  blank: boolean;
}

/** What the workspace has of readers: links, their comments, and where the words came from. */
export function useReaders({ source, session, essay, box, title, name, blank }: ReadersOptions) {
  const comments = useComments(source, { session, essay, box });
  const [open, setOpen] = useState<'comments' | 'origins' | 'score'>();
  // Comments that are not settled open by themselves, because somebody waits for them.
  if (open === undefined && comments.comments.some(({ settled }) => !settled)) setOpen('comments');
  const origins = useOrigins(source.id, essay, open === 'origins');
  const [sharing, setSharing] = useState<readonly Shown[] | null>(null);
  const [led, setLed] = useState<object>();
  /** Whoever asks for a panel is led to it: on a phone it stands below the whole text. */
  const lead = (part: 'comments' | 'origins') => {
    setOpen(part);
    setLed({});
  };
  const close = () => {
    const action = open === 'origins' ? ORIGINS : COMMENTS;
    setOpen('score');
    // The button that closed it is gone with the panel.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus());
  };
  const toggle = (part: 'comments' | 'origins') => (open === part ? close() : lead(part));

  const actions: EssayAction[] = [
    { label: 'Share', icon: Share2, disabled: blank, onAction: () => setSharing([]) },
    { label: ORIGINS, icon: Signpost, phoneOnly: true, onAction: () => lead('origins') },
  ];
  if (comments.comments.length > 0)
    actions.push({
      label: COMMENTS,
      icon: MessageSquareText,
      iconOnly: true,
      onAction: () => toggle('comments'),
      onPhone: () => lead('comments'),
    });

  const download = () =>
    saveFile(
      `${name}, where the words came from.txt`,
      new Blob([`${origins.told?.says ?? ''}\n`], { type: 'text/plain;charset=utf-8' }),
    );

  return {
    actions,
    /** Whether a dialog lies over the page. */
    covered: sharing !== null,
    /** A new object each time that the panel is to take the focus. */
    led,
    /** The marks of what is open beside the text, in the place of the coach's; undefined while that is the score. */
    highlightsIn: open === 'comments' ? comments.highlightsIn : open === 'origins' ? origins.highlightsIn : undefined,
    sidePanel:
      open === 'origins' ? (
        <EssayOrigins
          origins={origins.told}
          failed={origins.failed}
          onRetry={origins.retry}
          litId={origins.litId}
          onLight={origins.light}
          onDownload={download}
          onShare={() => setSharing(['origins'])}
          onClose={close}
          rules={<OwnAiRules college={essay.college} />}
        />
      ) : open === 'comments' ? (
        <Suspense fallback={null}>
          <CommentsPanel essayId={source.id} comments={comments} onShare={() => setSharing([])} onClose={close} />
        </Suspense>
      ) : undefined,
    originsButton: (
      <Button variant="ghost" size="small" icon={Signpost} data-action={ORIGINS} onClick={() => toggle('origins')}>
        {ORIGINS}
      </Button>
    ),
    dialog: sharing !== null && (
      <Suspense fallback={null}>
        <ShareWork
          title={`Share “${title}”`}
          of={{ essayId: source.id, words: inFigures(countWords(session.newest().text), 'word') }}
          show={sharing}
          save={async () => (await session.saveNow()) === 'saved'}
          onClose={() => setSharing(null)}
        />
      </Suspense>
    ),
  };
}
