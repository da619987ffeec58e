import { expect, test } from 'vitest';
import { browserFloor } from '../../scripts/build/browser-floor.ts';
import { readRepositoryFile } from './repository-files.ts';

const { chrome, edge, firefox, safari } = browserFloor;

test.each(['index.html', 'README.md', 'docs/decisions/0037-browser-floor.md'])(
  'The file %s names the browser floor',
  (file) => {
    expect(chrome).toBe(edge);
    expect(readRepositoryFile(file)).toContain(`Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`);
  },
);
