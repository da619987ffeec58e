import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { type Controllers, ControllersContext } from '#shared/controllers/controllers.ts';
import { GlobalStyle, stylisPlugins } from '#ui-kit';
import type { Config } from './boot/config/schema.ts';
import { ConfigContext } from './providers/config-context.ts';
import { Toasts } from './providers/toasts.tsx';
import { ErrorBoundary } from './router/ErrorBoundary.tsx';
import { RootErrorScreen } from './router/RouteErrorBoundary.tsx';

export interface AppProps {
  config: Config;
  controllers: Controllers;
  /** The pages, inside a router. */
  children: ReactNode;
}

/** The app with every provider that a screen uses. The signed-in shell starts the live feed (layout/AppShell.tsx). */
export function App({ config, controllers, children }: AppProps) {
  return (
    <StyleSheetManager stylisPlugins={stylisPlugins}>
      <ErrorBoundary fallback={() => <RootErrorScreen />}>
        {/* In a build, the prerendered style sheet holds these styles (boot/prerender/screens.tsx). */}
        {import.meta.env.DEV && <GlobalStyle />}
        <ConfigContext value={config}>
          <QueryClientProvider client={controllers.queries}>
            <ControllersContext value={controllers}>{children}</ControllersContext>
          </QueryClientProvider>
        </ConfigContext>
        <Toasts />
      </ErrorBoundary>
    </StyleSheetManager>
  );
}
