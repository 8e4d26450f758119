import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TextArea } from './TextField.tsx';

const meta = preview.meta({ component: TextArea, args: { label: 'Notes', rows: 4, onChange: fn() } });

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Notes' });
    await userEvent.type(box, 'Ask Mr. Abara{Enter}for a letter');
    await expect(box).toHaveValue('Ask Mr. Abara\nfor a letter');
    await expect(args.onChange).toHaveBeenCalled();
  },
});

export const Writing = meta.story({
  args: {
    label: 'Activity line',
    writing: true,
    defaultValue: 'Recorded twenty-two dryers every Sunday for eleven weeks.',
    help: 'Up to 150 characters.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Up to 150 characters.');
  },
});

const word =
  '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body><!--StartFragment-->' +
  '<p class=MsoNormal><span lang=EN-US>The piano is out of\r\ntune.<o:p></o:p></span></p>\r\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>' +
  '<p class=MsoNormal>It hums in <i>B flat</i>.<br>Always.</p><!--EndFragment--></body></html>';
const googleDocs =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span>The piano is out of tune.</span></p><br />' +
  '<p dir="ltr"><span>It hums in </span><span>B flat.</span><span><br /></span><span>Always.</span></p></b>';

async function paste(box: HTMLElement, html: string, plain: string) {
  const clipboard = new DataTransfer();
  clipboard.setData('text/html', html);
  clipboard.setData('text/plain', plain);
  box.focus();
  await userEvent.paste(clipboard);
}

/** A document's paragraphs stay apart, and undo takes all of it back at once. */
export const PastedDocument = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Notes' });
    for (const html of [word, googleDocs]) {
      await paste(box, html, 'The piano is out of tune.\nIt hums in B flat.');
      await expect(box).toHaveValue('The piano is out of tune.\n\nIt hums in B flat.\nAlways.');
      await expect(args.onChange).toHaveBeenCalled();
      document.execCommand('undo');
      await expect(box).toHaveValue('');
    }
  },
});

export const PastedLine = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Notes' });
    await paste(box, '<b>One</b> line', 'One line');
    await paste(box, '<div>two</div><div>lines</div>', ', two\nlines');
    await expect(box).toHaveValue('One line, two\nlines');
  },
});

export const Failed = meta.story({
  args: { error: 'Write something first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Write something first.');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

export const LongText = meta.story({
  args: { defaultValue: 'word'.repeat(75) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
});

export const RightToLeft = meta.story({
  args: { dir: 'auto', writing: true, defaultValue: 'بدأت الآلة رقم أحد عشر تسعل في أغسطس.' },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('One{Enter}two');
    await expect(canvas.getByRole('textbox')).toHaveValue('One\ntwo');
  },
});

export const Dark = meta.story({
  args: { writing: true, defaultValue: 'A loose belt slaps.' },
  globals: { theme: 'dark' },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).fontSize).toBe('16px');
  },
});
