import { type ReactNode, useMemo } from 'react';
import classes from './Markdown.module.css';
import { parseMarkdown } from './parseMarkdown.tsx';

export interface MarkdownProps {
  /** Light CommonMark: paragraphs, lists, strong, em, code and links to pages of the app. */
  text: string;
}

export function Markdown({ text }: MarkdownProps) {
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
