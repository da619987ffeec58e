import * as z from 'zod/mini';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '#ui-kit';
import { startAppearance } from './appearance.ts';
import { ConfigProblemPage } from './config/ConfigProblemPage.tsx';
import { loadConfig } from './config/load.ts';
import { startApp } from './start.tsx';

// Before any schema is used: zod would otherwise try `new Function`, which the security policy reports.
z.config({ jitless: true });
startAppearance();

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');

const loaded = await loadConfig(`${import.meta.env.BASE_URL}config.json`, __SIMULATED_EXCHANGE__);
if (loaded.kind === 'config') {
  // The build without the simulated exchange leaves this branch, and all it imports, out.
  if (__SIMULATED_EXCHANGE__ && loaded.config.simulatedExchange !== null) {
    const { startSimulatedExchange } = await import('./simulated.ts');
    await startSimulatedExchange(loaded.config.simulatedExchange);
  }
  createRoot(root).render(startApp(loaded.config));
} else {
  createRoot(root).render(
    <>
      <GlobalStyle />
      <ConfigProblemPage problem={loaded} onAgain={() => window.location.reload()} />
    </>,
  );
}
