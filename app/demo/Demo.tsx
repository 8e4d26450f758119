import { UiProvider } from '@laurel/ui';
import { useState } from 'react';
import { enter, type Scenario, scenarios } from '#mocks/scenarios.ts';
import { App } from '#app/App.tsx';
import { paths } from '#app/paths.ts';
import { openFileAtom } from '#app/state/files.ts';
import { DemoBar } from './DemoBar.tsx';
import { hashLocation } from './hash-location.ts';
import { device, tab } from '#app/storage/areas.ts';
import { keys } from '#app/storage/keys.ts';
import { createMockedStore } from './mocked-store.ts';
import { openFile } from './server.ts';

const starts: Partial<Record<Scenario, string>> = { 'signed out': paths.home, 'new student': paths.onboarding };

function begin(scenario: Scenario) {
  enter(scenario);
  tab.setItem(keys.demoScenario, scenario);
  const store = createMockedStore();
  store.set(openFileAtom, { open: openFile });
  return { scenario, store, turn: Date.now() };
}

/** Forgets what the last scenario has left; the rest of the storage may be another site's. */
const forgetBefore = () => device.removeWhere((key) => key.startsWith('laurel.') || key === keys.rememberEmail);

/** The whole app on the mocks, with a bar to choose whose student it shows. */
export function Demo() {
  const [world, setWorld] = useState(() => {
    const stored = tab.getItem(keys.demoScenario) ?? '';
    return begin(stored in scenarios ? (stored as Scenario) : 'writing');
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
