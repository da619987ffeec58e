import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeFiles, readRepositoryFile } from './repository-files.ts';
import { findSharedNames } from './shared-names.ts';

const isExportedType = (node: ts.Statement): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
  (node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

function listExportedTypes(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return source.statements.filter(isExportedType).map(({ name }) => name.text);
}

test('findSharedNames reports only a type that two files export', () => {
  const files = new Map([
    ['src/one.ts', 'export interface Bet {} interface Row {} export type Odds = number;'],
    ['src/two.ts', "export type Bet = string; interface Row {} export type { Odds } from './one.ts';"],
  ]);
  expect(findSharedNames(files, listExportedTypes)).toEqual(['Bet: src/one.ts, src/two.ts']);
});

test('every exported type has a name of its own', () => {
  const typeFiles = codeFiles.filter((file) => /\.tsx?$/.test(file));
  expect(typeFiles.length).toBeGreaterThan(500);
  const texts = new Map(typeFiles.map((file) => [file, readRepositoryFile(file)]));
  expect(findSharedNames(texts, listExportedTypes)).toEqual([]);
});
