import { parseArgs } from 'node:util';
import { checkLanguageFiles } from '../scripts/texts/check-language-files.mjs';

// Checks language files as the app does, and names every message that it would refuse:
// node deploy/check-texts.mjs [--language mr] <file>…
const { values, positionals: files } = parseArgs({ options: { language: { type: 'string' } }, allowPositionals: true });
if (files.length === 0) throw new Error('usage: node deploy/check-texts.mjs [--language <tag>] <language file>…');
process.exitCode = (await checkLanguageFiles(files, values.language)) ? 0 : 1;
