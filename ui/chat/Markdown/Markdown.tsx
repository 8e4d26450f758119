import { type ReactNode, useMemo } from 'react';
import classes from './Markdown.module.css';
import { parseMarkdown } from './parseMarkdown.tsx';

/** A text in light CommonMark: paragraphs, lists, strong, em, code and links to pages of the app. */
export function Markdown({ text }: { text: string }) {
  const content = useMemo(() => parseMarkdown(text), [text]);
  return <Prose>{content}</Prose>;
}

/** Styles elements that `parseMarkdown` made. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className={classes.root} dir="auto">
      {children}
    </div>
  );
}
