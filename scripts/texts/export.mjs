import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listMessages } from './list-messages.mjs';
import { takePictures } from './take-pictures.mjs';
import { writeLanguageFile, writeXliff } from './write-translations.mjs';

// Writes the messages for translators: `npm run texts:extract -- --language hi --format xliff --out hi.xlf`. The format
// json is a language file, which an operator can serve. `--screenshots <folder>` takes pictures of the app's stories,
// or of those under `--stories src/features`, and adds to each message the stories that show it.
const { values } = parseArgs({
  options: {
    language: { type: 'string', default: '' },
    format: { type: 'string', default: 'json' },
    out: { type: 'string' },
    screenshots: { type: 'string' },
    stories: { type: 'string', default: 'src/app' },
  },
});
if (values.format !== 'json' && values.format !== 'xliff') throw new Error('--format: json or xliff');
if (values.language !== '' && !/^[a-z]{2,3}(-[A-Za-z\d]+)*$/.test(values.language))
  throw new Error('--language: a language tag such as hi');

const places = values.screenshots === undefined ? {} : await takePictures(values.screenshots, values.stories);
const messages = listMessages(values.language).map((message) => ({
  ...message,
  stories: places[message.key]?.map(({ story }) => story),
}));
const text = (values.format === 'xliff' ? writeXliff : writeLanguageFile)(messages, values.language);
if (values.out === undefined) process.stdout.write(text);
else writeFileSync(values.out, text);
