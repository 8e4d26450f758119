import { Button } from '../../primitives/Button/Button.tsx';
import { Markdown } from '../Markdown/Markdown.tsx';
import { helpIn } from './help-lines.ts';
import classes from './HelpReply.module.css';

const ABROAD = 'findahelpline.com';

/**
 * The reply to somebody who is in danger: where help is, with numbers large enough to dial from another phone, then the rest of the
 * words. It shows at once.
 */
export function HelpReply({ reply }: { reply: string }) {
  const { before, lines, after } = helpIn(reply);
  const [abroad, ...words] = after.trim().startsWith('Outside') ? after.trim().split('\n\n') : ['', after];
  return (
    <>
      <div className={classes.first}>
        <Markdown text={before} />
      </div>
      {lines.length > 0 && (
        <ul className={classes.lines}>
          {lines.map(({ number, name, says, call, text }) => (
            <li key={number}>
              <b className={classes.number}>{number}</b>
              <span className={classes.name}>
                <strong>{name}</strong>
                {says}
              </span>
              <span className={classes.actions}>
                {call && (
                  <Button asChild>
                    <a href={`tel:${number}`} aria-label={`Call ${number}`}>
                      Call
                    </a>
                  </Button>
                )}
                {text && (
                  <Button asChild>
                    <a href={`sms:${number}`} aria-label={`Text ${number}`}>
                      Text
                    </a>
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {abroad && <p className={classes.abroad}>{withLink(abroad)}</p>}
      <div className={classes.words}>
        <Markdown text={words.join('\n\n')} />
      </div>
    </>
  );
}

function withLink(sentence: string) {
  const [before, after] = sentence.split(ABROAD);
  if (after === undefined) return sentence;
  return (
    <>
      {before}
      <a href={`https://${ABROAD}`} target="_blank" rel="noreferrer">
        {ABROAD}
      </a>
      {after}
    </>
  );
}
