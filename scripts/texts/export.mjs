import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listMessages } from './list-messages.mjs';
import { writeLanguageFile, writeXliff } from './write-translations.mjs';

// Writes the messages for translators: `npm run texts:extract -- --language hi --format xliff --out hi.xlf`. The format
// json is a language file, which an operator can serve.
const { values } = parseArgs({
  options: {
    language: { type: 'string', default: '' },
    format: { type: 'string', default: 'json' },
    out: { type: 'string' },
  },
});
if (values.format !== 'json' && values.format !== 'xliff') throw new Error('--format: json or xliff');
if (values.language !== '' && !/^[a-z]{2,3}(-[A-Za-z\d]+)*$/.test(values.language))
  throw new Error('--language: a language tag such as hi');

const messages = listMessages(values.language);
const text = (values.format === 'xliff' ? writeXliff : writeLanguageFile)(messages, values.language);
if (values.out === undefined) process.stdout.write(text);
else writeFileSync(values.out, text);
