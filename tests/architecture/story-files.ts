import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const root = new URL('../../', import.meta.url);

/** Every story file in git or new in the working tree, as Storybook's index writes its path (`./src/…`). */
export const storyFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.stories.tsx'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(new URL(file, root)))
  .map((file) => `./${file}`);

export interface WrittenStory {
  readonly file: string;
  readonly exportName: string;
  /** Name in Storybook. */
  readonly name: string;
  readonly isFirst: boolean;
  /** `parameters.picture` of the story, else of its meta. */
  readonly picture: boolean | undefined;
  /** Source of the story, and of its meta when the story has no `render`. */
  readonly drawnWith: string;
}

const findProperty = (object: ts.Node | undefined, name: string): ts.Expression | undefined =>
  object && ts.isObjectLiteralExpression(object)
    ? object.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name)?.initializer
    : undefined;

function readPicture(options: ts.Node | undefined): boolean | undefined {
  const written = findProperty(findProperty(options, 'parameters'), 'picture')?.kind;
  if (written === ts.SyntaxKind.TrueKeyword) return true;
  return written === ts.SyntaxKind.FalseKeyword ? false : undefined;
}

/** Returns Storybook's name for an export: its words, separated by spaces. */
const toStoryName = (exportName: string): string => exportName.replace(/([a-z0-9])([A-Z])/g, '$1 $2');

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function listExports(
  statement: ts.Statement,
): readonly (readonly [name: string, initializer: ts.Expression | undefined])[] {
  if (
    ts.isExportDeclaration(statement) &&
    !statement.isTypeOnly &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
  ) {
    return statement.exportClause.elements.map(({ name }) => [name.text, undefined]);
  }
  if (!isExported(statement)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name, initializer }) => [name.getText(), initializer]);
  return ts.isFunctionDeclaration(statement) && statement.name ? [[statement.name.text, undefined]] : [];
}

/**
 * Appends the functions and values of the file that the text uses, recursively, because a story can be drawn by one of
 * them.
 */
function inlineHelpers(text: string, helpers: ReadonlyMap<string, string>): string {
  const used = new Set<string>();
  for (let unread = [text]; unread.length > 0;) {
    const named = [...helpers].filter(
      ([name]) => !used.has(name) && unread.some((part) => new RegExp(`\\b${name}\\b`).test(part)),
    );
    for (const [name] of named) used.add(name);
    unread = named.map(([, body]) => body);
  }
  return [text, ...[...used].map((name) => helpers.get(name))].join('\n');
}

/** Reads the stories of one file in order. Every exported value of a story file is a story. */
export function readStories(file: string): readonly WrittenStory[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(new URL(file, root), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const metaCall = declared.find(({ name }) => name.getText() === 'meta')?.initializer;
  const meta = metaCall && ts.isCallExpression(metaCall) ? metaCall.arguments[0] : undefined;
  const functions = source.statements
    .filter(ts.isFunctionDeclaration)
    .map((each) => [each.name?.text ?? '', each.getText()] as const);
  const values = declared
    .filter(({ name }) => name.getText() !== 'meta')
    .map((each) => [each.name.getText(), each.getText()] as const);
  const stories = source.statements.flatMap(listExports);
  const helpers = new Map(
    [...functions, ...values].filter(([name]) => name !== '' && !stories.some(([story]) => story === name)),
  );
  return stories.map(([exportName, initializer], index) => {
    const options = initializer && ts.isCallExpression(initializer) ? initializer.arguments[0] : undefined;
    const named = findProperty(options, 'name');
    const ownRender =
      findProperty(options, 'render') !== undefined || (options !== undefined && /\brender\b/.test(options.getText()));
    return {
      file,
      exportName,
      name: named && ts.isStringLiteral(named) ? named.text : toStoryName(exportName),
      isFirst: index === 0,
      picture: readPicture(options) ?? readPicture(meta),
      drawnWith: inlineHelpers(`${options?.getText() ?? ''}\n${ownRender ? '' : (meta?.getText() ?? '')}`, helpers),
    };
  });
}
