import { Button, type ButtonProps, Dialog, ScoreWreath, TextField, UiProvider } from '@laurel/ui';
import { useState } from 'react';

const variant: ButtonProps['variant'] = 'primary';

// @ts-expect-error Types that were missing would let anything pass.
export const wrong: ButtonProps['variant'] = 'purple';

export function App() {
  const [times, setTimes] = useState(0);
  const [name, setName] = useState('');
  return (
    <UiProvider>
      <Button variant={variant} onClick={() => setTimes(times + 1)}>
        Pressed {times} times
      </Button>
      <span id="accent" style={{ background: 'var(--accent)' }} />
      <ScoreWreath score={84} animate={false} />
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <Dialog open={false} onOpenChange={() => {}} title="Closed" />
    </UiProvider>
  );
}
