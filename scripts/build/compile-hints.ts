import type { Plugin } from 'vite';

/** Tells V8 to compile a whole file off the main thread, while it downloads (v8.dev/blog/explicit-compile-hints). */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks chunks whose functions almost all run at the start. Other engines read a comment. */
export function addCompileHints(chunkNames: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // The hint must be the first line, and Vite puts its own code in front of a chunk.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && chunkNames.includes(file.name)) file.code = COMPILE_HINT + file.code;
      },
    },
  };
}
