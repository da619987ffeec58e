import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { GlobalStyle } from '#ui-kit';
import { ConfigContext } from './config/context.ts';
import type { Config } from './config/schema.ts';
import { ErrorFence } from './shell/ErrorFence.tsx';
import { RootFailureScreen } from './shell/RouteFailure.tsx';
import { Toasts } from './toasts.tsx';

export interface AppProps {
  config: Config;
  queries: QueryClient;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** What every screen may ask for, from the outside in; live prices begin with the signed-in shell. */
export function App({ config, queries, router }: AppProps) {
  return (
    <ErrorFence fallback={() => <RootFailureScreen />}>
      <GlobalStyle />
      <ConfigContext value={config}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ConfigContext>
      <Toasts />
    </ErrorFence>
  );
}
