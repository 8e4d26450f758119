import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createAppStore } from './state/store.ts';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App store={createAppStore()} />
  </StrictMode>,
);
