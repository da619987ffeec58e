import './validation.ts';
import { createRoot } from 'react-dom/client';
import { readSession } from '#shared/storage/session.ts';
import { startAppearance } from './appearance.ts';
import { loadConfig } from './config/load.ts';
import { startApp } from './start.tsx';

startAppearance();

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');

// Who is signed in will need the shell: it comes while the configuration does.
if (readSession() !== null) void import('./AppShell.tsx');
const loaded = await loadConfig(`${import.meta.env.BASE_URL}config.json`, __SIMULATED_EXCHANGE__);
if (loaded.kind === 'config') {
  // The build without the simulated exchange leaves this branch, and all it imports, out.
  if (__SIMULATED_EXCHANGE__ && loaded.config.simulatedExchange !== null) {
    const { startSimulatedExchange } = await import('./simulated.ts');
    await startSimulatedExchange(loaded.config.simulatedExchange);
  }
  createRoot(root).render(startApp(loaded.config));
} else {
  const { ConfigProblemScreen } = await import('./config/ConfigProblemScreen.tsx');
  createRoot(root).render(<ConfigProblemScreen problem={loaded} />);
}
