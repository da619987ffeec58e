import { onlineManager } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { sessionController } from '#features/session/index.ts';
import { createControllers } from '#shared/controllers/controllers.ts';
import type { ResourceKey } from '#shared/live/resource-key.ts';
import { loadOddsFormat } from '#shared/odds-format/load-odds-format.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { App } from '../App.tsx';
import { LanguageRoot } from '../language/LanguageRoot.tsx';
import { connectApiClient } from '../providers/api-client.ts';
import { startAppearance } from '../providers/appearance.ts';
import { createQueryClient } from '../providers/query/client.ts';
import { showToast } from '../providers/toasts.tsx';
import { AppRoutes } from '../router/AppRoutes.tsx';
import { paths, usersRoot } from '../router/paths.ts';
import { preloadRoute } from '../router/preload-route.ts';
import { applyDisplay } from './apply-display.ts';
import { startBrand } from './brand/start-brand.ts';
import { type ConfigProblem, readConfig } from './config/load.ts';
import type { Config } from './config/schema.ts';
import { findFirstResource } from './first-resource.ts';

/**
 * Renders the app into index.html. `configResponse`: the response to the request for config.json, or null without one.
 */
export async function start(configResponse: Promise<Response | null>): Promise<void> {
  startAppearance();

  const oddsFormat = loadOddsFormat();
  const redirect = sessionController.checkAccess(location.pathname.startsWith(usersRoot));
  const page = preloadRoute(redirect === null ? location.pathname : paths[redirect]);
  const loaded = await readConfig(configResponse, __SIMULATED_EXCHANGE__);
  // A brand that does not load leaves the app as it is.
  if (loaded.kind === 'config') void startBrand(loaded.config.brand).catch(() => undefined);
  const problem = loaded.kind === 'config' ? await prepareStart(loaded.config) : loaded;
  await Promise.all([page, oddsFormat]);

  const root = createRoot(document.getElementById('app') ?? document.body);
  if (loaded.kind === 'config' && problem === null) {
    const app = await createApp(loaded.config, redirect === null ? findFirstResource(location.pathname) : null);
    // A transition renders in slices, so a slow phone can do other work in between.
    startTransition(() => root.render(app));
  } else if (problem !== null) {
    const { ConfigProblemScreen } = await loadWithTexts(() => import('./config/ConfigProblemScreen.tsx'));
    root.render(<ConfigProblemScreen problem={problem} />);
  }
}

/**
 * Starts what the app needs before it renders: the operator's languages and the simulated exchange. Resolves to the
 * problem that prevents it, or to null. The app starts with the languages of the build when the chunk does not load.
 */
async function prepareStart({ languages, simulatedExchange, brand }: Config): Promise<ConfigProblem | null> {
  if (languages !== undefined) {
    const loaded = import('../language/operator/apply-languages.ts');
    const problem = await loaded.then(({ applyLanguages }) => applyLanguages(languages)).catch(() => null);
    if (problem !== null) return problem;
  }
  // The production build removes this branch and its imports.
  if (!__SIMULATED_EXCHANGE__ || simulatedExchange === null) return null;
  const { startSimulatedExchange } = await import('./simulated-exchange.ts');
  return startSimulatedExchange(simulatedExchange, brand);
}

/**
 * Applies the configuration and creates the objects that live as long as the page. `first`: the live data that the
 * first page shows a signed-in user.
 */
async function createApp(config: Config, first: ResourceKey | null) {
  applyDisplay(config);
  connectApiClient(config);
  sessionController.start();
  // Without it, the return of the network is no change for TanStack Query on a page that started offline.
  onlineManager.setOnline(navigator.onLine);
  const controllers = createControllers(createQueryClient(showToast));
  const finished = import('./after-start.ts')
    .then(({ finishStart }) => finishStart(config, controllers))
    .catch(() => undefined);
  if (config.switches !== undefined) await finished;
  if (first !== null && sessionController.readCurrent() !== null) {
    const { createFeedOwner } = await import('../providers/live/feed-owner.ts');
    await controllers.get(createFeedOwner).loadFirst(config, first);
  }
  return (
    <App config={config} controllers={controllers}>
      <LanguageRoot>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </LanguageRoot>
    </App>
  );
}
