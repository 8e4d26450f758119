import type axeCore from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach, inject, type RunnerTestCase } from 'vitest';
import { commands } from 'vitest/browser';
import type { Box } from './compare.ts';
import { fitWindow, storyBox, type WindowKind } from './frame.ts';

/** What is asked of a composed story. */
interface Story {
  tags: string[];
  globals: { theme?: string; viewport?: { value?: string } };
  parameters: {
    layout?: string;
    a11y?: { test?: string; context?: axeCore.ElementContext; options?: axeCore.RunOptions };
  };
}

// A look-up that is repeated until it succeeds would write out the whole page each time in vain.
configure({ getElementError: (message) => new Error(message ?? undefined) });

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook when it runs the story. */
    story?: Story;
  }
  interface TaskMeta {
    /** The pictures that were taken of the story: Button/Primary.dark */
    pictures?: string[];
  }
  interface ProvidedContext {
    looks: Looks;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (name: string, box: Box) => Promise<string | undefined>;
    judgePicture: (name: string, box: Box) => Promise<string | undefined>;
  }
}

/**
 * What is looked at after the play: where all, a picture of each story in its own theme and window, and its contrast in the dark theme. Of
 * a primitive, and of the first story of a page, there is a picture in the dark theme and one on a phone as well. Storybook itself runs axe
 * there. With `axe`, only axe is asked, about the first story of each file.
 */
export type Looks = 'all' | 'axe' | 'none';

type Variant = 'light' | 'dark' | 'phone';

afterEach(async ({ task, story }) => {
  const looks = inject('looks');
  if (!story || task.result?.state === 'fail' || looks === 'none') return;
  const isFirst = task.file.tasks[0] === task;
  const faults =
    looks === 'all'
      ? await facesOf(story, { task, isFirst })
      : isFirst
        ? await axeFaults(story, story.parameters.a11y?.options)
        : [];
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

/** What is wrong with a story in each of its variants, by its pictures and its contrast in the dark theme. */
async function facesOf(story: Story, { task, isFirst }: { task: RunnerTestCase; isFirst: boolean }): Promise<string[]> {
  const { theme, viewport } = story.globals;
  const isPage = story.parameters.layout === 'fullscreen';
  const file = task.file.name;
  const name = `${file.replace(/^.*\/|\.stories\.tsx$/g, '')}/${task.name.replaceAll(/[^\p{L}\p{N}]/gu, '')}`;
  const faults: (string | undefined)[] = [];

  const pictures: string[] = (task.meta.pictures = []);
  const look = async (variant: Variant) => {
    if (story.tags.includes('no-picture')) return;
    pictures.push(`${name}.${variant}`);
    faults.push(await comparePicture(`${name}.${variant}`, variant === 'phone' ? 'phone' : 'desktop', isPage));
  };

  const own: Variant = viewport?.value === 'phone' ? 'phone' : theme === 'dark' ? 'dark' : 'light';
  const inEveryVariant = own === 'light' && (file.startsWith('ui/primitives/') || (isPage && isFirst));
  await look(own);
  if (theme !== 'dark') {
    document.documentElement.dataset.theme = 'dark';
    if (inEveryVariant) await look('dark');
    // axe has looked at everything else in the story's own theme.
    const colours = await axeFaults(story, { runOnly: { type: 'rule', values: ['color-contrast'] } });
    faults.push(...colours.map((fault) => `In the dark theme: ${fault}`));
    document.documentElement.dataset.theme = theme;
  }
  if (inEveryVariant) await look('phone');
  return faults.filter((fault) => fault !== undefined);
}

/** What is wrong with a picture once nothing moves any more; the first that is as the reference will do. */
async function comparePicture(name: string, kind: WindowKind, isPage: boolean) {
  await fitWindow(kind, isPage);
  const start = performance.now();
  let before: string | undefined;
  for (;;) {
    // Something may have been on its way into view.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const taken = await commands.takePicture(name, storyBox(isPage));
    if (taken === undefined) return undefined;
    const time = performance.now() - start;
    if (time > 2000 || (time > 500 && taken === before)) return commands.judgePicture(name, storyBox(isPage));
    before = taken;
    await new Promise((later) => setTimeout(later, 100));
  }
}

/** What axe finds in a story as it stands there, as Storybook asks it; "region" is for whole pages. */
async function axeFaults({ parameters: { a11y } }: Story, options: axeCore.RunOptions = {}) {
  if (a11y?.test !== 'error') return [];
  // It is no module, and puts itself on the window.
  await import('axe-core');
  const { axe } = window as unknown as { axe: typeof axeCore };
  const context = a11y.context ?? { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs'] };
  const rules = { region: { enabled: false }, ...options.rules };
  const { violations } = await axe.run(context, { ...options, rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ any, all, none, html }) => `${id}: ${[...any, ...all, ...none][0]?.message ?? ''}\n  ${html}`),
  );
}
