/**
 * Returns the version of this build: the hash in the name of its first script, which names every other file. Without a
 * build it is "development".
 */
export const getBuildVersion = (): string =>
  Array.from(document.scripts, ({ src }) => /\/assets\/index-([\w-]{8})\.js$/.exec(src)?.[1]).find(Boolean) ??
  'development';
