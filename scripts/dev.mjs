import { spawn } from 'node:child_process';
import { installPackages, root } from './install.mjs';

installPackages();
console.log('Sign in with demo / Demo1234');
spawn('npx', ['vite', '--mode', 'demo', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));
