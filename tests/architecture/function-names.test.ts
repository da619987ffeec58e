import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeFiles, readRepositoryFile } from './repository-files.ts';

/** First words of a function's name. A new verb is welcome here; a noun is not. */
const verbs = new Set(
  `accept add advise append apply arrange blur build calculate call cash check choose clamp clean clear close collapse
   compare complete compress compute configure connect count create decide delete describe dismiss divide draw drift edit
   encode end ensure estimate evaluate export fetch fill filter find finish focus follow force forecast format
   generate get group guard hash hide infer isolate judge keep layout list look mark measure merge mount move negate note
   observe open order outline paginate parse place plan post prerender preload press project propose read recalculate
   record reduce refetch refresh register regroup remember remove render report request resolve respond restore round run
   save scale scroll search seed select send serialize serve set settle shorten show sign simulate split start step submit
   subscribe subtract sum summarize take toggle type unpack pack update validate view void wait watch write yield`.split(
    /\s+/,
  ),
);

/** First words of a question, of a conversion, of a subscription, and of a copy with a change. */
const otherFirstWords = new Set(
  'is has can should may needs supports contains matches defines to as on with use diff mix'.split(' '),
);

/** Named for the value, schema or element that they build, as in mathematics and in zod. */
const builders = new Set(
  `absolute byKey chance dividedBy endpoint fraction integer maxMoney minMoney minus money numberOrNull odds orAbsent
   paged plus routeLink rows textOrNull times units`.split(/\s+/),
);

const isFunction = (node: ts.Expression | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

function listExportedFunctions(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return source.statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return [];
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isFunctionDeclaration(statement)) return statement.name === undefined ? [] : [statement.name.text];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && isFunction(initializer) ? [name.text] : [],
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
  listExportedFunctions(file, text)
    .filter((name) => !isComponent(name) && !builders.has(name) && !beginsWithVerb(name))
    .map((name) => `${file}: ${name}`);

test('findNounFunctions reports exported functions without a verb, and no components, values or private ones', () => {
  const text = `export function heldSeconds() {} export const placeBet = () => 1; export const Badge = () => null;
    export const limits = 3; const price = () => 2; export const movedPrice = () => 2;`;
  expect(findNounFunctions('a.ts', text)).toEqual(['a.ts: heldSeconds', 'a.ts: movedPrice']);
});

test('every exported function of the app and of the mocks begins with a verb', () => {
  const files = codeFiles.filter(
    (file) => /^(src|mocks)\/.*\.tsx?$/.test(file) && !/\/(testing|tests)\/|\.(test|stories)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(700);
  expect(files.flatMap((file) => findNounFunctions(file, readRepositoryFile(file)))).toEqual([]);
});
