import { useState } from 'react';
import { expect, spyOn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

function Page({ path }: { path: string }) {
  if (path === '/honors') throw new Error('This page is broken.');
  return (
    <main>
      <h1>Dashboard</h1>
    </main>
  );
}

const meta = preview.meta({
  title: 'pages/Error screen',
  component: ErrorScreen,
  args: { page: '/honors', children: <Page path="/honors" /> },
  parameters: { layout: 'fullscreen' },
  // React says there what was thrown.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => {}),
});

/** A page that throws. Its heading is for those who do not see the page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unexpected Application Error!');
    await expect(canvas.getByRole('heading', { level: 1 }).offsetWidth).toBe(1);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

function Pages() {
  const [path, setPath] = useState('/dashboard');
  return (
    <>
      <nav>
        <button onClick={() => setPath('/honors')}>Honors</button>
        <button onClick={() => setPath('/dashboard')}>Dashboard</button>
      </nav>
      <ErrorScreen page={path}>
        <Page path={path} />
      </ErrorScreen>
    </>
  );
}

/** Another page is shown again. */
export const AnotherPage = meta.story({
  tags: ['no-picture'],
  render: () => <Pages />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Honors' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unexpected Application Error!');
    await userEvent.click(canvas.getByRole('button', { name: 'Dashboard' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
