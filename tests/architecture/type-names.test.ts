import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeFiles, readRepositoryFile } from './repository-files.ts';

const isExportedType = (node: ts.Statement): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
  (node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

function listExportedTypes(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return source.statements.filter(isExportedType).map(({ name }) => name.text);
}

/** Names that two files export, each with its files. */
function findSharedNames(files: ReadonlyMap<string, string>): readonly string[] {
  const filesByName = new Map<string, string[]>();
  for (const [file, text] of files)
    for (const name of listExportedTypes(file, text)) filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
  return [...filesByName]
    .filter(([, declaringFiles]) => declaringFiles.length > 1)
    .map(([name, declaringFiles]) => `${name}: ${declaringFiles.join(', ')}`);
}

test('findSharedNames reports a type that two files export, and no private or re-exported type', () => {
  const files = new Map([
    ['src/one.ts', 'export interface Bet {} interface Row {} export type Odds = number;'],
    ['src/two.ts', "export type Bet = string; interface Row {} export type { Odds } from './one.ts';"],
  ]);
  expect(findSharedNames(files)).toEqual(['Bet: src/one.ts, src/two.ts']);
});

test('every exported type has a name of its own', () => {
  const typeFiles = codeFiles.filter((file) => /\.tsx?$/.test(file));
  expect(typeFiles.length).toBeGreaterThan(500);
  expect(findSharedNames(new Map(typeFiles.map((file) => [file, readRepositoryFile(file)])))).toEqual([]);
});
