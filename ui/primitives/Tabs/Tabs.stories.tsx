import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Tabs } from './Tabs.tsx';

function Views() {
  const [view, setView] = useState('calendar');
  return (
    <Tabs
      label="View of the applications"
      value={view}
      onChange={setView}
      tabs={[
        { value: 'calendar', label: 'Calendar', content: <p>A month</p> },
        { value: 'board', label: 'Board', content: <p>A table</p> },
      ]}
    />
  );
}

const meta = preview.meta({
  component: Tabs<string>,
  args: { label: 'View of the applications', value: 'calendar', tabs: [], onChange: fn() },
  render: () => <Views />,
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Calendar' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Board', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('A table');
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
