import ts from 'typescript';

const isDefinition = (node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'defineTexts';

/** Reads the catalogues of a source file. Throws an Error that names the place of anything but plain messages. */
export function readCatalogues(code, file) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const catalogues = [];
  const visit = (node) => {
    if (isDefinition(node)) catalogues.push(readDefinition(source, node));
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return catalogues;
}

function readDefinition(source, call) {
  const [id, texts] = call.arguments;
  if (id === undefined || !ts.isStringLiteral(id)) throw refuse(source, call, 'a catalogue needs an id in quotes');
  if (texts === undefined || !ts.isObjectLiteralExpression(texts))
    throw refuse(source, call, 'a catalogue needs its messages as an object');
  const notes = {};
  return {
    id: id.text,
    texts: readGroup(source, texts, '', notes),
    notes,
    start: texts.getStart(),
    end: texts.getEnd(),
  };
}

function readGroup(source, group, path, notes) {
  const texts = {};
  for (const property of group.properties) {
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name))
      throw refuse(source, property, 'a message stands under a plain key');
    const key = property.name.text;
    const note = readNote(source, property);
    if (note !== '') notes[path + key] = note;
    const value = property.initializer;
    if (ts.isStringLiteralLike(value)) texts[key] = value.text;
    else if (ts.isObjectLiteralExpression(value)) texts[key] = readGroup(source, value, `${path}${key}.`, notes);
    else throw refuse(source, value, 'a message is a plain string');
  }
  return texts;
}

/** Reads the comment above a message. */
function readNote(source, property) {
  const ranges = ts.getLeadingCommentRanges(source.text, property.getFullStart()) ?? [];
  return ranges
    .map(({ pos, end }) => source.text.slice(pos, end))
    .filter((comment) => comment.startsWith('/**'))
    .map((comment) =>
      comment
        .slice(3, -2)
        .replace(/\s*\n\s*\*?\s*/g, ' ')
        .trim(),
    )
    .join(' ');
}

function refuse(source, node, problem) {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return new Error(`${source.fileName}:${line + 1}: ${problem}`);
}
