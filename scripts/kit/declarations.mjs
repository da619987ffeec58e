import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { root } from '../lib/install.mjs';

/** Declarations of each module, as the compiler writes them. */
const modules = `${root}.cache/kit/types`;
/** The accepted report of everything that the package exports. */
export const acceptedReport = `${root}src/ui-kit/ui-kit.api.md`;
/** The report of the last build. */
export const builtReport = `${root}.cache/kit/report/ui-kit.api.md`;

function emitDeclarations() {
  rmSync(modules, { recursive: true, force: true });
  const { status, stdout } = spawnSync('npx', ['--no-install', 'tsc', '-p', 'tsconfig.kit.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
}

const silent = { logLevel: ExtractorLogLevel.None, addToApiReportFile: false };

/** Where the compiler finds the declarations: `#shared` names declarations, not sources. */
const compilerOptions = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    types: [],
    paths: { '#shared/*': [`${modules}/shared/*`] },
  },
  files: [`${modules}/ui-kit/index.d.ts`],
};

/**
 * Writes the types of the package into one file, and the report of its exports into `builtReport`. `folder`: the
 * package's folder, with package.json in it.
 */
export function writeDeclarations(folder) {
  emitDeclarations();
  mkdirSync(`${root}.cache/kit/report`, { recursive: true });
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: `${folder}/package.json`,
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: `${modules}/ui-kit/index.d.ts`,
      compiler: { overrideTsconfig: compilerOptions },
      dtsRollup: { enabled: true, untrimmedFilePath: `${folder}/index.d.ts` },
      apiReport: {
        enabled: true,
        reportFileName: 'ui-kit.api.md',
        reportFolder: `${root}.cache/kit/report`,
        reportTempFolder: `${root}.cache/kit/report/temp`,
      },
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error, addToApiReportFile: false } },
        extractorMessageReporting: { default: silent },
        tsdocMessageReporting: { default: silent },
      },
    },
  });
  const errors = [];
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      if (message.logLevel === ExtractorLogLevel.Error) errors.push(message.text);
      message.handled = true;
    },
  });
  if (!succeeded) throw new Error(`API Extractor cannot join the declarations:\n${errors.join('\n')}`);
}
