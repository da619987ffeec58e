import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeFiles, readRepositoryFile } from './repository-files.ts';
import { findSharedNames } from './shared-names.ts';

/** First words of a function's name. A new verb is welcome here; a noun is not. */
const verbs = new Set(
  `abandon abort accent accept acknowledge add adjust advance advise allow animate announce append apply arm arrange attempt begin
   blend blur bowl browse brighten build cache calculate call cancel cap capture cash categorize centre change check choose clamp clean
   clear close collapse collect compare compile complete compress configure confirm connect continue copy correct count
   create cut decide declare decline decompress define degrade delay delete deploy deposit derive describe destroy disable disconnect dismiss
   dispatch dispose divide download downsample draw drift edit emit encode end enqueue ensure enter escape estimate evaluate
   exit expect export extend fail fetch fill filter find finish fix flatten flush focus follow force forecast forget format
   forward freeze generate get give go group guard handle hash hide hold identify ignore infer inject inline insert
   inspect install instrument intercept isolate issue join judge jump keep launch layout leave lengthen limit linearize link list listen
   load localize locate look lose lowercase make mark match measure merge mock mount move negate nest normalize note notify
   observe offset open order outline override pack pad paginate paint parse pass paste pause pay pin place plan play
   poll post pour prefix preload prepare prerender press preview project propose publish push query quote rank read rebase
   recalculate receive recentre reconcile reconnect record recover reduce refetch refresh refuse register regroup reject
   release reload remember remove rename render replace report reprice request require resend reserve reset resize
   resolve respond restore resume resync retry revalidate reveal reverse rewrite round run save scale schedule score
   scroll scrub search seed seek select send serialize serve set settle shift shorten show shuffle sign signal silence
   simulate skip slow snap soften sort split start step stop store strip stub submit subscribe subtract succeed sum
   summarize sweep switch sync tab take throttle throw toggle tolerate trace track translate trim truncate trust try type
   unfreeze unpack unparse unpin unwrap update upload validate verify view visit void wait watch weigh withdraw
   wrap write yield`.split(/\s+/),
);

/** First words of a question, of a conversion, of a subscription, and of a copy with a change. */
const otherFirstWords = new Set(
  `is are has can should may needs prefers supports contains matches defines takes holds stands starts
   begins continues exists to as on with without use diff mix covers happens hides
   sees wins`.split(/\s+/),
);

/** Named for the value, schema or element that they build, as in mathematics and in zod. */
const builders = new Set(
  `absolute byKey chance dividedBy endpoint flagOr fraction idUpTo integer knownWord lineRun maxMoney minMoney minus money
   numberOrNull odds orAbsent paged payoutPer100 plus routeLink rows textOrNull textUpTo times units`.split(/\s+/),
);

/** The usual word for a function that does nothing. */
const NOOP = 'noop';

/** Names that a library or the platform dictates: hooks of test runners and plugins, and the platform's own calls. */
const dictatedNames = new Set(
  `__getContext accessorFn beforeEach cacheWillUpdate componentDidCatch config configResolved construct handler now preVisit propFilter setup transform
   transformIndexHtml`.split(/\s+/),
);

/** Tables of functions. A key names data: a text, a query, a network scenario, a field check, an engine to find. */
const TABLE_NAME = /(texts|messages?|queries|scenarios|checks|finders)$/i;

const unwrap = (node: ts.Expression | undefined): ts.Expression | undefined =>
  node !== undefined &&
  (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    ? unwrap(node.expression)
    : node;

const isFunction = (node: ts.Expression | undefined): boolean => {
  const value = unwrap(node);
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
};

const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Whether a node stands in a table of functions: one that is named as such, or typed as a `Record`. */
function isInTable(node: ts.Node): boolean {
  const declaration = ts.findAncestor(node.parent, ts.isVariableDeclaration);
  if (declaration === undefined) return false;
  const { name, type, initializer } = declaration;
  const typeText = (initializer && ts.isSatisfiesExpression(initializer) ? initializer.type : type)?.getText() ?? '';
  return TABLE_NAME.test(name.getText()) || /\bRecord</.test(typeText);
}

/** Whether a member belongs to an object that is written as an argument or a prop: a callback for the called code. */
const isInline = ({ parent }: ts.Node): boolean =>
  ts.isObjectLiteralExpression(parent) && (ts.isCallExpression(parent.parent) || ts.isJsxExpression(parent.parent));

/** Returns the name of a function that a node declares: a function, a variable, or a member of an object or a class. */
function findDeclaredName(node: ts.Node): string | null {
  const isDeclaration =
    ts.isFunctionDeclaration(node) ||
    (ts.isMethodDeclaration(node) && !isInline(node) && !isInTable(node)) ||
    (ts.isPropertyAssignment(node) && isFunction(node.initializer) && !isInline(node) && !isInTable(node)) ||
    ((ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) && isFunction(node.initializer));
  const name = isDeclaration ? (node as ts.NamedDeclaration).name : undefined;
  return name !== undefined && ts.isIdentifier(name) ? name.text : null;
}

function listFunctionNames(file: string, text: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = findDeclaredName(node);
    if (name !== null) names.push(name);
    ts.forEachChild(node, visit);
  };
  visit(parse(file, text));
  return names;
}

/** Components begin with a capital letter. */
const isComponent = (name: string): boolean => /^[A-Z]/.test(name);

const beginsWithVerb = (name: string): boolean => {
  const first = /^[a-z]+/.exec(name)?.[0] ?? '';
  return verbs.has(first) || otherFirstWords.has(first);
};

const isNamedWell = (name: string): boolean =>
  name === NOOP || isComponent(name) || builders.has(name) || dictatedNames.has(name) || beginsWithVerb(name);

const findNounFunctions = (file: string, text: string): readonly string[] =>
  listFunctionNames(file, text)
    .filter((name) => !isNamedWell(name))
    .map((name) => `${file}: ${name}`);

const listExportedFunctions = (file: string, text: string): readonly string[] =>
  parse(file, text).statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) !== true) return [];
    const declarations = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
    return declarations.flatMap((declaration) => findDeclaredName(declaration) ?? []);
  });

/** Whether the file is code of the product. Tests and stories may each have a function of the same name. */
const isProductCode = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\/(testing|tests)\/|\.(test|stories)\.tsx?$/.test(file);

test('findNounFunctions reports a function without a verb at any depth', () => {
  const text = `export function heldSeconds() {} export const placeBet = () => 1; export const Badge = () => null;
    export const limits = 3; const price = () => 2; async function nextTask() {} const noop = () => undefined;
    const readPrice = () => { const inner = () => 2; return { inner, best: () => 3, market() {}, getOdds: () => 4 }; };
    class Feed { cell() {} readonly levels = () => 1; get size() { return 2; } }`;
  const nouns = ['heldSeconds', 'price', 'nextTask', 'inner', 'best', 'market', 'cell', 'levels'];
  expect(findNounFunctions('a.ts', text)).toEqual(nouns.map((name) => `a.ts: ${name}`));
});

test('findNounFunctions accepts inline callbacks, tables of functions and names that a library dictates', () => {
  const text = `start({ ready: () => 1, close() {} }); <Menu options={{ footer: () => 2 }} />;
    export const texts = { rows: { total: (count) => count } }; export const betQueries = { page: () => 3 };
    const previews: Record<Group, () => string> = { radius: () => '' }; const clock = { now: () => 4 };`;
  expect(findNounFunctions('a.tsx', text)).toEqual([]);
});

test('every function begins with a verb', () => {
  expect(codeFiles.length).toBeGreaterThan(1_700);
  const files = codeFiles.filter((file) => !file.includes('.test.'));
  const nounFunctions = files.flatMap((file) => findNounFunctions(file, readRepositoryFile(file)));
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
