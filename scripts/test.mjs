import { installPackages } from './lib/install.mjs';

installPackages();
const { check } = await import('./check.mjs');
await check();
