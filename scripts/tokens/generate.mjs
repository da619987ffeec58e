import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFolderReader, readTokens } from './read-tokens.mjs';
import { writeTypeScript } from './write-typescript.mjs';

// Writes the TypeScript of the theme from its token files: npm run tokens:build
const theme = fileURLToPath(new URL('../../src/ui-kit/theme', import.meta.url));
const files = await writeTypeScript(readTokens(createFolderReader(join(theme, 'tokens'))));
for (const [name, text] of Object.entries(files)) writeFileSync(join(theme, 'generated', name), text);
console.log(`Wrote ${Object.keys(files).join(' and ')} to src/ui-kit/theme/generated.`);
