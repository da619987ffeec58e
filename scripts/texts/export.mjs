import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from '../lib/install.mjs';
import { flattenTexts, listArguments } from './compare-texts.mjs';
import { listLanguages, readLanguage } from './read-language.mjs';
import { listCatalogues } from './texts-plugin.mjs';

// Writes the messages for translators: `npm run texts:extract -- --language hi --format xliff --out hi.xlf`.
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

const known = listLanguages().includes(values.language) ? readLanguage(values.language).messages : new Map();
const rows = listCatalogues().flatMap(({ id, texts, notes, file }) =>
  flattenTexts(texts, id).map(([key, source]) => ({
    key,
    source,
    ...(known.has(key) && { target: known.get(key) }),
    arguments: listArguments(source),
    ...(notes[key.slice(id.length + 1)] && { note: notes[key.slice(id.length + 1)] }),
    file: file.slice(root.length),
  })),
);

const escapeXml = (text) =>
  text.replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark]);

/** Writes XLIFF 2.0, a file element for each catalogue file. */
function writeXliff() {
  const target = values.language === '' ? '' : ` trgLang="${values.language}"`;
  const files = Object.entries(groupByFile());
  const units = (list) =>
    list.map((row) => {
      const notes = [row.note, row.arguments.length > 0 && `Arguments: ${row.arguments.join(', ')}`].filter(Boolean);
      return [
        `    <unit id="${escapeXml(row.key)}">`,
        ...(notes.length > 0
          ? [`      <notes>${notes.map((note) => `<note>${escapeXml(note)}</note>`).join('')}</notes>`]
          : []),
        `      <segment><source xml:space="preserve">${escapeXml(row.source)}</source>${
          row.target === undefined ? '' : `<target xml:space="preserve">${escapeXml(row.target)}</target>`
        }</segment>`,
        '    </unit>',
      ].join('\n');
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en"${target}>`,
    ...files.flatMap(([file, list]) => [`  <file id="${escapeXml(file)}">`, ...units(list), '  </file>']),
    '</xliff>',
    '',
  ].join('\n');
}

function groupByFile() {
  const groups = {};
  for (const row of rows) (groups[row.file] ??= []).push(row);
  return groups;
}

const text = values.format === 'xliff' ? writeXliff() : `${JSON.stringify(rows, null, 2)}\n`;
if (values.out === undefined) process.stdout.write(text);
else writeFileSync(values.out, text);
