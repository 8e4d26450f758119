import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as prerender from '../app/prerender.tsx';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';

type Prerender = typeof prerender;

/** Which file of the site is the page at which address, by the patterns of the app's routes; `*` is any other. */
export type SitePages = Record<string, string>;

/**
 * Makes a page of each route out of the one that the app starts from, which names the files that the route needs, so that they
 * come all at once; and draws those that anyone may read, so that they can be read before any script has run.
 */
export function sitePages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'site-pages',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    closeBundle: {
      sequential: true,
      async handler() {
        const folder = resolve(config.root, config.build.outDir);
        const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
        const site = { folder, filesOf: filesIn(manifest) };
        const early = join(folder, 'early.js');
        const template = withScript(
          withFonts(await readFile(join(folder, 'index.html'), 'utf8'), manifest),
          await readFile(early, 'utf8'),
        );
        await rm(early);
        await writeFile(join(folder, 'app.html'), template);
        // In the project, where Node finds what the app imports.
        const appFolder = await mkdtemp(join(config.root, '../dist/prerender-'));
        try {
          const app = await buildApp(config, appFolder);
          await writeFile(join(folder, 'pages.json'), JSON.stringify(await writePages(app, template, site)));
        } finally {
          await rm(appFolder, { recursive: true });
        }
      },
    },
  };
}

async function writePages({ routes, builtPages, markupOf }: Prerender, template: string, site: Site) {
  const pages: SitePages = { '*': 'app.html' };
  for (const { path, page } of routes) {
    const built = builtPages.find((built) => built.path === path);
    const html = built
      ? await builtWhole(template, { ...built, name: page.name }, await markupOf(path), site)
      : withFiles(template, site.filesOf(page.name));
    pages[path] = path === '/' ? 'index.html' : `${path.slice(1).replaceAll(/\W+/g, '-')}.html`;
    await writeFile(join(site.folder, pages[path]), html);
  }
  return pages;
}

/** The app as it runs without a browser, as on a first visit. */
async function buildApp({ root, resolve: { conditions } }: ResolvedConfig, outDir: string) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions },
    ssr: { noExternal: ['@laurel/ui'], resolve: { conditions } },
    build: { ssr: 'prerender.tsx', outDir, copyPublicDir: false },
  });
  const nothing = { getItem: () => null };
  Object.assign(globalThis, { localStorage: nothing, sessionStorage: nothing });
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Prerender;
}

interface Site {
  folder: string;
  filesOf: (name: string) => Files;
}

/** A page, with the name of its component. */
type Built = Prerender['builtPages'][number] & { name: string };

interface Files {
  scripts: string[];
  styles: string[];
}

/** The files of a component and of all that its file imports, by the name of both. */
const filesIn = (manifest: Manifest) => (name: string) => {
  const start = Object.keys(manifest).find((key) => key.endsWith(`/${name}.tsx`));
  if (!start) throw new Error(`The build has no ${name}.tsx.`);
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const collect = (key: string) => {
    const { file, css = [], imports = [] } = manifest[key]!;
    if (scripts.has(file)) return;
    scripts.add(file);
    imports.forEach(collect);
    for (const style of css) styles.add(style);
  };
  collect(start);
  return { scripts: [...scripts], styles: [...styles] };
};

/** Of every page, whichever it is: asked for before a sheet says so. */
const FONTS = ['newsreader.woff2', 'instrument-sans.woff2'];

function withFonts(html: string, manifest: Manifest) {
  const links = FONTS.map((font) => {
    const { file } = Object.values(manifest).find(({ src }) => src?.endsWith(`/${font}`))!;
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
  });
  return html.replace('</title>', ['</title>', ...links].join('\n    '));
}

/** The page with what runs before the first paint inside, so that the paint waits for no other file. */
const withScript = (html: string, script: string) =>
  html.replace('<script src="/early.js"></script>', () => `<script>${script}</script>`);

/** The page with links to files that it does not name yet. */
function withFiles(html: string, { scripts, styles }: Files) {
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return html.replace('</head>', [...links.filter((link) => !html.includes(link)), '</head>'].join('\n'));
}

/**
 * The page with what it shows, and with how that looks, so that a browser has to ask for nothing before it paints. Parts whose code
 * comes later (`data-part`) look as they will.
 */
async function builtWhole(html: string, { title, description, name }: Built, markup: string, site: Site) {
  const parts = [...markup.matchAll(/ data-part="(\w+)"/g)].map(([, part]) => part!);
  const page = site.filesOf(name);
  const linked = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)">\s*/g)];
  const styles = new Set([
    ...linked.map(([, file]) => file!),
    ...[page, ...parts.map(site.filesOf)].flatMap(({ styles }) => styles),
  ]);
  const { sheet, styled } = styleSheetOf(markup);
  const sheets = await Promise.all([...styles].map((file) => readFile(join(site.folder, file), 'utf8')));
  return withFiles(html, { scripts: page.scripts, styles: [] })
    .replaceAll(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>\n<meta name="description" content="${description}">`)
    .replace('</head>', () => `<style>${[...sheets, sheet].join('')}</style>\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${styled}</div>`);
}

/** Styles of single elements, which the site allows in no attribute, as a sheet. */
function styleSheetOf(markup: string) {
  const classes = new Map<string, string>();
  const styled = markup.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const name = classes.get(style) ?? `s${classes.size}`;
    classes.set(style, name);
    return ` data-style="${name}"`;
  });
  const rules = [...classes].map(([style, name]) => `[data-style="${name}"]{${style.replaceAll('&quot;', '"')}}`);
  return { sheet: rules.join(''), styled };
}
