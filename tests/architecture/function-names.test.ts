import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeFiles, readRepositoryFile } from './repository-files.ts';
import { findSharedNames } from './shared-names.ts';

/** First words of a function's name. A new verb is welcome here; a noun is not. */
const verbs = new Set(
  `accept add advance advise allow animate append apply arrange begin blur bowl build calculate call cap cash categorize
   change check choose clamp clean clear close collapse collect compare complete compress configure
   connect continue copy count create cut decide declare delay delete deposit describe dismiss dispatch divide
   draw drift edit encode end enqueue ensure enter escape estimate evaluate exit expect export fetch fill filter
   find finish fix flush focus follow force forecast forget format freeze generate get group guard hash hide hold
   identify ignore infer inline install instrument intercept isolate judge keep launch layout limit linearize
   link list listen load localize look lose lowercase make mark match measure merge mock mount move negate
   normalize note notify observe offset open order outline override pack pad paginate parse pass paste pin place
   plan play post preload prepare prerender press project propose publish query quote read recalculate record
   reduce refetch refresh refuse register regroup reject reload remember remove render replace report reprice
   request require resize resolve respond restore reverse rewrite round run save scale score scroll search seed
   select send serialize serve set settle shorten show shuffle sign signal silence simulate skip slow snap soften
   sort split start step stop store strip stub submit subscribe subtract sum summarize tab take toggle tolerate
   track translate trim truncate trust type unfreeze unpack unwrap update upload validate verify view visit void
   wait watch write yield`.split(/\s+/),
);

/** First words of a question, of a conversion, of a subscription, and of a copy with a change. */
const otherFirstWords = new Set(
  `is are has can should may needs prefers supports contains matches defines takes holds stands starts
   begins continues exists to as on with without use diff mix`.split(/\s+/),
);

/** Named for the value, schema or element that they build, as in mathematics and in zod. */
const builders = new Set(
  `absolute byKey chance dividedBy endpoint flagOr fraction idUpTo integer knownWord lineRun maxMoney minMoney minus money
   numberOrNull odds orAbsent paged payoutPer100 plus routeLink rows textOrNull textUpTo times units`.split(/\s+/),
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

/** Whether the file is code of the product. Tests and stories may each have a function of the same name. */
const isProductCode = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\/(testing|tests)\/|\.(test|stories)\.tsx?$/.test(file);

test('findNounFunctions reports only functions without a verb, private ones too', () => {
  const text = `export function heldSeconds() {} export const placeBet = () => 1; export const Badge = () => null;
    export const limits = 3; const price = () => 2; async function nextTask() {} const noop = () => undefined;
    const readPrice = () => { const inner = () => 2; return inner(); };`;
  expect(findNounFunctions('a.ts', text)).toEqual(['a.ts: heldSeconds', 'a.ts: price', 'a.ts: nextTask']);
});

test('every module-level function begins with a verb', () => {
  expect(codeFiles.length).toBeGreaterThan(1_700);
  const nounFunctions = codeFiles.flatMap((file) => findNounFunctions(file, readRepositoryFile(file)));
  expect(nounFunctions, 'Begin each name with a verb. Add a verb that is missing to the list in this file.').toEqual(
    [],
  );
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
