import type axe from 'axe-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Box } from './compare.ts';
import { shownBox } from './frame.ts';
import { changesOnPhone, forgetQueries } from './phone.ts';

/** The part of a composed story that a picture of it asks for. */
interface Story {
  tags: string[];
  globals: { theme?: string; viewport?: { value?: string } };
  parameters: { layout?: string; a11y?: { test?: string; context?: axe.ElementContext; config?: axe.Spec } };
}

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook when it runs the story. */
    story?: Story;
  }
  interface TaskMeta {
    /** Names of the pictures that were taken of the story. */
    pictures?: string[];
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (name: string, box: Box) => Promise<string | undefined>;
  }
}

const windows = { desktop: [1440, 900], phone: [390, 844] } as const;

/** How far a window grows for a page and for a component that is longer. */
const tallest = { page: 1000, component: 1600 };

beforeEach(forgetQueries);

/** What a story shows after its play is pictured: in both themes, and as on a phone where that looks different. */
afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === 'fail' || story.tags.includes('no-picture')) return;
  const root = document.documentElement;
  const component = task.file.name.slice(task.file.name.lastIndexOf('/') + 1, -'.stories.tsx'.length);
  const name = `${component}/${task.name.replaceAll(/[^\p{L}\p{N}]/gu, '')}`;
  const { theme } = story.globals;
  const onPhone = story.globals.viewport?.value === 'phone';
  const complaints: (string | undefined)[] = [];
  const times: Record<string, number> = {};
  const timed = async <T,>(what: string, run: () => Promise<T>) => {
    const start = performance.now();
    const answer = await run();
    times[what] = Math.round(performance.now() - start);
    return answer;
  };

  task.meta.pictures = [];
  const picture = async (variant: string) => {
    task.meta.pictures!.push(`${name}.${variant}`);
    await timed(variant, async () => complaints.push(await comparePicture(`${name}.${variant}`, story)));
  };

  await timed('fit', () => fit(onPhone ? 'phone' : 'desktop', story));
  if (theme === 'dark') await picture('dark');
  else {
    await picture(onPhone ? 'phone' : 'light');
    root.dataset.theme = 'dark';
    if (!onPhone) await picture('dark');
    complaints.push(await timed('axe', () => contrastInTheDark(story)));
    root.dataset.theme = theme;
    let changes = await timed('changes', async () => changesOnPhone());
    if (!onPhone && changes) {
      await timed('fit2', () => fit('phone', story));
      await picture('phone');
    }
  }
  console.log(name, JSON.stringify(times));
  const said = complaints.filter(Boolean);
  if (said.length > 0) throw new Error(said.join('\n'));
});

async function comparePicture(name: string, story: Story) {
  const { left, top } = window.frameElement!.getBoundingClientRect();
  const box =
    story.parameters.layout === 'fullscreen' ? { x: 0, y: 0, width: innerWidth, height: innerHeight } : shownBox();
  return commands.comparePicture(name, { ...box, x: box.x + left, y: box.y + top });
}

/** A window of that kind, tall enough for what is shown, once everything in it has found its place. */
async function fit(kind: keyof typeof windows, story: Story) {
  const [width, height] = windows[kind];
  window.scrollTo(0, 0);
  if (innerWidth !== width) await page.viewport(width, height);
  const limit = tallest[story.parameters.layout === 'fullscreen' ? 'page' : 'component'];
  const needed = Math.max(height, Math.min(document.documentElement.scrollHeight, limit));
  if (innerHeight !== needed) await page.viewport(width, needed);
  await document.fonts.ready;
  await Promise.all([...document.images].filter(({ complete }) => !complete).map((image) => image.decode()));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

async function contrastInTheDark({ parameters: { a11y } }: Story) {
  if (a11y?.test !== 'error') return undefined;
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run(a11y.context ?? document.body, {
    runOnly: { type: 'rule', values: ['color-contrast'] },
    resultTypes: ['violations'],
  });
  return violations
    .flatMap(({ nodes }) => nodes)
    .map(({ html, any }) => `In the dark theme: ${any[0]?.message ?? 'too little contrast'}\n  ${html}`)
    .join('\n');
}
void expect;
