import { type LinkProps, UiProvider } from '@laurel/ui';
import { Provider } from 'jotai';
import { Link as RouterLink } from 'wouter';
import { Routes } from './routes.tsx';
import type { Store } from './state/store.ts';

/** Links within the page stay the browser's; all others are the router's. */
function AppLink({ href, ...rest }: LinkProps) {
  return href.startsWith('#') ? <a href={href} {...rest} /> : <RouterLink href={href} {...rest} />;
}

export function App({ store }: { store: Store }) {
  return (
    <Provider store={store}>
      <UiProvider link={AppLink}>
        <Routes />
      </UiProvider>
    </Provider>
  );
}
