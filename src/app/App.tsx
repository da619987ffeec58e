import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { LiveFeed } from '#shared/live/live.ts';
import { LiveProvider } from '#shared/live/react.tsx';
import { GlobalStyle, ToastHost } from '#ui-kit';
import { ConfigContext } from './config/context.ts';
import type { Config } from './config/schema.ts';
import { ErrorFence } from './shell/ErrorFence.tsx';
import { RootFailureScreen } from './shell/RouteFailure.tsx';

export interface AppProps {
  config: Config;
  queries: QueryClient;
  feed: LiveFeed;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** Everything a page may ask for, from the outside in. */
export function App({ config, queries, feed, router }: AppProps) {
  return (
    <ErrorFence fallback={() => <RootFailureScreen />}>
      <GlobalStyle />
      <ConfigContext value={config}>
        <QueryClientProvider client={queries}>
          <LiveProvider feed={feed}>
            <RouterProvider router={router} />
          </LiveProvider>
        </QueryClientProvider>
      </ConfigContext>
      <ToastHost />
    </ErrorFence>
  );
}
