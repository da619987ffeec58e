import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Words that this repository once used in a private sense, with the words to use instead.
 * `parts`: refused anywhere in a name. `names`: refused as a whole name, because they are fine inside a longer one.
 */
export const { parts, names } = JSON.parse(readFileSync(new URL('retired-words.json', import.meta.url), 'utf8'));

/** "useDeskOfPage", "bet_desk" and "bet-desk.ts" → their words in lower case. */
const splitName = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase());

/** A word as it is, and as its singular: "stretches" → "stretches", "stretch", "stretche". */
const toForms = (word) => [word, word.replace(/es$/, ''), word.replace(/s$/, '')];

/** The retired word in a name and its replacement; null where the name has none. */
export function findRetiredWord(name) {
  const lower = name.replace(/^[#_]+/, '').toLowerCase();
  if (Object.hasOwn(names, lower)) return { word: lower, replacement: names[lower] };
  const word = splitName(name)
    .flatMap(toForms)
    .find((candidate) => Object.hasOwn(parts, candidate));
  return word === undefined ? null : { word, replacement: parts[word] };
}

/** The key of these nodes is a name that the file gives. */
const members = new Set([
  'AccessorProperty',
  'MethodDefinition',
  'PropertyDefinition',
  'TSAbstractMethodDefinition',
  'TSAbstractPropertyDefinition',
  'TSMethodSignature',
  'TSPropertySignature',
]);

/** Whether the file chooses this name. A use and an import under the library's own name are not its choice. */
function isDeclaration(node) {
  const { parent } = node;
  if (parent.type === 'ImportSpecifier') return parent.local === node && parent.imported.name !== node.name;
  if (parent.type === 'ExportSpecifier') return parent.exported === node && parent.local.name !== node.name;
  if (parent.type === 'Property')
    return parent.parent.type === 'ObjectPattern' ? parent.value === node : parent.key === node && !parent.computed;
  if (members.has(parent.type)) return parent.key === node && !parent.computed;
  if (parent.type === 'TSTypeParameter') return parent.name === node;
  if (parent.type === 'TSNamedTupleMember') return parent.label === node;
  if (parent.type === 'AssignmentPattern') return parent.left === node;
  if (/^(ArrayPattern|ImportDefaultSpecifier|ImportNamespaceSpecifier|RestElement)$/.test(parent.type)) return true;
  return parent.id === node || parent.param === node || (parent.params?.includes(node) ?? false);
}

/** ESLint rule: refuses retired words in the names that a file declares, in literal types and in the file's path. */
export const retiredWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      name: '"{{word}}" in {{name}} is retired. Use: {{replacement}}. docs/glossary.md lists the terms.',
      path: '"{{word}}" in the path of this file is retired. Use: {{replacement}}. docs/glossary.md lists the terms.',
    },
  },
  create(context) {
    const path = relative(context.cwd, context.filename).split(/[/\\]/);
    const report = (node, name) => {
      const found = findRetiredWord(name);
      if (found !== null) context.report({ node, messageId: 'name', data: { ...found, name } });
    };
    const check = (node) => {
      if (isDeclaration(node)) report(node, node.name);
    };
    return {
      Program(node) {
        for (const part of path) {
          const data = findRetiredWord(part.replace(/\..*$/, ''));
          if (data !== null) context.report({ node, loc: { line: 1, column: 0 }, messageId: 'path', data });
        }
      },
      Identifier: check,
      PrivateIdentifier: check,
      'TSLiteralType > Literal': (node) => {
        if (typeof node.value === 'string') report(node, node.value);
      },
    };
  },
};
