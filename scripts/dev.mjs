import { spawn } from 'node:child_process';
import { installPackages, root } from './lib/install.mjs';

installPackages();
// Ports of vite.config.ts and public-demo/config.json.
const { serveGames } = await import('./serve/serve-games.mjs');
const { exitWithoutPort } = await import('./serve/serve.mjs');
await serveGames({ port: 5174, appPort: () => 5173, span: 0 }).catch(
  exitWithoutPort('The games of `npm run dev` need it.'),
);
console.log('Sign in with demo / Demo1234');
spawn('npx', ['vite', '--mode', 'demo', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' }).on('exit', (code) =>
  process.exit(code ?? 1),
);
