import ts from 'typescript';
import { codeFiles, readRepositoryFile } from './repository-files.ts';

export interface PublicProp {
  readonly component: string;
  readonly name: string;
  readonly kind: PropKind;
  /** The words of a union, such as `small`. */
  readonly unionWords: readonly string[];
}

export type PropKind = 'text' | 'union' | 'number' | 'boolean' | 'list' | 'function' | 'object' | 'any';

const parse = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

const [, report = ''] = /```ts([^]*)```/.exec(readRepositoryFile('src/ui-kit/ui-kit.api.md')) ?? [];
const interfaces = new Map(
  parse('report.ts', report)
    .statements.filter(ts.isInterfaceDeclaration)
    .map((declared) => [declared.name.text, declared] as const),
);

const sources = codeFiles
  .filter((file) => /^src\/(?:ui-kit|shared)\//.test(file) && !/\.(?:test|stories|docs)\./.test(file))
  .map(readRepositoryFile);

/** Finds an alias of the sources, whose names are unique. The report lacks types that the ui-kit does not export. */
function findAlias(name: string): ts.TypeNode | undefined {
  const declaration = new RegExp(`^export type ${name}\\b`, 'm');
  const source = sources.find((text) => declaration.test(text));
  return parse(`${name}.ts`, source ?? '')
    .statements.filter(ts.isTypeAliasDeclaration)
    .find((declared) => declared.name.text === name)?.type;
}

const kinds: Readonly<Record<string, PropKind>> = {
  ReactNode: 'text',
  Money: 'number',
  Odds: 'number',
  File: 'object',
};

interface ReadType {
  readonly kind: PropKind;
  readonly unionWords: readonly string[];
}

const isEmpty = (node: ts.TypeNode): boolean =>
  node.kind === ts.SyntaxKind.UndefinedKeyword ||
  (ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword);

function readUnion(parts: readonly ts.TypeNode[]): ReadType {
  const read = parts.filter((part) => !isEmpty(part)).map(readType);
  const [first = { kind: 'any', unionWords: [] }] = read;
  const kind = read.every((each) => each.kind === first.kind) ? first.kind : 'any';
  return { kind, unionWords: read.flatMap(({ unionWords }) => unionWords) };
}

function readLiteral(node: ts.LiteralTypeNode): ReadType {
  if (ts.isStringLiteral(node.literal)) return { kind: 'union', unionWords: [node.literal.text] };
  if (ts.isNumericLiteral(node.literal) || ts.isPrefixUnaryExpression(node.literal))
    return { kind: 'number', unionWords: [] };
  return { kind: 'boolean', unionWords: [] };
}

/** Reads a name: of a type that this file knows, of an alias, or of a type parameter. */
function readReference(name: string): ReadType {
  const alias = /^\w+$/.test(name) ? findAlias(name) : undefined;
  const kind = kinds[name];
  if (kind !== undefined) return { kind, unionWords: [] };
  if (alias !== undefined) return readType(alias);
  return { kind: interfaces.has(name) ? 'object' : 'any', unionWords: [] };
}

const simpleKinds: Partial<Record<ts.SyntaxKind, PropKind>> = {
  [ts.SyntaxKind.StringKeyword]: 'text',
  [ts.SyntaxKind.NumberKeyword]: 'number',
  [ts.SyntaxKind.BooleanKeyword]: 'boolean',
  [ts.SyntaxKind.FunctionType]: 'function',
  [ts.SyntaxKind.ArrayType]: 'list',
  [ts.SyntaxKind.TupleType]: 'list',
  [ts.SyntaxKind.TypeLiteral]: 'object',
};

function readType(node: ts.TypeNode): ReadType {
  if (ts.isParenthesizedTypeNode(node)) return readType(node.type);
  if (ts.isUnionTypeNode(node)) return readUnion(node.types);
  if (ts.isLiteralTypeNode(node)) return readLiteral(node);
  if (ts.isTypeOperatorNode(node))
    return node.operator === ts.SyntaxKind.KeyOfKeyword ? { kind: 'union', unionWords: [] } : readType(node.type);
  if (ts.isIndexedAccessTypeNode(node)) return readMember(node.objectType.getText(), node.indexType);
  if (ts.isTypeReferenceNode(node)) return readReference(node.typeName.getText());
  return { kind: simpleKinds[node.kind] ?? 'any', unionWords: [] };
}

/** Reads the type of a member, as in `AmountPlotProps['variant']`. */
function readMember(owner: string, index: ts.TypeNode): ReadType {
  const name = ts.isLiteralTypeNode(index) && ts.isStringLiteral(index.literal) ? index.literal.text : '';
  const member = interfaces.get(owner)?.members.find((each) => each.name?.getText() === name);
  return member && ts.isPropertySignature(member) && member.type
    ? readType(member.type)
    : { kind: 'any', unionWords: [] };
}

/** Whether a function returns JSX. */
export function isRenderFunction(component: string, name: string): boolean {
  const member = interfaces.get(component)?.members.find((each) => each.name?.getText() === name);
  const written = member && ts.isPropertySignature(member) && member.type ? member.type.getText() : '';
  const type = (/^\w+$/.test(written) ? findAlias(written)?.getText() : undefined) ?? written;
  return /=> ReactNode\)?$/.test(type);
}

/** The own props of every component that the ui-kit exports. Props of native elements are not among them. */
export const publicProps: readonly PublicProp[] = [...interfaces.values()]
  .filter(({ name }) => name.text.endsWith('Props'))
  .flatMap((declared) =>
    declared.members.filter(ts.isPropertySignature).map((member) => ({
      component: declared.name.text,
      name: member.name.getText(),
      ...(member.type ? readType(member.type) : { kind: 'any' as const, unionWords: [] }),
    })),
  );
