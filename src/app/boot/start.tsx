import { onlineManager } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { sessionController } from '#features/session/index.ts';
import { type Controllers, createControllers } from '#shared/controllers/controllers.ts';
import type { ResourceKey } from '#shared/live/resource-key.ts';
import { loadOddsFormat } from '#shared/odds-format/load-odds-format.ts';
import { readStoredBrand } from '#shared/storage/read-boot-hints.ts';
import { storeApiBase, storeHasFont } from '#shared/storage/write-boot-hints.ts';
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
import { waitAfterStartup } from '../router/timing.ts';
import { applyDisplay } from './apply-display.ts';
import { type ConfigProblem, readConfig } from './config/load.ts';
import type { Config } from './config/schema.ts';
import { findFirstResource } from './first-resource.ts';

/**
 * Renders the app into index.html. `configResponse`: the response to the request for config.json, or null without one.
 */
export async function start(configResponse: Promise<Response | null>): Promise<void> {
  const container = document.getElementById('app');
  if (container === null) throw new Error('index.html has no #app');
  startAppearance();

  const oddsFormat = loadOddsFormat();
  const redirect = sessionController.checkAccess(location.pathname.startsWith(usersRoot));
  const page = preloadRoute(redirect === null ? location.pathname : paths[redirect]);
  const loaded = await readConfig(configResponse, __SIMULATED_EXCHANGE__);
  const problem = loaded.kind === 'config' ? await prepareStart(loaded.config) : loaded;
  await Promise.all([page, oddsFormat]);

  const root = createRoot(container);
  if (loaded.kind === 'config' && problem === null) {
    const app = await createApp(loaded.config, redirect === null ? findFirstResource(location.pathname) : null);
    // A transition renders in slices, so a slow phone can do other work in between.
    startTransition(() => root.render(app));
    void storeHints(loaded.config);
    void startBrand(loaded.config).catch(() => undefined);
  } else if (problem !== null) {
    const { ConfigProblemScreen } = await loadWithTexts(() => import('./config/ConfigProblemScreen.tsx'));
    root.render(<ConfigProblemScreen problem={problem} />);
  }
}

/** Stores what makes the next page load faster. */
async function storeHints({ apiBase }: Config): Promise<void> {
  await waitAfterStartup();
  storeApiBase(apiBase);
  // Downloads the font where this page does without it.
  const faces = await document.fonts.load("1em 'Inter Variable'");
  if (faces.length > 0) storeHasFont();
}

/**
 * Loads the operator's brand: after the start when the page has that of the last visit, else at once. The first visit
 * of a browser has no session, and so no prices that wait.
 */
async function startBrand({ brand }: Config): Promise<void> {
  const isStored = readStoredBrand() !== null;
  if (brand.pack === undefined && brand.accent === undefined && !isStored) return;
  if (isStored) await waitAfterStartup();
  const { loadBrand } = await loadWithTexts(() => import('./brand/load-brand.ts'));
  await loadBrand(brand);
}

/** Registers the service worker, which the demo has of its own. It downloads what the first screen can do without. */
async function startUpdates(controllers: Controllers): Promise<void> {
  await waitAfterStartup();
  const updates = await import('../updates/app-updates.ts');
  controllers.get(updates.createAppUpdates);
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
  if (!__SIMULATED_EXCHANGE__) void startUpdates(controllers).catch(() => undefined);
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
