import { BrowserRouter, type RouteObject } from 'react-router-dom';
import { session } from '#features/session/index.ts';
import { configureDisplay } from '#shared/format/display.ts';
import { applyAccent } from '#ui-kit';
import { App } from './App.tsx';
import { callAs } from './calls.ts';
import type { Config } from './config/schema.ts';
import { Pages } from './Pages.tsx';
import { createQueryClient } from './query/client.ts';
import { say } from './toasts.tsx';

/** Joins what the parts of the app need of each other, once, and gives the tree to draw. */
export function startApp(config: Config, table: RouteObject[]) {
  const { locale, currency, timeZone, brand } = config;
  configureDisplay({ locale, currency, timeZone });
  if (brand.accent !== undefined) applyAccent(document.documentElement, brand.accent);

  callAs(config);
  const queries = createQueryClient(say);
  session.start();
  return (
    <App config={config} queries={queries}>
      <BrowserRouter useTransitions={false}>
        <Pages table={table} />
      </BrowserRouter>
    </App>
  );
}
