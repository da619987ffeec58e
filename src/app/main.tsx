import './validation.ts';
import { createRoot } from 'react-dom/client';
import { readSession } from '#shared/storage/session.ts';
import { startAppearance } from './appearance.ts';
import { loadConfig, type ConfigProblem } from './config/load.ts';
import type { Config } from './config/schema.ts';
import { startApp } from './start.tsx';

startAppearance();

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');

// Who is signed in will need the shell: it comes while the configuration does.
if (readSession() !== null) void import('./AppShell.tsx');
const loaded = await loadConfig(`${import.meta.env.BASE_URL}config.json`, __SIMULATED_EXCHANGE__);
/** The build without the simulated exchange leaves this branch, and all it imports, out. */
async function startSimulation({ simulatedExchange }: Config): Promise<ConfigProblem | null> {
  if (!__SIMULATED_EXCHANGE__ || simulatedExchange === null) return null;
  const { startSimulatedExchange } = await import('./simulated.ts');
  return startSimulatedExchange(simulatedExchange);
}

const problem = loaded.kind === 'config' ? await startSimulation(loaded.config) : loaded;
if (loaded.kind === 'config' && problem === null) {
  createRoot(root).render(startApp(loaded.config));
} else if (problem !== null) {
  const { ConfigProblemScreen } = await import('./config/ConfigProblemScreen.tsx');
  createRoot(root).render(<ConfigProblemScreen problem={problem} />);
}
