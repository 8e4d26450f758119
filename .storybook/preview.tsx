import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { MotionGlobalConfig } from 'framer-motion';
import addonMsw from 'msw-storybook-addon';
import { useLayoutEffect } from 'react';
import { UiProvider } from '@laurel/ui';
import { handlers } from '../mocks/handlers/index.ts';
import { enter } from '../mocks/scenarios.ts';

// In a test nothing waits for a movement to end, and no picture catches one halfway.
if (import.meta.env.MODE === 'test') {
  MotionGlobalConfig.skipAnimations = true;
  const still = document.createElement('style');
  still.textContent =
    '*, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition-duration: 0s !important; caret-color: transparent !important; scroll-behavior: auto !important; }';
  document.head.append(still);
}

/** Every story stands in a fresh world: one student's data, the theme of the toolbar, no leftovers in the browser. */
export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw()],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    controls: { expanded: true },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      useLayoutEffect(() => {
        document.documentElement.lang = 'en';
        document.documentElement.dataset.theme = String(globals.theme);
        document.body.style.background = parameters.layout === 'fullscreen' ? '' : 'var(--paper)';
      }, [globals.theme, parameters.layout]);
      return (
        <UiProvider>
          <Story />
        </UiProvider>
      );
    },
  ],
  beforeEach({ msw }) {
    localStorage.clear();
    sessionStorage.clear();
    enter('writing');
    msw.use(...handlers);
  },
});
