import { Check, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { NotSaved, type Unsaved } from '../../primitives/NotSaved/NotSaved.tsx';
import { CommentBody } from '../../review/CommentBody/CommentBody.tsx';
import { placedComments } from '../../review/pieces.ts';
import type { ReaderComment } from '../../review/review.ts';
import { CommentAnswer } from './CommentAnswer.tsx';
import classes from './EssayComments.module.css';

/** A comment as the student has it. */
export interface StudentComment extends ReaderComment {
  /** Whether its words are gone from the text. */
  lost: boolean;
  settled: boolean;
}

export interface EssayCommentsProps {
  /** The oldest first. */
  comments: readonly StudentComment[];
  /** The comment of which a change was not made. */
  unsaved?: Unsaved & { id: string };
  /** What stands in the place of a list without comments: a word on the links that are open. */
  waiting: string;
  onShare: () => void;
  /** Puts the words of a wording in the place of those that it is on. */
  onPutIn: (id: string) => void;
  onSettle: (id: string, settled: boolean) => void;
  onAnswer: (id: string, answer: string) => Promise<boolean>;
  /** Shows the words of a comment in the text. */
  onShow: (id: string) => void;
  onClose?: () => void;
}

/** What readers said of an essay, beside it. Comments on words that are gone stand apart, with these words. */
export function EssayComments(props: EssayCommentsProps) {
  const { comments, waiting, onShare, onClose } = props;
  const id = useId();
  const open = comments.filter(({ settled }) => !settled);
  const settled = comments.filter((comment) => comment.settled);
  const lost = open.filter((comment) => comment.lost);
  const { placed, others } = placedComments(open.filter((comment) => !comment.lost));
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const item = ({ id: commentId }: ReaderComment, number: ReactNode) => (
    <Item key={commentId} {...props} comment={byId.get(commentId)!} number={number} />
  );
  return (
    <section className={classes.root} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>Comments</h2>
        {onClose && <IconButton icon={X} label="Back to Score" size="small" onClick={onClose} />}
      </div>
      {comments.length === 0 ? (
        <EmptyState title="No comments yet." text={waiting} action={<Button onClick={onShare}>Share</Button>} />
      ) : (
        <>
          <p className={classes.sum}>{sumOf(open)}</p>
          <ul className={classes.list}>
            {placed.map((comment) => item(comment, comment.number))}
            {others.map((comment) => item(comment, ''))}
          </ul>
          {lost.length > 0 && (
            <>
              <h3 className={classes.apart}>On words that have changed</h3>
              <p className={classes.note}>Nothing is lost: the comment stays, apart.</p>
              <ul className={classes.list}>{lost.map((comment) => item(comment, '–'))}</ul>
            </>
          )}
          {settled.length > 0 && (
            <Fold summary={`${settled.length} settled`}>
              <ul className={classes.list}>{settled.map((comment) => item(comment, ''))}</ul>
            </Fold>
          )}
          {comments.some(({ kind }) => kind === 'wording') && (
            <p className={classes.help}>
              A wording you put in is noted under “Where the words came from”, with its reader’s name.
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** 4 from Ms. Whitfield, 1 on words that changed. */
function sumOf(open: readonly StudentComment[]): string {
  if (open.length === 0) return 'All of them are settled.';
  const names = [...new Set(open.map(({ name }) => name))];
  const from = names.length <= 2 ? names.join(' and ') : `${names[0]} and ${names.length - 1} others`;
  const lost = open.filter((comment) => comment.lost).length;
  return `${open.length} from ${from}${lost === 0 ? '' : `, ${lost} on words that changed`}.`;
}

type ItemProps = EssayCommentsProps & { comment: StudentComment; number: ReactNode };

function Item({ comment, number, unsaved, onPutIn, onSettle, onAnswer, onShow }: ItemProps) {
  const { id, settled, lost, kind, start } = comment;
  const isOpenWording = kind === 'wording' && !settled;
  return (
    <li className={classes.comment} data-settled={settled || undefined}>
      {start !== null && !settled ? (
        <button
          type="button"
          className={classes.number}
          aria-label={`Comment ${number}: show its words`}
          onClick={() => onShow(id)}
        >
          {number}
        </button>
      ) : (
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
      )}
      <CommentBody comment={comment} lost={lost || settled} answeredBy="You">
        <div className={classes.actions}>
          {isOpenWording && !lost && (
            <Button size="small" onClick={() => onPutIn(id)}>
              Put it in
            </Button>
          )}
          {settled ? (
            <Button size="small" variant="ghost" icon={RotateCcw} onClick={() => onSettle(id, false)}>
              Open again
            </Button>
          ) : (
            <Button size="small" variant="ghost" icon={Check} onClick={() => onSettle(id, true)}>
              Settled
            </Button>
          )}
          {!settled && <CommentAnswer answer={comment.answer} onAnswer={(answer) => onAnswer(id, answer)} />}
        </div>
        {unsaved?.id === id && <NotSaved says={unsaved.says} onRetry={unsaved.onRetry} />}
      </CommentBody>
    </li>
  );
}
