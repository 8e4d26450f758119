import clsx from 'clsx';
import { Check, Pencil } from 'lucide-react';
import { Fragment, useState } from 'react';
import marks from '../../essay/EssayEditor/EssayEditor.module.css';
import { markId } from '../../essay/EssayEditor/HighlightLayer.tsx';
import { HighlightTooltip } from '../../essay/EssayEditor/HighlightTooltip.tsx';
import tooltips from '../../essay/EssayEditor/HighlightTooltip.module.css';
import {
  drawableHighlights,
  type EssayHighlight,
  type Piece,
  splitParagraphs,
} from '../../essay/EssayEditor/pieces.ts';
import { useHighlightTooltip } from '../../essay/EssayEditor/useHighlightTooltip.ts';
import text from '../../styles/text.module.css';
import { DemoCard } from '../Demo/Demo.tsx';
import classes from './DemoHighlights.module.css';

export interface DemoHighlightsProps {
  title: string;
  essay: string;
  /** While no other remark is open, the first one of kind `work` is, above its paragraph. */
  highlights: readonly EssayHighlight[];
}

/** A few sentences of an essay with remarks, which open by pointer, focus and click as they do in the editor. */
export function DemoHighlights({ title, essay, highlights }: DemoHighlightsProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const { openId, events } = useHighlightTooltip(root);
  const drawn = drawableHighlights(highlights, essay.length);
  const first = drawn.find(({ kind }) => kind === 'work');
  const open = drawn.find(({ id }) => id === openId) ?? first;
  return (
    <DemoCard title={title} note={<Legend />}>
      <div className={classes.essay} ref={setRoot} {...events}>
        {splitParagraphs(essay, drawn).map((pieces, i) => (
          <Fragment key={i}>
            {first && pieces.some(({ highlight }) => highlight === first) && (
              <FirstRemark why={first.why} open={open === first} />
            )}
            <p dir="auto">
              {pieces.map((piece) => (
                <Marked key={piece.start} {...piece} open={piece.highlight === open} />
              ))}
            </p>
          </Fragment>
        ))}
        {open && open !== first && <HighlightTooltip key={open.id} highlight={open} boundary={root} />}
      </div>
    </DemoCard>
  );
}

function Legend() {
  return (
    <div className={classes.legend}>
      <span data-kind="good">
        <Check aria-hidden="true" />
        Working
      </span>
      <span data-kind="work">
        <Pencil aria-hidden="true" />
        Needs work
      </span>
    </div>
  );
}

function Marked({ text: words, highlight, continued = false, open }: Piece & { open: boolean }) {
  if (!highlight) return words;
  const { id, kind, why } = highlight;
  return (
    <>
      <mark
        id={continued ? undefined : markId(id)}
        className={clsx(marks.mark, classes.mark)}
        data-kind={kind}
        data-highlight={id}
        data-open={open || undefined}
        // A mark that runs over lines can't be a <button>.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="button"
        tabIndex={continued ? -1 : 0}
        aria-describedby={`${markId(id)}-why`}
      >
        <span className={marks.tint}>{words}</span>
      </mark>
      {!continued && (
        <span className={text.hidden} id={`${markId(id)}-why`}>
          {kind === 'good' ? 'Working. ' : 'Needs work. '}
          {why}
        </span>
      )}
    </>
  );
}

/** A remark that looks like its tooltip but takes its own space in the text. */
function FirstRemark({ why, open }: { why: string; open: boolean }) {
  return (
    <div
      className={clsx(tooltips.root, classes.remark)}
      data-kind="work"
      data-side="above"
      data-closed={!open || undefined}
      aria-hidden="true"
    >
      <span className={tooltips.head}>
        <Pencil aria-hidden="true" />
        Needs work
      </span>
      {why}
      <i className={tooltips.arrow} />
    </div>
  );
}
