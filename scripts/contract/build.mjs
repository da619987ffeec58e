import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/install.mjs';
import { openSources } from '../lib/load-sources.mjs';

// Writes the documents of the contract into docs: npm run contract:build
const sources = await openSources();
try {
  const { createDocuments } = await sources.load('scripts/contract/create-documents.ts');
  for (const [path, text] of Object.entries(await createDocuments())) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`Wrote ${path}.`);
  }
} finally {
  await sources.close();
}
