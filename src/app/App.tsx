import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GlobalStyle } from '#ui-kit';
import { ConfigContext } from './config/context.ts';
import type { Config } from './config/schema.ts';
import { ErrorFence } from './shell/ErrorFence.tsx';
import { RootFailureScreen } from './shell/RouteFailure.tsx';
import { Toasts } from './toasts.tsx';

export interface AppProps {
  config: Config;
  queries: QueryClient;
  /** The pages, in a router. */
  children: ReactNode;
}

/** What every screen may ask for, from the outside in; live prices begin with the signed-in shell. */
export function App({ config, queries, children }: AppProps) {
  return (
    <ErrorFence fallback={() => <RootFailureScreen />}>
      {/* A built page has it in a sheet (first-frame/frames.tsx). */}
      {import.meta.env.DEV && <GlobalStyle />}
      <ConfigContext value={config}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </ConfigContext>
      <Toasts />
    </ErrorFence>
  );
}
