import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

/** What a story module gives: stories of CSF Next, and nothing else. */
interface Story {
  composed: {
    id: string;
    tags: string[];
    globals: Record<string, unknown>;
    parameters: Record<string, unknown>;
    play?: unknown;
  };
  run: (context?: object) => Promise<void>;
}

const modules = import.meta.glob<Record<string, Story>>(['../../{ui,app}/**/*.stories.tsx', '!**/node_modules/**'], {
  eager: true,
});

const sizes = { desktop: [1280, 900], phone: [390, 844] } as const;

afterEach(async () => {
  document.documentElement.style.cssText = '';
  await page.viewport(...sizes.desktop);
});

for (const [file, stories] of Object.entries(modules)) {
  const component = file.slice(file.lastIndexOf('/') + 1, -'.stories.tsx'.length);
  for (const [name, story] of Object.entries(stories)) {
    if (story.composed.tags.includes('no-picture')) continue;

    test(`${component} ${name} looks as it did`, async () => {
      const viewport = (story.composed.globals.viewport as { value?: string } | undefined)?.value;
      const [width, height] = sizes[viewport === 'phone' ? 'phone' : 'desktop'];
      await page.viewport(width, height);
      await story.run();
      await document.fonts.ready;
      // One window with all that is of interest, so that nothing is scrolled away and no picture is endless.
      window.scrollTo(0, 0);
      await page.viewport(width, Math.max(height, Math.min(document.documentElement.scrollHeight, 1000)));
      // Only what the window shows can be pictured.
      document.documentElement.style.cssText = 'height: 100vh; overflow: hidden';
      await expect(document.documentElement).toMatchScreenshot(`${component}-${name}`, { timeout: 3000 });
    });
  }
}
