import { UiProvider } from '@laurel/ui';
import { useState } from 'react';
import { enter, type Scenario, scenarios } from '#mocks/scenarios.ts';
import { App } from '#app/App.tsx';
import { paths } from '#app/paths.ts';
import { openFileAtom } from '#app/state/files.ts';
import { DemoBar } from './DemoBar.tsx';
import { hashLocation } from './hash-location.ts';
import { createMockedStore } from './mocked-store.ts';
import { openFile } from './server.ts';

/** Kept while the tab lives, so that a reload stays with the student that is shown. */
const KEY = 'laurel.demo.scenario';

const starts: Partial<Record<Scenario, string>> = { 'signed out': paths.home, 'new student': paths.onboarding };

function begin(scenario: Scenario) {
  enter(scenario);
  sessionStorage.setItem(KEY, scenario);
  const store = createMockedStore();
  store.set(openFileAtom, { open: openFile });
  return { scenario, store, turn: Date.now() };
}

/** Forgets what the last scenario has left; the rest of the storage may be another site's. */
function forgetBefore() {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('laurel.') || key === 'rememberEmail') localStorage.removeItem(key);
}

/** The whole app on the mocks, with a bar to choose whose student it shows. */
export function Demo() {
  const [world, setWorld] = useState(() => {
    const kept = sessionStorage.getItem(KEY) ?? '';
    return begin(kept in scenarios ? (kept as Scenario) : 'writing');
  });
  return (
    <>
      <UiProvider>
        <DemoBar
          scenario={world.scenario}
          onEnter={(scenario) => {
            forgetBefore();
            setWorld(begin(scenario));
            hashLocation.navigate(starts[scenario] ?? paths.dashboard);
          }}
        />
      </UiProvider>
      <App key={world.turn} store={world.store} location={hashLocation.hook} />
    </>
  );
}
