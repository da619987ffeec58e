import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { session } from '#features/session/index.ts';
import { configureDisplay } from '#shared/format/display.ts';
import { applyAccent } from '#ui-kit';
import { App } from '../App.tsx';
import { connectApiClient } from '../providers/api-client.ts';
import { startAppearance } from '../providers/appearance.ts';
import { createQueryClient } from '../providers/query/client.ts';
import { showToast } from '../providers/toasts.tsx';
import { AppRoutes } from '../router/AppRoutes.tsx';
import { paths, usersRoot } from '../router/paths.ts';
import { preloadRoute } from '../router/preload-route.ts';
import { readConfig, type ConfigProblem } from './config/load.ts';
import type { Config } from './config/schema.ts';

/**
 * Renders the app into index.html. `configResponse`: the response to the request for config.json, or null without one.
 */
export async function start(configResponse: Promise<Response | null>): Promise<void> {
  const container = document.getElementById('app');
  if (container === null) throw new Error('index.html has no #app');
  startAppearance();

  const redirect = session.checkAccess(location.pathname.startsWith(usersRoot));
  const page = preloadRoute(redirect === null ? location.pathname : paths[redirect]);
  const loaded = await readConfig(configResponse, __SIMULATED_EXCHANGE__);
  const problem = loaded.kind === 'config' ? await startSimulation(loaded.config) : loaded;
  await page;

  const root = createRoot(container);
  if (loaded.kind === 'config' && problem === null) {
    // A transition renders in slices, so a slow phone can do other work in between.
    startTransition(() => root.render(createApp(loaded.config)));
  } else if (problem !== null) {
    const { ConfigProblemScreen } = await import('./config/ConfigProblemScreen.tsx');
    root.render(<ConfigProblemScreen problem={problem} />);
  }
}

/** The production build removes this branch and its imports. */
async function startSimulation({ simulatedExchange }: Config): Promise<ConfigProblem | null> {
  if (!__SIMULATED_EXCHANGE__ || simulatedExchange === null) return null;
  const { startSimulatedExchange } = await import('./simulated-exchange.ts');
  return startSimulatedExchange(simulatedExchange);
}

/** Applies the configuration and creates the objects that live as long as the page. */
function createApp(config: Config) {
  const { locale, currency, timeZone, brand } = config;
  configureDisplay({ locale, currency, timeZone });
  if (brand.accent !== undefined) applyAccent(document.documentElement, brand.accent);
  connectApiClient(config);
  session.start();
  return (
    <App config={config} queries={createQueryClient(showToast)}>
      <BrowserRouter useTransitions={false}>
        <AppRoutes />
      </BrowserRouter>
    </App>
  );
}
