import ts from 'typescript';
import type { ComponentDocs } from '../../src/ui-kit/docs/component-docs.ts';

interface WrittenExample {
  readonly caption: string;
  /** Source of the example, after the samples of its file that it uses. */
  readonly render: string;
}

/** The docs of a component as they are written: an example is its source. */
export type WrittenDocs = Omit<ComponentDocs, 'examples' | 'anatomy'> & {
  readonly anatomy: Pick<ComponentDocs['anatomy'], 'parts'>;
  readonly examples: Readonly<Record<'do' | 'dont', WrittenExample>>;
};

/** Source of an expression, without its indentation in the file. */
function readCode(node: ts.Node, file: ts.SourceFile): string {
  const code = ts.isParenthesizedExpression(node) ? node.expression : node;
  const { character } = file.getLineAndCharacterOfPosition(code.getStart(file));
  return code.getText(file).replaceAll(`\n${' '.repeat(character)}`, '\n');
}

const listNames = (statement: ts.Statement): readonly string[] =>
  ts.isVariableStatement(statement) ? statement.declarationList.declarations.map(({ name }) => name.getText()) : [];

/** Puts the samples of the file before the code that uses them. A sample may use those above it. */
function addSamples(code: string, file: ts.SourceFile): string {
  return file.statements.reduceRight(
    (text, statement) =>
      listNames(statement).some((name) => name !== 'docs' && new RegExp(`\\b${name}\\b`).test(text))
        ? `${statement.getText(file)}\n\n${text}`
        : text,
    code,
  );
}

function readValue(node: ts.Node, file: ts.SourceFile): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isArrowFunction(node)) return addSamples(readCode(node.body, file), file);
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => readValue(element, file));
  if (ts.isObjectLiteralExpression(node))
    return Object.fromEntries(
      node.properties
        .filter(ts.isPropertyAssignment)
        .map(({ name, initializer }) => [name.getText(file), readValue(initializer, file)]),
    );
  throw new Error(`${file.fileName}: write the text itself instead of "${node.getText(file)}".`);
}

/**
 * Reads `<Component>.docs.tsx` without running it, as Storybook reads stories for its manifest. Throws when a text is
 * not written as a literal.
 */
export function readDocs(fileName: string, source: string): WrittenDocs {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declarations = file.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
  );
  const written = declarations.find(({ name }) => name.getText(file) === 'docs')?.initializer;
  if (written === undefined) throw new Error(`${fileName} exports no docs.`);
  // The compiler has checked the object against ComponentDocs, where it is written.
  return readValue(written, file) as WrittenDocs;
}
