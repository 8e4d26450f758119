import { expect, test, vi } from 'vitest';
import { essayDocument, essaysDocument } from './essay-documents.ts';
import { essay, paragraphsOf, textIn } from './fixtures.ts';

const documentXml = (docx: Uint8Array) => textIn(docx, 'word/document.xml');

/** The XML of the paragraph that holds a text. */
async function paragraphXml(docx: Uint8Array, text: string) {
  return (await documentXml(docx)).split('<w:p>').find((paragraph) => paragraph.includes(text))!;
}

test('an essay comes back with its heading, prompt, word count, paragraphs and line breaks', async () => {
  const text = 'The oven starts at four.\nSo do I.\n\nBy noon we are done.\n \n\n  Then school.\n';
  const docx = await essayDocument(essay({ college: 'Brown University', title: 'Why Brown', prompt: 'Why?', text }));
  expect(await paragraphsOf(docx)).toEqual([
    'Brown University: Why Brown',
    'Why?',
    '15 words',
    'The oven starts at four.\nSo do I.',
    'By noon we are done.',
    'Then school.',
  ]);
});

test('the heading is a heading and the prompt is in italics, the essay is not', async () => {
  const docx = await essayDocument(essay({ prompt: 'Tell us more.', text: 'Gladly.' }));
  expect(await paragraphXml(docx, 'Main essay')).toContain('<w:pStyle w:val="Heading1"/>');
  expect(await paragraphXml(docx, 'Tell us more.')).toContain('<w:i/>');
  expect(await paragraphXml(docx, 'Gladly.')).not.toContain('<w:i/>');
});

test('the body is 12 pt in a serif face, on US Letter', async () => {
  const docx = await essayDocument(essay());
  const [defaults] = (await textIn(docx, 'word/styles.xml')).split('</w:docDefaults>');
  expect(defaults).toContain('w:ascii="Times New Roman"');
  expect(defaults).toContain('<w:sz w:val="24"/>');
  expect(await documentXml(docx)).toContain('<w:pgSz w:w="12240" w:h="15840"');
});

test.each([
  ['648 of 650 words', 648, 650],
  ['700 of 650 words', 700, 650],
  ['1 word', 1, null],
  ['2 words', 2, null],
  ['1 of 1 word', 1, 1],
])('the line under the heading counts «%s»', async (count, words, wordLimit) => {
  expect((await paragraphsOf(await essayDocument(essay({ words, wordLimit }))))[1]).toBe(count);
});

test('all essays make one document, each written one on a page of its own', async () => {
  const docx = await essaysDocument(
    [
      essay({ text: 'One.' }),
      essay({ college: 'Rice', title: 'Box', text: 'Two.' }),
      essay({ college: 'Rice', title: 'Later', prompt: 'What next?', text: ' \n' }),
      essay({ college: 'Yale', title: 'Joy', text: '' }),
    ],
    { student: 'Maya Lin' },
  );
  expect(await paragraphsOf(docx)).toEqual([
    'Essays by Maya Lin',
    'Main essay',
    '1 word',
    'One.',
    'Rice: Box',
    '1 word',
    'Two.',
    'Rice: Later',
    'What next?',
    'Not written yet.',
    'Yale: Joy',
    'Not written yet.',
  ]);
  const breaks = (await documentXml(docx))
    .split('<w:p>')
    .filter((paragraph) => paragraph.includes('pageBreakBefore/>'));
  expect(breaks.map((paragraph) => />([^<]+)<\/w:t>/.exec(paragraph)?.[1])).toEqual(['Rice: Box', 'Rice: Later']);
});

test('no essays still make a document', async () => {
  expect(await paragraphsOf(await essaysDocument([], { student: 'Maya Lin' }))).toEqual(['Essays by Maya Lin']);
});

test('the title property names the student or the essay, with its marks escaped', async () => {
  const all = await textIn(await essaysDocument([], { student: 'Ana <b> & Co' }), 'docProps/core.xml');
  expect(all).toContain('<dc:title>Essays by Ana &#60;b&#62; &#38; Co</dc:title>');
  const one = await textIn(await essayDocument(essay({ college: 'Texas A&M', title: 'Home' })), 'docProps/core.xml');
  expect(one).toContain('<dc:title>Texas A&#38;M: Home</dc:title>');
});

test('paragraphs of Arabic and Hebrew run from right to left, others do not', async () => {
  const text = '«12» שלום Rice\n\nمرحبا\n\nHello שלום\n\n2026';
  const docx = await essayDocument(essay({ text }));
  const isBidirectional = async (part: string) => {
    const xml = await paragraphXml(docx, part);
    return [xml.includes('<w:bidi/>'), xml.includes('<w:rtl/>')];
  };
  expect(await isBidirectional('«12»')).toEqual([true, true]);
  expect(await isBidirectional('مرحبا')).toEqual([true, true]);
  expect(await isBidirectional('Hello')).toEqual([false, false]);
  expect(await isBidirectional('2026')).toEqual([false, false]);
});

test('control characters, lone surrogates and marks of XML break nothing', async () => {
  const text = 'a\u0000b\u0008c\u001b\ud800d\udc00e\ufffe\uffff <w:p>&amp;</w:p> ]]> {name} 👩‍🚀\tend\u000bnext';
  const docx = await essayDocument(essay({ title: 'T\u0000\ud800<', prompt: 'p\uffff', text }));
  const paragraphs = await paragraphsOf(docx);
  expect(paragraphs[0]).toBe('T\ufffd<');
  expect(paragraphs[1]).toBe('p');
  expect(paragraphs.at(-1)).toBe('abc\ufffdd\ufffde <w:p>&amp;</w:p> ]]> {name} 👩‍🚀\tend\nnext');
});

test('a line that the library has a use for stays what it is', async () => {
  const text = 'CURRENT\nTOTAL_PAGES\nSECTION';
  expect((await paragraphsOf(await essayDocument(essay({ text })))).at(-1)).toBe(text);
});

test.each([
  ['one word', 'x'.repeat(100_000), ['x'.repeat(100_000)]],
  ['spaces', `${' '.repeat(99_999)}x`, ['x']],
  ['empty lines', `x${'\n'.repeat(99_998)}x`, ['x', 'x']],
  ['paragraphs', 'x\n\n'.repeat(5_000), Array.from({ length: 5_000 }, () => 'x')],
])('a text of very many %s keeps its form', async (_kind, text, found) => {
  expect((await paragraphsOf(await essayDocument(essay({ text })))).slice(2)).toEqual(found);
});

test('the same essay makes the same bytes at any time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime('2026-11-01T00:00:00Z');
    const earlier = await essayDocument(essay());
    vi.setSystemTime('2027-02-03T04:05:06Z');
    expect(Buffer.compare(await essayDocument(essay()), earlier)).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
