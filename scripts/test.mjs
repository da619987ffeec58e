import { installPackages } from './install.mjs';

installPackages();
const { check } = await import('./check.mjs');
await check();
