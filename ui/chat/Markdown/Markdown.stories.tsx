import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkProvider } from '../../primitives/Link/Link.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Markdown } from './Markdown.tsx';
import { ReplyLinkContext } from './reply-link.ts';

const advice = `Spend them where a reader will notice. In order:

1. **Ohio State honors supplement, 90 minutes.** It is due today and 438 of 500 words are done. The ending repeats your opening, so cut the last two sentences and submit.
2. **Main essay, one hour.** Reflection is your lowest category at 7.4. The line *“it was a difficult time for my family”* is where it drops. Say what you went without.
3. **Arabic tutor, 20 minutes.** It is your only Silver activity and the only one without a number. Count the students and the cards.

Leave Cornell alone this week. It is 53 days out, and the community essay will be easier once the main essay is final.`;

const meta = preview.meta({
  component: Markdown,
  args: { text: advice },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 676, fontSize: 'var(--t-15)', lineHeight: '1.5625rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Main essay, one hour.').tagName).toBe('STRONG');
    await expect(canvasElement).not.toHaveTextContent('*');
  },
});

/** Headings are no part of the page's outline, quotations and rules no part of light Markdown. */
export const Everything = meta.story({
  args: {
    text: `# Where it is thin

A line
broken softly, and one  
broken for good.

- A point
- Another
  1. within it
  2. and so on

9. Nine
10. Ten, with \`inline code\`

> Somebody else’s words

---

## Next
\`\`\`
Captain, Robotics: led 12 students, built 3 robots
\`\`\`

An [application](/applications/cornell) here, [the Common App](https://www.commonapp.org/) elsewhere, ~~nothing~~ struck, and \\*no emphasis\\*.`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('blockquote')).toBeNull();
    await expect(canvas.queryByRole('separator')).toBeNull();
    await expect(canvas.getByText('Where it is thin').tagName).toBe('STRONG');
    await expect(canvas.getByText('Somebody else’s words')).toBeVisible();
    await expect(canvas.getByText(/\*no emphasis\*/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'application' })).toHaveAttribute('href', '/applications/cornell');
    await expect(canvas.getByText(/here, the Common App elsewhere/)).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

/** What a student called something is shown as it is, also as the words of a link. */
export const Escaped = meta.story({
  args: {
    text: 'Your [\\[Draft\\] \\*final\\* \\`v2\\`](/essaysworkspace/s/1) and **Tom \\& Jerry \\<3**, 1\\. January, me\\@school.example.',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '[Draft] *final* `v2`' })).toBeVisible();
    await expect(canvas.getByText('Tom & Jerry <3').tagName).toBe('STRONG');
    await expect(canvasElement).toHaveTextContent('1. January, me@school.example.');
    await expect(canvasElement).not.toHaveTextContent('\\');
  },
});

const onRouter = fn();

/** Pages of the app are followed by its router. */
export const LinkWithinTheApp = meta.story({
  args: { text: 'Open [Applications](/applications).' },
  render: (args) => (
    <LinkProvider
      link={({ href, children }) => (
        <a
          href={href}
          onClick={(event) => {
            event.preventDefault();
            onRouter(href);
          }}
        >
          {children}
        </a>
      )}
    >
      <Markdown {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    onRouter.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Applications' }));
    await expect(onRouter).toHaveBeenCalledWith('/applications');
  },
});

/** Only what the app allows is linked, and never with a fragment: of the rest the words stay. */
export const OnlyKnownPages = meta.story({
  args: {
    text: '[Yale](/applications/yale), [sign in](/oauth/success#token=theirs), [settings](/settings#token=theirs), [new password](/reset-password)',
  },
  render: (args) => (
    <ReplyLinkContext value={(href) => !href.startsWith('/reset-password')}>
      <Markdown {...args} />
    </ReplyLinkContext>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Yale']);
    await expect(canvasElement).toHaveTextContent('Yale, sign in, settings, new password');
  },
  tags: ['no-picture'],
});

/** Nothing runs or loads, and nothing leads out of the app. */
export const Hostile = meta.story({
  args: {
    text: [
      '<script>document.title = "taken"</script>',
      '<img src=x onerror="document.title = \'taken\'">',
      'Inline <b onclick="document.title=1">html</b> and ![a picture](https://tracker.example/pixel.png).',
      '[script](javascript:document.title=1) [data](data:text/html,x) [vb](vbscript:x) [file](file:///etc/passwd)',
      '[other host](//evil.example) [backslash](/\\evil.example) [tab](</\t/evil.example>) [mail](mailto:a@b.example)',
      '[upper](JaVaScRiPt:alert(1)) [entity](javascript&#58;alert(1)) [space]( javascript:alert(1))',
      '[your account](https://evil.example/?q=laurel) [insecure](http://evil.example) <https://evil.example>',
      '<iframe src="https://evil.example"></iframe>',
      '<javascript:alert(1)>',
      `${'>'.repeat(4000)} deep`,
      `${'- '.repeat(2000)}`,
    ].join('\n\n'),
  },
  play: async ({ canvas, canvasElement }) => {
    const content = within(canvasElement);
    await expect(canvasElement.querySelector('script, img, iframe, b, [onclick], [onerror]')).toBeNull();
    for (const link of canvas.queryAllByRole<HTMLAnchorElement>('link'))
      await expect(new URL(link.href).origin).toBe(location.origin);
    await expect(content.getByText(/Inline html and/)).toBeVisible();
    await expect(content.getByText(/script data vb file/)).toBeVisible();
    await expect(content.getByText(/^your account insecure/)).toBeVisible();
    await expect(document.title).not.toBe('taken');
  },
});

export const LongText = meta.story({
  args: {
    text: `Your **${'engineering'.repeat(30)}** at [${'university'.repeat(30)}](/applications/1), \`${'code'.repeat(60)}\`:

\`\`\`
${'longline'.repeat(40)}
\`\`\`

1. ${'item'.repeat(60)}`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const code = canvas.getByText(/longline/).closest('pre')!;
    await expect(code.scrollWidth).toBeLessThanOrEqual(code.clientWidth);
  },
});

export const RightToLeft = meta.story({
  args: { text: 'ابدأ بهذا:\n\n1. المقال الرئيسي\n2. النشاط' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('list')).direction).toBe('rtl');
  },
});

export const Empty = meta.story({ args: { text: '' } });
