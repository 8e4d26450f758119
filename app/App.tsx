import { type LinkProps, UiProvider } from '@laurel/ui';
import { Provider } from 'jotai';
import { type BaseLocationHook, Link as RouterLink, Router } from 'wouter';
import { Routes } from './routes.tsx';
import type { Store } from './state/store.ts';

/** Links within the page stay the browser's; all others are the router's. */
function AppLink({ href, children, ...rest }: LinkProps) {
  if (!href.startsWith('#')) {
    return (
      <RouterLink href={href} {...rest}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

interface AppProps {
  store: Store;
  /** Where the address is kept: the browser's bar, unless a story keeps it in memory. */
  location?: BaseLocationHook;
}

export function App({ store, location }: AppProps) {
  return (
    <Provider store={store}>
      <Router hook={location}>
        <UiProvider link={AppLink}>
          <Routes />
        </UiProvider>
      </Router>
    </Provider>
  );
}
