import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minify, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type * as App from '../app/prerender.tsx';

/** The fonts of every page, which a browser asks for before a style sheet says so. */
const FONTS = /\/(?:newsreader|instrument-sans)\.woff2$/;
/** What the app reads for a student before it shows the first page (`app/main.tsx`). */
const FOR_STUDENTS = ['state/sign-out.ts', 'state/cache-answers.ts', 'features/navigation/ask-ahead.ts'];
/** The rule of a font that is loaded, and no other. */
const FONT_FACE = /@font-face\{[^}]*\burl\([^}]*\}/g;

/**
 * Makes a page of each route out of `index.html`. Each page names the files that its route needs, so that they all come at once.
 * The pages that anyone may read hold their markup and styles, and are painted before they ask for any script.
 * `pages.json` names the file of each route by its pattern; `*` is any other address.
 */
export function sitePages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'site-pages',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { routes, built } = await renderApp(config);
        const template = await templateOf(bundle, join(config.publicDir, 'early.js'));
        const files: Record<string, string> = { 'app.html': template };
        const pages: Record<string, string> = { '*': 'app.html' };
        const forStudents = FOR_STUDENTS.map((file) => filesOf(bundle, chunkOf(bundle, file).fileName));
        for (const { path, access, page } of routes) {
          const chunk = chunkOf(bundle, `${page.name}.tsx`);
          const { scripts, styles } = filesOf(bundle, chunk.fileName);
          const content = built.find((page) => page.path === path);
          if (access === 'student')
            for (const part of forStudents) part.scripts.forEach((script) => scripts.add(script));
          const later = chunk.dynamicImports.flatMap((file) => [...filesOf(bundle, file).styles]);
          const linked = withLinks(
            withLinks(template, 'modulepreload', scripts),
            'stylesheet',
            // A built page shows some parts that its chunk loads later.
            new Set([...styles, ...later.filter((style) => content && isUsed(bundle, style, content.markup))]),
          );
          pages[path] = path === '/' ? 'index.html' : `${path.slice(1).replaceAll(/\W+/g, '-')}.html`;
          files[pages[path]] = content ? paintedFirst(withContent(linked, content), bundle) : linked;
        }
        files['pages.json'] = JSON.stringify(pages);
        delete bundle['index.html'];
        for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

/** The routes, and the pages of visitors as the app renders them without a browser: built into the project, where Node finds its packages. */
async function renderApp({ root, resolve: { conditions } }: ResolvedConfig) {
  const nothing = { getItem: () => null };
  Object.assign(globalThis, { localStorage: nothing, sessionStorage: nothing });
  const outDir = await mkdtemp(join(root, '../dist/prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: ['@laurel/ui'], resolve: { conditions } },
      build: { ssr: 'prerender.tsx', outDir, copyPublicDir: false },
    });
    const app = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as typeof App;
    return { routes: app.routes, built: await app.renderBuiltPages() };
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** `index.html` as it was built, with its fonts, and with `early.js` in it, so that the first paint waits for no other file. */
async function templateOf(bundle: Rolldown.OutputBundle, early: string) {
  const { source } = bundle['index.html'] as Rolldown.OutputAsset;
  const { code } = await minify(early, await readFile(early, 'utf8'));
  const fonts = Object.values(bundle)
    .filter((file) => file.type === 'asset' && file.originalFileNames.some((name) => FONTS.test(name)))
    .map(({ fileName }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fileName}">`);
  return source
    .toString()
    .replace('<script src="/early.js"></script>', () => `<script>${code.trim()}</script>`)
    .replace('</title>', ['</title>', ...fonts].join('\n    '));
}

/** The chunk of a file, such as that of a page. */
function chunkOf(bundle: Rolldown.OutputBundle, file: string) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${file}`)));
  if (!chunk) throw new Error(`The build has no ${file}.`);
  return chunk;
}

/** The scripts and style sheets of a chunk and of all that it imports. */
function filesOf(bundle: Rolldown.OutputBundle, chunk: string) {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const collect = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || scripts.has(name)) return;
    scripts.add(name);
    file.imports.forEach(collect);
    for (const style of file.viteMetadata!.importedCss) styles.add(style);
  };
  collect(chunk);
  return { scripts, styles };
}

/** Whether a style sheet has a class of the markup. */
function isUsed(bundle: Rolldown.OutputBundle, sheet: string, markup: string) {
  const { source } = bundle[sheet] as Rolldown.OutputAsset;
  return [...source.toString().matchAll(/\.(_[\w-]+)/g)].some(([, name]) => markup.includes(name!));
}

/** The page with links to the files that it does not name yet. */
function withLinks(html: string, rel: 'modulepreload' | 'stylesheet', files: Set<string>) {
  const links = [...files]
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="${rel}" crossorigin href="/${file}">`);
  return html.replace('</head>', [...links, '</head>'].join('\n'));
}

/** Hides a page until it has been read to its end: a form in the middle of the window would move with each part that is painted before. */
const SEEN_WHOLE = [
  '<style>[data-reading] #root { visibility: hidden }</style>',
  "<script>document.documentElement.dataset.reading = ''",
  "addEventListener('DOMContentLoaded', () => delete document.documentElement.dataset.reading)</script>",
  '',
].join('\n');

/** The page with what it shows. The landing page alone is painted part by part: it is long, and begins at the top. */
function withContent(html: string, { path, title, description, day, markup }: App.RenderedPage) {
  const { sheet, styled } = styleSheetOf(markup);
  const isLong = path === '/';
  return html
    .replace('<html', `$& data-built-on="${day}"`)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>\n<meta name="description" content="${description}">`)
    .replace('</head>', () => `<style>${sheet}</style>\n${isLong ? '' : SEEN_WHOLE}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${styled}</div>`);
}

/**
 * The page with its style sheets in it, and with what can wait: a template with its scripts, and a `noscript` with its fonts, out of which
 * `early.js` takes them after the first paint. The link to a sheet stays, so that Vite does not load it for what comes later;
 * of its type no browser loads any.
 */
function paintedFirst(html: string, bundle: Rolldown.OutputBundle) {
  const fonts: string[] = [];
  const files: string[] = [];
  const take = (into: string[]) => (part: string) => {
    into.push(part);
    return '';
  };
  return html
    .replaceAll(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/g, (link, file: string) => {
      const { source } = bundle[file] as Rolldown.OutputAsset;
      const sheet = source.toString().trim().replaceAll(FONT_FACE, take(fonts));
      return `<style>${sheet}</style>${link.replace('>', ' type="text/inlined">')}`;
    })
    .replaceAll(/<(?:link rel="(?:modulepreload|preload)"|script type="module")[^>]*>(?:<\/script>)?/g, take(files))
    .replace('</head>', () =>
      [
        `<noscript id="fonts"><style>${fonts.join('')}</style></noscript>`,
        `<template id="files">${files.join('')}</template>`,
        '</head>',
      ].join('\n'),
    );
}

/** The style attributes of the markup as a style sheet, because the content policy of the site forbids the attributes. */
function styleSheetOf(markup: string) {
  const names = new Map<string, string>();
  const styled = markup.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    names.set(style, names.get(style) ?? `s${names.size}`);
    return ` data-style="${names.get(style)}"`;
  });
  const rules = [...names].map(([style, name]) => `[data-style="${name}"]{${style.replaceAll('&quot;', '"')}}`);
  return { sheet: rules.join(''), styled };
}
