import './validation.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router-dom';
import { readSession } from '#shared/storage/session.ts';
import { startAppearance } from './appearance.ts';
import { configAsked } from './boot.ts';
import { readConfig, type ConfigProblem } from './config/load.ts';
import type { Config } from './config/schema.ts';
import { breathe } from './later.ts';
import { paths, usersRoot } from './paths.ts';
import { loadPages } from './pages-to-show.ts';
import { createRoutes } from './routes.tsx';
import { startApp } from './start.tsx';

startAppearance();

const table = createRoutes();
const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');

/** What the address will show comes while the configuration does. That it did not come, is said when it is shown. */
function comeAlong(address: string): void {
  void loadPages(matchRoutes(table, address) ?? []);
}

/** The build without the simulated exchange leaves this branch, and all it imports, out. */
async function startSimulation({ simulatedExchange }: Config): Promise<ConfigProblem | null> {
  if (!__SIMULATED_EXCHANGE__ || simulatedExchange === null) return null;
  const { startSimulatedExchange } = await import('./simulated.ts');
  return startSimulatedExchange(simulatedExchange);
}

/** Called, not awaited up here: what is imported on the way shares code with this file, and would wait for its end as it waits for theirs. */
async function start(place: HTMLElement): Promise<void> {
  await breathe();
  comeAlong(readSession() === null && !location.pathname.startsWith(usersRoot) ? paths.login : location.pathname);
  await breathe();
  const loaded = await readConfig(configAsked, __SIMULATED_EXCHANGE__);
  await breathe();
  const problem = loaded.kind === 'config' ? await startSimulation(loaded.config) : loaded;
  if (loaded.kind === 'config' && problem === null) {
    const app = startApp(loaded.config, table);
    await breathe();
    // Drawn in pieces, between which a slow phone can do something else.
    startTransition(() => createRoot(place).render(app));
  } else if (problem !== null) {
    const { ConfigProblemScreen } = await import('./config/ConfigProblemScreen.tsx');
    createRoot(place).render(<ConfigProblemScreen problem={problem} />);
  }
}

void start(root);
