import { createHash } from 'node:crypto';
import { build, type Plugin, type Rolldown } from 'vite';

/** Only an export or the charts of one page load larger files. The worker stores those when they are first used. */
const MAX_BYTES = 300_000;

/** Messages of the other languages. The worker stores those of the bettor's language when they are first used. */
const TRANSLATION = /\/(?!en-)[\w-]+-(?:first|rest)-[\w-]{7}\.js$/;

/** Fonts of single scripts. The worker stores those that a page has drawn with. */
const SCRIPT_FONT = /\/noto-[\w-]+\.woff2$/;

/** The chunks that read an operator's language files. The worker stores them when they are first used. */
const LANGUAGE_FILES = /\/(?:apply-languages|read-language-file)-[\w-]{7}\.js$/;

/** The telemetry, which few operators switch on, and its measurements. */
const TELEMETRY = /\/(?:telemetry|measurements|encode-otlp)-[\w-]{7}\.js$/;

/** The writers of PDF and Excel files, and the fonts of PDFs. The worker stores them when they are first used. */
const EXPORT_PART = /\/(?:noto-[\w-]+|pdf-[\w-]{7}|excel-[\w-]{7})\.js$/;

/** Files about the build, for operators. The app reads none of them. */
const ABOUT_BUILD = /^(?:version\.json|sbom\.json|licenses\.txt)$/;

const isLeftOut = (fileName: string): boolean =>
  [TRANSLATION, SCRIPT_FONT, LANGUAGE_FILES, TELEMETRY, EXPORT_PART, ABOUT_BUILD].some((pattern) =>
    pattern.test(fileName),
  );

type OutputFile = Rolldown.OutputAsset | Rolldown.OutputChunk;

const readContent = (file: OutputFile): string | Uint8Array => (file.type === 'chunk' ? file.code : file.source);

/** Files under assets/ have a hash in their name. The page must be the one that this build wrote. */
function describeFile(file: OutputFile) {
  const url = `/${file.fileName}`;
  if (url.startsWith('/assets/')) return { url, revision: null };
  const hash = createHash('sha256').update(readContent(file)).digest('base64');
  return { url, revision: hash, integrity: `sha256-${hash}` };
}

/** Builds src/app/service-worker after the app, with the list of the app's files. */
export function buildServiceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('the build has no folder');
      const files = Object.values(bundle)
        .filter((file) => readContent(file).length <= MAX_BYTES && !isLeftOut(file.fileName))
        .map(describeFile)
        .sort((a, b) => a.url.localeCompare(b.url));
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { __PRECACHED_FILES__: JSON.stringify(files) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: new URL('../../src/app/service-worker/service-worker.ts', import.meta.url).pathname,
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}
