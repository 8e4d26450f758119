import { type LinkProps, UiProvider } from '@laurel/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { type BaseLocationHook, Link as RouterLink, useRouter } from 'wouter';
import { SignOutQuestion } from './features/sign-out/SignOutQuestion.tsx';
import { GuardedRouter } from './features/navigation/LeaveGuard.tsx';
import { usePrepare } from './features/navigation/usePrepare.ts';
import { mayBeLinked } from './paths.ts';
import { Routes } from './routes.tsx';
import type { Store } from './state/store.ts';

/** Links to a page of the app in the same tab are the router's; all others are the browser's. */
function AppLink({ href, children, ...rest }: LinkProps) {
  const router = useRouter();
  const prepare = usePrepare();
  const isPage = /^\/(?!\/)/.test(href);
  if (isPage && (rest.target ?? '_self') === '_self') {
    return (
      <RouterLink
        href={href}
        {...rest}
        onPointerEnter={(event) => {
          prepare(href);
          rest.onPointerEnter?.(event);
        }}
        onFocus={(event) => {
          prepare(href);
          rest.onFocus?.(event);
        }}
      >
        {children}
      </RouterLink>
    );
  }
  return (
    <a href={isPage ? router.hrefs(href, router) : href} {...rest}>
      {children}
    </a>
  );
}

interface AppProps {
  store: Store;
  /** Where the address is kept: the browser's bar, unless a story keeps it in memory. */
  location?: BaseLocationHook;
  /** The address that is drawn where there is no browser. */
  ssrPath?: string;
}

export function App({ store, location, ssrPath }: AppProps) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={store.get(queryClientAtom)}>
        <GuardedRouter hook={location} ssrPath={ssrPath}>
          <UiProvider link={AppLink} mayLink={mayBeLinked}>
            <Routes />
            <SignOutQuestion />
          </UiProvider>
        </GuardedRouter>
      </QueryClientProvider>
    </Provider>
  );
}
