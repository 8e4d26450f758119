import type { Arc, Outline } from '../outline.ts';
import { countWords } from '../words.ts';
import { arcNotes } from './arc-notes.ts';
import { keptLines, type OutlineLine } from './kept-lines.ts';
import { namedWords } from './named-words.ts';
import { outlineNotes } from './outline-notes.ts';
import { byParagraph, paragraphSpans } from './paragraphs.ts';
import { promptParts } from './prompt-parts.ts';
import { countedSentences, type EssayToOutline } from './reading.ts';
import { type ShownRole, shownRoles } from './roles.ts';

/** What each paragraph of an essay does, in the student's words and in what can be measured. */
export function outlineOf(essay: EssayToOutline, stored: readonly OutlineLine[]): Outline {
  const spans = paragraphSpans(essay.text);
  const lines = keptLines(
    stored,
    spans.map(({ text }) => text),
  );
  const sentences = byParagraph(countedSentences(essay.text, essay.sentences), spans);
  const paragraphs = spans.map((span, at) => {
    const own = sentences[at]!;
    const read = own.reduce((sum, sentence) => sum + sentence.words, 0);
    const share = (role: ShownRole) =>
      own.reduce((sum, sentence) => sum + (shownRoles[sentence.role] === role ? sentence.words : 0), 0) /
      Math.max(1, read);
    return {
      start: span.start,
      end: span.end,
      line: lines[at]!,
      words: countWords(span.text),
      ...namedWords(span.text, essay.college, essay.nameKinds),
      scene: share('scene'),
      summary: share('summary'),
      thought: share('thought'),
    };
  });
  const parts = promptParts(essay, spans);
  const noted = paragraphs.map(({ line, people, places, times }, at) => ({
    text: spans[at]!.text,
    line,
    named: people.length + places.length + times.length,
  }));
  return { paragraphs, parts, notes: outlineNotes(noted, parts, essay.kind) };
}

/** What each sentence does, and what a reader would miss in their order. */
export function arcOf(essay: Pick<EssayToOutline, 'text' | 'kind' | 'sentences'>): Arc {
  return { sentences: essay.sentences.map(({ start, end, role }) => ({ start, end, role })), notes: arcNotes(essay) };
}
