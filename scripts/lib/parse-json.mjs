/**
 * Parses the text of a file. An editor's byte order mark is no error. Throws an Error that says in which line the
 * mistake is, where the parser tells.
 */
export function parseJson(text) {
  const content = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(content);
  } catch ({ message }) {
    const end = message.startsWith('Unexpected end') ? content.trimEnd().length : undefined;
    const position = end ?? /at position (\d+)/.exec(message)?.[1];
    // Newer parsers name the line themselves.
    if (position === undefined || message.includes('(line')) throw new Error(message);
    const lines = content.slice(0, Number(position)).split('\n');
    throw new Error(`${message} (line ${lines.length} column ${lines.at(-1).length + 1})`);
  }
}
