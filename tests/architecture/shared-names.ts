/**
 * Finds the names that several files export, each with its files. `listExports` returns the exported names of a file;
 * `files` has the text of each file by its path.
 */
export function findSharedNames(
  files: ReadonlyMap<string, string>,
  listExports: (file: string, text: string) => readonly string[],
): readonly string[] {
  const filesByName = new Map<string, string[]>();
  for (const [file, text] of files)
    for (const name of listExports(file, text)) filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
  return [...filesByName]
    .filter(([, declaringFiles]) => declaringFiles.length > 1)
    .map(([name, declaringFiles]) => `${name}: ${declaringFiles.join(', ')}`);
}
