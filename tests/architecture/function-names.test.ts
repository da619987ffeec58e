import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeFiles, readRepositoryFile } from './repository-files.ts';
import { findSharedNames } from './shared-names.ts';

/** First words of a function's name. A new verb is welcome here; a noun is not. */
const verbs = new Set(
  `accept add advise append apply arrange blur bowl build calculate call cap cash categorize change check choose
   clamp clean clear close collapse collect compare complete compress compute configure connect copy count create
   cut decide declare delete describe dismiss divide draw drift edit encode end ensure estimate evaluate export
   fetch fill filter find finish focus follow force forecast forget format freeze generate get group guard hash hide
   identify ignore infer intercept isolate judge keep layout linearize list load localize look lowercase mark match
   measure merge mount move negate normalize note notify observe open order outline override pack pad paginate parse
   place plan play post preload prerender press project propose publish quote read recalculate record reduce refetch
   refresh refuse register regroup reload remember remove render replace report reprice request require resize
   resolve respond restore reverse round run save scale score scroll search seed select send serialize serve set
   settle shorten show shuffle sign simulate snap soften sort split start step store submit subscribe subtract sum
   summarize take toggle tolerate track translate trim truncate trust type unfreeze unpack unwrap update upload
   validate view void wait watch write yield`.split(/\s+/),
);

/** First words of a question, of a conversion, of a subscription, and of a copy with a change. */
const otherFirstWords = new Set(
  'is are has can should may needs prefers supports contains matches defines to as on with use diff mix'.split(' '),
);

/** Named for the value, schema or element that they build, as in mathematics and in zod. */
const builders = new Set(
  `absolute byKey chance dividedBy endpoint flagOr fraction idUpTo integer knownWord maxMoney minMoney minus money
   numberOrNull odds orAbsent paged plus routeLink rows textOrNull textUpTo times units`.split(/\s+/),
);

/** The usual word for a function that does nothing. */
const NOOP = 'noop';

const isFunction = (node: ts.Expression | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

interface ModuleFunction {
  readonly name: string;
  readonly isExported: boolean;
}

function listModuleFunctions(file: string, text: string): readonly ModuleFunction[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return source.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    const isExported = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    if (ts.isFunctionDeclaration(statement))
      return statement.name === undefined ? [] : [{ name: statement.name.text, isExported }];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && isFunction(initializer) ? [{ name: name.text, isExported }] : [],
    );
  });
}

/** Components begin with a capital letter. */
const isComponent = (name: string): boolean => /^[A-Z]/.test(name);

const beginsWithVerb = (name: string): boolean => {
  const first = /^[a-z]+/.exec(name)?.[0] ?? '';
  return verbs.has(first) || otherFirstWords.has(first);
};

const findNounFunctions = (file: string, text: string): readonly string[] =>
  listModuleFunctions(file, text)
    .map(({ name }) => name)
    .filter((name) => name !== NOOP && !isComponent(name) && !builders.has(name) && !beginsWithVerb(name))
    .map((name) => `${file}: ${name}`);

const listExportedFunctions = (file: string, text: string): readonly string[] =>
  listModuleFunctions(file, text)
    .filter(({ isExported }) => isExported)
    .map(({ name }) => name);

/** Whether the file is code of the product, and no test, story or helper of them. */
const isProductCode = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\/(testing|tests)\/|\.(test|stories)\.tsx?$/.test(file);

test('findNounFunctions reports only functions without a verb, private ones too', () => {
  const text = `export function heldSeconds() {} export const placeBet = () => 1; export const Badge = () => null;
    export const limits = 3; const price = () => 2; async function nextTask() {} const noop = () => undefined;
    const readPrice = () => { const inner = () => 2; return inner(); };`;
  expect(findNounFunctions('a.ts', text)).toEqual(['a.ts: heldSeconds', 'a.ts: price', 'a.ts: nextTask']);
});

test('every module-level function of the product and its scripts begins with a verb', () => {
  const files = codeFiles.filter((file) => /^(src|mocks|\.storybook|scripts)\//.test(file) && isProductCode(file));
  expect(files.length).toBeGreaterThan(700);
  expect(files.flatMap((file) => findNounFunctions(file, readRepositoryFile(file)))).toEqual([]);
});

test('findSharedNames reports only a function that two files export', () => {
  const files = new Map([
    ['src/one.ts', 'export function readBet() {} function readRow() {} export const readOdds = () => 1;'],
    ['src/two.ts', "export const readBet = () => 2; function readRow() {} export { readOdds } from './one.ts';"],
  ]);
  expect(findSharedNames(files, listExportedFunctions)).toEqual(['readBet: src/one.ts, src/two.ts']);
});

test('every exported function and component of the app and the mocks has a name of its own', () => {
  const files = codeFiles.filter((file) => /^(src|mocks)\//.test(file) && isProductCode(file));
  expect(files.length).toBeGreaterThan(700);
  const texts = new Map(files.map((file) => [file, readRepositoryFile(file)]));
  expect(findSharedNames(texts, listExportedFunctions)).toEqual([]);
});
