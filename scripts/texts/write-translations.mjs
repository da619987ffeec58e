import { listLanguages, readLanguage } from './read-language.mjs';

/** Describes a language for its file. The browser's words name one that the app does not have. */
function describeLanguage(tag) {
  if (tag === 'en') return { name: 'English', direction: 'ltr', status: 'reviewed' };
  if (listLanguages().includes(tag)) {
    const { name, direction, status } = readLanguage(tag).about;
    return { name, direction, status };
  }
  const name = tag === '' ? '' : new Intl.DisplayNames([tag], { type: 'language' }).of(tag);
  return { name, direction: /^(?:ar|fa|he|ur)\b/.test(tag) ? 'rtl' : 'ltr', status: 'draft' };
}

/**
 * Writes a language file, as an operator serves it. An empty message waits for its translation. `sources` has what a
 * translator needs to know about each message; the app ignores it.
 */
export function writeLanguageFile(messages, language) {
  const sources = messages.map(({ key, source, arguments: list, note, file, stories }) => [
    key,
    { source, ...(list.length > 0 && { arguments: list }), note, file, stories },
  ]);
  const content = {
    ...describeLanguage(language),
    messages: Object.fromEntries(messages.map(({ key, target }) => [key, target ?? ''])),
    sources: Object.fromEntries(sources),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const escapeXml = (text) =>
  text.replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark]);

/** Writes a unit of XLIFF: a message with its notes. */
function writeUnit({ key, source, target, arguments: list, note, stories = [] }) {
  const notes = [
    note,
    list.length > 0 && `Arguments: ${list.join(', ')}`,
    stories.length > 0 && `Stories: ${stories.join(', ')}`,
  ].filter(Boolean);
  const writeText = (name, text) => `<${name} xml:space="preserve">${escapeXml(text)}</${name}>`;
  return [
    `    <unit id="${escapeXml(key)}">`,
    ...(notes.length > 0
      ? [`      <notes>${notes.map((text) => `<note>${escapeXml(text)}</note>`).join('')}</notes>`]
      : []),
    `      <segment>${writeText('source', source)}${target === undefined ? '' : writeText('target', target)}</segment>`,
    '    </unit>',
  ].join('\n');
}

/** Writes XLIFF 2.0. Each catalogue file is a file element, whose id has no slash. */
export function writeXliff(messages, language) {
  const files = [...new Set(messages.map(({ file }) => file))];
  const target = language === '' ? '' : ` trgLang="${language}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en"${target}>`,
    ...files.flatMap((file) => [
      `  <file id="${escapeXml(file.replaceAll('/', '.'))}" original="${escapeXml(file)}">`,
      ...messages.filter((message) => message.file === file).map(writeUnit),
      '  </file>',
    ]),
    '</xliff>',
    '',
  ].join('\n');
}
