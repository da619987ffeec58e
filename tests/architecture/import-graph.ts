import { posix } from 'node:path';
import ts from 'typescript';
import { readRepositoryFile } from './repository-files.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

interface PackageFile {
  readonly imports: Readonly<Record<string, string>>;
}

const { imports: aliases } = JSON.parse(readRepositoryFile('package.json')) as PackageFile;

function withoutAlias(specifier: string): string | null {
  for (const [alias, target] of Object.entries(aliases)) {
    if (alias === specifier) return posix.normalize(target);
    const prefix = alias.endsWith('*') ? alias.slice(0, -1) : null;
    if (prefix !== null && specifier.startsWith(prefix)) {
      return posix.normalize(target.slice(0, -1) + specifier.slice(prefix.length));
    }
  }
  return null;
}

/** Path of the imported file, relative to the repository's root. Returns null for a package. */
function resolveImport(importer: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(importer), specifier));
  return specifier.startsWith('#') ? withoutAlias(specifier) : null;
}

/**
 * Reads which file imports which, type-only imports included. Dynamic `import()` is left out: it runs after its
 * module.
 */
export function readImportGraph(files: readonly string[]): Graph {
  const known = new Set(files);
  const listImports = (file: string): string[] => {
    const source = ts.createSourceFile(file, readRepositoryFile(file), ts.ScriptTarget.Latest);
    const targets = source.statements.flatMap((statement) => {
      const isImport = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
      const specifier = isImport ? statement.moduleSpecifier : undefined;
      return specifier !== undefined && ts.isStringLiteral(specifier) ? [resolveImport(file, specifier.text)] : [];
    });
    return targets.filter((target): target is string => target !== null && known.has(target));
  };
  return new Map(files.map((file) => [file, listImports(file)]));
}

/** Finds the groups of files that import each other in a circle (Tarjan's strongly connected components). */
export function findCycles(graph: Graph): string[][] {
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): void => {
    index.set(file, index.size);
    lowest.set(file, index.get(file) ?? 0);
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) {
        lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(target) ?? 0));
      }
    }
    if (lowest.get(file) !== index.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1 || (graph.get(file) ?? []).includes(file)) cycles.push(group.sort());
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return cycles;
}
