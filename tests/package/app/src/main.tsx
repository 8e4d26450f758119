import { createRoot } from 'react-dom/client';
import '@laurel/ui/styles.css';
import { App } from './App.tsx';

createRoot(document.getElementById('root')!).render(<App />);
