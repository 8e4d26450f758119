import { HeadingLevel, Paragraph, TextRun } from 'docx';
import { expect, test } from 'vitest';
import { essayDocument, essaysDocument } from '../export/essay-documents.ts';
import { essay } from '../export/fixtures.ts';
import { wordFile as laurelFile } from '../export/word-file.ts';
import { wordFile } from './fixtures/build.ts';
import { textOf } from './text.ts';

const text = 'The oven starts at four.\nSo do I.\n\n12 of 650 words\n\nBy noon we are done & “clean”.\tThen <school>.';

test.each([
  ['a main essay', {}],
  ['a supplemental with a prompt of two paragraphs and a limit', { prompt: 'Why?\nAnd how?\n\nSay.', wordLimit: 250 }],
  ['a text from right to left', { text: 'שלום\n\nمرحبا' }],
])('%s that Laurel exported comes back as its text alone', async (_what, given) => {
  const exported = essay({ college: 'Brown University', title: 'Why Brown', text, ...given });
  expect(await textOf(await essayDocument(exported))).toBe(exported.text);
});

test('a document of all essays with one in it comes back as its text alone', async () => {
  const docx = await essaysDocument([essay({ text })], { student: 'Maya Lin' });
  expect(await textOf(docx)).toBe(text);
});

test('a document of all essays keeps every heading, prompt and count', async () => {
  const docx = await essaysDocument([essay({ text: 'One.' }), essay({ title: 'Joy', text: 'Two.' })], {
    student: 'Maya Lin',
  });
  const all = 'Essays by Maya Lin\n\nMain essay\n\n1 word\n\nOne.\n\nJoy\n\n1 word\n\nTwo.';
  expect(await textOf(docx)).toBe(all);
});

test('what the student wrote above the heading is kept, with everything else', async () => {
  const docx = await laurelFile('Main essay', [
    new Paragraph('A new first sentence.'),
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun('Main essay')] }),
    new Paragraph({ style: 'count', children: [new TextRun('1 word')] }),
    new Paragraph('One.'),
  ]);
  expect(await textOf(docx)).toBe('A new first sentence.\n\nMain essay\n\n1 word\n\nOne.');
});

test('a document of another program keeps a heading, a prompt and a count that look like those of Laurel', async () => {
  const docx = await wordFile(
    new Paragraph({ text: 'Main essay', heading: HeadingLevel.HEADING_1 }),
    new Paragraph('12 of 650 words'),
    new Paragraph('One.'),
  );
  expect(await textOf(docx)).toBe('Main essay\n\n12 of 650 words\n\nOne.');
});
