import { fileURLToPath } from 'node:url';
import { listImageFileProblems } from '../scripts/operator/check-images.mjs';
import { listNginxProblems } from '../scripts/operator/check-nginx.mjs';
import { findNginx } from '../scripts/operator/run-nginx.mjs';

// Checks the Dockerfile, compose.yaml and both configurations of nginx without Docker.
// An installed nginx runs with each configuration and has to send every header.
const root = fileURLToPath(new URL('..', import.meta.url));
const nginx = findNginx();
const problems = [...listImageFileProblems(root), ...(nginx === null ? [] : await listNginxProblems(nginx, root))];
for (const problem of problems) console.error(problem);
console.log(
  nginx === null ? 'nginx is not installed: its configurations did not run.' : 'nginx ran both configurations.',
);
console.log('No image was built: this check needs no Docker.');
process.exitCode = problems.length === 0 ? 0 : 1;
