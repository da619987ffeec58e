import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFolderReader, readTokens } from './read-tokens.mjs';
import { writeFigmaVariables } from './write-figma.mjs';

// Writes the tokens as Figma variables: npm run tokens:figma [-- <file>]
const [file = '.cache/figma-variables.json'] = process.argv.slice(2);
const folder = fileURLToPath(new URL('../../src/ui-kit/theme/tokens', import.meta.url));
const variables = writeFigmaVariables(readTokens(createFolderReader(folder)));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(variables, null, 2)}\n`);
console.log(`Wrote ${variables.variables.length} variables to ${file}.`);
console.log('Send it as the body of POST https://api.figma.com/v1/files/<key>/variables.');
