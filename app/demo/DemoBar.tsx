import { Button, Select } from '@laurel/ui';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Scenario, scenarios } from '#mocks/scenarios.ts';
import classes from './DemoBar.module.css';

const options = (Object.keys(scenarios) as Scenario[]).map((scenario) => ({
  value: scenario,
  label: scenario[0]!.toUpperCase() + scenario.slice(1),
}));

interface DemoBarProps {
  scenario: Scenario;
  /** Begins a scenario anew. */
  onEnter: (scenario: Scenario) => void;
}

/** Above the demo: whose student it shows, and that nothing in it is real. */
export function DemoBar({ scenario, onEnter }: DemoBarProps) {
  const refused = useRefusedLink();
  return (
    <aside className={classes.root} aria-label="Demo">
      <span className={classes.note} role="status">
        {refused
          ? 'The demo has no server, so that link leads nowhere.'
          : 'A demo with made-up data. Nothing leaves this page.'}
      </span>
      <Select
        look="small"
        className={classes.scenario}
        label="Scenario"
        value={scenario}
        options={options}
        onChange={onEnter}
      />
      <Button icon={RotateCcw} size="small" onClick={() => onEnter(scenario)}>
        Start over
      </Button>
    </aside>
  );
}

/** Keeps links to the server from leaving the demo, and tells that one was followed. */
function useRefusedLink() {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const toServer = /^\/(?:auth|api)\//.test(link?.getAttribute('href') ?? '');
      if (toServer) event.preventDefault();
      setRefused(toServer);
    };
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, []);
  return refused;
}
