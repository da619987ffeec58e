import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../src/', import.meta.url));
const publicEntries = [
  `${src}ui-kit/index.ts`,
  ...readdirSync(`${src}features`).map((feature) => `${src}features/${feature}/index.ts`),
];

const parsed = new Map<string, ts.SourceFile>();

/** Parses syntax only: type checking would need the whole program. */
function parseSourceFile(path: string): ts.SourceFile {
  const file =
    parsed.get(path) ??
    ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  parsed.set(path, file);
  return file;
}

const resolvePath = (from: string, { moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): string | null => {
  const target = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  if (target.startsWith('.')) return fileURLToPath(new URL(target, `file://${from}`));
  return target.startsWith('#shared/') ? src + target.slice(1) : null;
};

type ComponentInitializer = ts.FunctionDeclaration | ts.FunctionExpression;

interface Component {
  readonly path: string;
  readonly made: ComponentInitializer;
  /** Statement with the component's description. */
  readonly stands: ts.Statement;
}

/** Finds a function, also a wrapped one: `memo(function OddsCell(…) {…})`. */
function findInitializer(statement: ts.Statement): ComponentInitializer | null {
  if (ts.isFunctionDeclaration(statement)) return statement;
  const first = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0]?.initializer : undefined;
  const wrapped = first && ts.isCallExpression(first) ? first.arguments[0] : undefined;
  return wrapped && ts.isFunctionExpression(wrapped) ? wrapped : null;
}

/**
 * Lists the components that an index file exports: capitalized functions. Styled components have no props of their own.
 */
const listComponents = (publicEntry: string): readonly Component[] =>
  parseSourceFile(publicEntry).statements.flatMap((statement) => {
    if (
      !ts.isExportDeclaration(statement) ||
      statement.isTypeOnly ||
      !statement.exportClause ||
      !ts.isNamedExports(statement.exportClause)
    )
      return [];
    const path = resolvePath(publicEntry, statement);
    if (path === null) return [];
    const names = statement.exportClause.elements
      .filter((element) => !element.isTypeOnly && /^[A-Z]/.test(element.name.text))
      .map(({ name }) => name.text);
    return parseSourceFile(path).statements.flatMap((stands) => {
      const made = findInitializer(stands);
      return made && names.includes(made.name?.text ?? '') ? [{ path, made, stands }] : [];
    });
  });

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
const isDeclared = (node: ts.Statement): node is Declared =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

function listProps(path: string, name: string): readonly string[] {
  const { statements } = parseSourceFile(path);
  const here = statements.filter(isDeclared).find((declared) => declared.name.text === name);
  if (here)
    return ts.isTypeAliasDeclaration(here)
      ? findSilentProps(path, here.type)
      : [
          ...filterSilentMembers(path, here.members),
          ...(here.heritageClauses ?? []).flatMap(({ types }) => types.flatMap((type) => findSilentProps(path, type))),
        ];
  const brought = statements
    .filter(ts.isImportDeclaration)
    .find(
      ({ importClause }) =>
        importClause?.namedBindings &&
        ts.isNamedImports(importClause.namedBindings) &&
        importClause.namedBindings.elements.some((element) => element.name.text === name),
    );
  const from = brought ? resolvePath(path, brought) : null;
  return from === null ? [] : listProps(from, name);
}

const filterSilentMembers = (path: string, members: ts.NodeArray<ts.TypeElement>): readonly string[] =>
  members
    .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
    .map((member) => `${path.replace(src, '')} ${member.name?.getText() ?? ''}`);

/**
 * Lists the members without a description in a type of our own files. Props of native elements are documented
 * elsewhere.
 */
function findSilentProps(path: string, type: ts.Node | undefined): readonly string[] {
  if (!type) return [];
  if (ts.isTypeLiteralNode(type)) return filterSilentMembers(path, type.members);
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type))
    return type.types.flatMap((part) => findSilentProps(path, part));
  const name = ts.isTypeReferenceNode(type)
    ? type.typeName.getText()
    : ts.isExpressionWithTypeArguments(type)
      ? type.expression.getText()
      : null;
  if (name === null || !(ts.isTypeReferenceNode(type) || ts.isExpressionWithTypeArguments(type))) return [];
  return ['Omit', 'Pick', 'Partial', 'Readonly'].includes(name)
    ? findSilentProps(path, type.typeArguments?.[0])
    : listProps(path, name);
}

const components = publicEntries.flatMap(listComponents);

describe('props tables', () => {
  test('every exported component has a description', () => {
    expect(components.length).toBeGreaterThan(80);
    const silent = components.filter(({ stands }) => ts.getJSDocCommentsAndTags(stands).length === 0);
    expect(silent.map(({ path, made }) => `${path.replace(src, '')} ${made.name?.text ?? ''}`)).toEqual([]);
  });

  test('every prop has a description', () => {
    expect(components.flatMap(({ path, made }) => findSilentProps(path, made.parameters[0]?.type))).toEqual([]);
  });
});
