import { Revisions, type RevisionMark, type RevisionReport, RevisionsWide } from '@laurel/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { BUILT_IN } from '#contract/built-in.ts';
import type { Revisions as Compared } from '#contract/revisions.ts';
import { countWords } from '#contract/words.ts';
import { engineName } from '#app/lib/engine-name.ts';
import { inWords, listInWords } from '#contract/in-words.ts';
import type { Essay } from '#app/state/essay.ts';
import { useClock } from '#app/state/clock.ts';
import { useAnswer, useAnswerWhen } from '#app/state/server.ts';
import { useCounts } from './useCounts.ts';
import { changedText, paragraphOf } from './changed-text.ts';
import { PRESENT, versionsToCompare } from './versions-to-compare.ts';

/** Not in the catalogue, which every page loads. */
const FAILED = 'The two versions could not be compared. Both are kept.';

/** The ids of the versions that the student has chosen to compare; what is not chosen is left out. */
export interface ChosenVersions {
  from?: string;
  to?: string;
}

interface RevisionsReadingProps {
  essayId: string;
  /** As it is stored. */
  essay: Essay;
  title: string;
  /** Whether it takes the whole sheet, with the text and its changes. */
  wide: boolean;
  onWide: (wide: boolean) => void;
  onScore: () => void;
  /** Shows marked words in the text. */
  onShow: (words: string) => void;
  /** Takes how many marks are settled, left and new, for the bar of a phone. */
  onCounts: (says: string) => void;
  /** Kept by the page, because the readings beside the text and in its place are drawn apart. */
  chosen: ChosenVersions;
  onChoose: (versions: ChosenVersions) => void;
}

/** What became of the essay between two of its texts: at first between the last two that were scored. */
export function RevisionsReading(props: RevisionsReadingProps) {
  const { essayId, essay, title, wide, onWide, onScore, onShow, onCounts, chosen, onChoose } = props;
  const { now, timeZone } = useClock();
  const list = useAnswer('listVersions', { params: { essayId } });
  const versions = list.data && versionsToCompare(list.data, essay, chosen, now, timeZone);
  const choice = versions && 'from' in versions ? versions : undefined;
  const query = { from: choice?.from ?? '', ...(choice && choice.to !== PRESENT && { to: choice.to }) };
  const compared = useAnswerWhen(choice !== undefined, 'readRevisions', { params: { essayId }, query });
  const from = useVersionText(essayId, choice?.from);
  const to = useVersionText(essayId, choice && choice.to !== PRESENT ? choice.to : undefined);
  const texts = {
    from: from.data?.text,
    to: choice?.to === PRESENT ? essay.text : to.data?.text,
  };
  useReadAgain(essay, () => {
    void list.refetch();
    if (choice) void compared.refetch();
  });

  const failed = [list, compared, from, to].some(({ isError }) => isError);
  const onRetry = () =>
    void Promise.all([list, compared, from, to].filter(({ isError }) => isError).map((one) => one.refetch()));
  const ready = choice && !compared.isFetching && compared.data && texts.from !== undefined && texts.to !== undefined;
  const report = ready ? reportOf(compared.data, texts.from!, texts.to!) : undefined;
  useCounts(
    report && `${report.settled.length} settled, ${report.left.length} left, ${report.added.length} new`,
    essay.revision,
    onCounts,
  );
  const shared = {
    report,
    error: failed ? FAILED : undefined,
    onRetry: failed ? onRetry : undefined,
  };
  const choosing = choice && {
    ...choice,
    onFrom: (id: string) => onChoose({ ...chosen, from: id }),
    onTo: (id: string) => onChoose({ ...chosen, to: id }),
  };

  if (wide && choosing) {
    const nameOf = (options: typeof choice.fromOptions, id: string) =>
      (options.find(({ value }) => value === id)?.label ?? '').replace(/, (?:scored|not scored).*$/, '');
    const span = `${nameOf(choosing.fromOptions, choosing.from)} to ${nameOf(choosing.toOptions, choosing.to).replace(/^T/, 't')}`;
    const marks = report && [
      ...report.left.map(({ quote }) => ({ quote, isNew: false })),
      ...report.added.map(({ quote }) => ({ quote, isNew: true })),
    ];
    return (
      <RevisionsWide
        {...shared}
        title={title}
        lead={`Revisions, ${span}`}
        choice={choosing}
        changes={marks && { label: `Changes from ${span}`, paragraphs: changedText(texts.from!, texts.to!, marks) }}
        onClose={() => onWide(false)}
      />
    );
  }
  return (
    <Revisions
      {...shared}
      choice={choosing}
      only={versions && !choice && 'only' in versions ? versions.only : undefined}
      onScore={onScore}
      onShow={({ quote }: RevisionMark) => quote !== null && onShow(quote)}
      onOpenWide={() => onWide(true)}
    />
  );
}

/** The text of a version. Versions never change. */
const useVersionText = (essayId: string, versionId: string | undefined) =>
  useAnswerWhen(versionId !== undefined, 'readVersion', { params: { essayId, versionId: versionId ?? '' } });

/** Reads again whenever the essay is stored with another text or score. */
function useReadAgain({ revision, scoredAt }: Essay, read: () => void) {
  const [first] = useState({ revision, scoredAt });
  const again = useEffectEvent(read);
  useEffect(() => {
    if (revision !== first.revision || scoredAt !== first.scoredAt) again();
  }, [revision, scoredAt, first]);
}

function reportOf({ says, marks, sentences, categories, engine }: Compared, from: string, to: string): RevisionReport {
  const placed = (some: Compared['marks']['left'], text: string) =>
    some.map(({ quote, why }) => ({ quote, why, paragraph: paragraphOf(text, quote) }));
  const left = placed(marks.left, to);
  const added = placed(marks.added, to);
  return {
    says,
    next: nextOf(left, added),
    settled: placed(marks.settled, from).map((mark) => ({
      ...mark,
      stands: mark.quote !== null && to.includes(mark.quote),
    })),
    left,
    added,
    categories,
    sentences: { cut: sentences.cut.length, added: sentences.added.length, moved: sentences.moved.length },
    words: countWords(to) - countWords(from),
    scoredBy: engineName(engine || BUILT_IN),
  };
}

/** One move: where the marks are that are left, or else the new ones. */
function nextOf(left: readonly RevisionMark[], added: readonly RevisionMark[]): string | undefined {
  const [marks, what] = left.length > 0 ? [left, 'left'] : [added, 'new'];
  const ofWords = marks.filter(({ paragraph }) => paragraph !== null);
  const places = [...new Set(ofWords.flatMap(({ paragraph }) => paragraph ?? []))].toSorted((a, b) => a - b);
  if (places.length === 0) return undefined;
  const ofWhole = marks.length - ofWords.length;
  const many =
    marks.length === 1
      ? `The one that is ${what} is`
      : ofWhole === 0
        ? `The ${inWords(marks.length)} that are ${what} are`
        : `Of the ${inWords(marks.length)} that are ${what}, ${inWords(ofWords.length)} ${ofWords.length === 1 ? 'is' : 'are'}`;
  const others =
    ofWhole === 0 ? '' : ofWhole === 1 ? ', and one is of the whole essay' : ', and the others are of the whole essay';
  return `${many} in ${places.length === 1 ? 'paragraph' : 'paragraphs'} ${listed(places)}${others}.`;
}

const listed = (numbers: readonly number[]) => listInWords(numbers.map(String));
