import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GlobalStyle } from '#ui-kit';
import { ConfigContext } from './providers/config-context.ts';
import type { Config } from './boot/config/schema.ts';
import { ErrorBoundary } from './router/ErrorBoundary.tsx';
import { RootErrorScreen } from './router/RouteErrorBoundary.tsx';
import { Toasts } from './providers/toasts.tsx';

export interface AppProps {
  config: Config;
  queries: QueryClient;
  /** The pages, in a router. */
  children: ReactNode;
}

/** What every screen may ask for, from the outside in; live prices begin with the signed-in shell. */
export function App({ config, queries, children }: AppProps) {
  return (
    <ErrorBoundary fallback={() => <RootErrorScreen />}>
      {/* A built page has it in a sheet (first-frame/frames.tsx). */}
      {import.meta.env.DEV && <GlobalStyle />}
      <ConfigContext value={config}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </ConfigContext>
      <Toasts />
    </ErrorBoundary>
  );
}
