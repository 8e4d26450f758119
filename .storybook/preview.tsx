import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { MotionGlobalConfig } from 'framer-motion';
import addonMsw from 'msw-storybook-addon';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { CycleContext, UiProvider } from '@laurel/ui';
import './docs/docs.css';
import { cycleFrom } from '../api/contract/admission-cycle.ts';
import { CYCLE_YEAR } from '../mocks/db.ts';
import { handlers } from '../mocks/handlers/index.ts';
import { failOnSidewaysScroll } from './sideways.ts';
import { failOnUnmocked, setupMocks } from './unmocked.ts';
import { enter, type Scenario, scenarios } from '../mocks/scenarios.ts';

// In a test nothing waits for a movement to end, and no picture catches one halfway.
if (import.meta.env.MODE === 'test') {
  MotionGlobalConfig.skipAnimations = true;
  document.documentElement.dataset.motion = 'none';
}

// A server that fails is asked twice, and a busy machine takes seconds to load a page. Nobody waits for longer than something takes.
configure({ asyncUtilTimeout: 8_000 });

const still = document.createElement('style');
still.textContent =
  'html:is([data-motion="none"], [data-motion="reduced"]) { scroll-behavior: auto !important; *, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition-duration: 0s !important; scroll-behavior: auto !important; } }' +
  'html[data-motion="none"] * { caret-color: transparent !important; }';
document.head.append(still);

/** Every story stands in a fresh world: one student's data, the theme of the toolbar, no leftovers in the browser. */
export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(setupMocks)],
  initialGlobals: { theme: 'light', motion: 'full', scenario: 'writing' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
    scenario: {
      description: 'The student that pages are shown for',
      toolbar: { title: 'Scenario', icon: 'user', items: Object.keys(scenarios), dynamicTitle: true },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      options: {
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    controls: { expanded: true },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 834 px', styles: { width: '834px', height: '1112px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: ['Laurel', ['Welcome', 'Tokens', 'Writing', 'Adding a component'], 'pages', 'primitives', 'layout', '*'],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const { theme, motion } = globals;
      useLayoutEffect(() => {
        const { documentElement: html, body } = document;
        html.lang = 'en';
        html.dataset.theme = String(theme);
        if (html.dataset.motion !== 'none') html.dataset.motion = String(motion);
        body.style.background = parameters.layout === 'fullscreen' ? '' : 'var(--paper)';
      }, [theme, motion, parameters.layout]);
      return (
        <UiProvider motion={motion === 'reduced' ? 'reduced' : 'user'}>
          <CycleContext value={cycleFrom(CYCLE_YEAR)}>
            <Story />
          </CycleContext>
        </UiProvider>
      );
    },
  ],
  beforeEach({ msw, globals }) {
    localStorage.clear();
    sessionStorage.clear();
    enter(globals.scenario as Scenario);
    msw.use(...handlers);
  },
  // The last is run first, so that no story's requests are left over for the next.
  afterEach: [failOnSidewaysScroll, failOnUnmocked],
});
