import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PRODUCTION } from './deployments.ts';

const root = new URL('../../../', import.meta.url).pathname;
const execute = promisify(execFile);
/** Files and folders that the commands of the README read. */
const SOURCES = ['package.json', 'tsconfig.json', 'vite.config.ts', 'deploy', 'docs', 'node_modules', 'public'];

interface OperatorStep {
  readonly minutes: number;
  readonly step: string;
  /** The command of the step; null for one without. */
  readonly command: string | null;
}

/** Reads the steps of the README's section for operators. */
export async function readOperatorSteps(): Promise<readonly OperatorStep[]> {
  const readme = await readFile(`${root}README.md`, 'utf8');
  const [, section = ''] = /^## For operators: live in an hour\n([^]*?)^## /m.exec(readme) ?? [];
  return [...section.matchAll(/^\| (\d+) \| (.*?) \| (?:`(.+)` )?\|$/gm)].map(([, minutes, step = '', command]) => ({
    minutes: Number(minutes),
    step,
    command: command ?? null,
  }));
}

/** Creates a checkout of an operator, after the build. `run` resolves to the exit code and the output of a command. */
export async function createOperatorFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'operator-'));
  await cp(PRODUCTION, join(folder, 'dist'), { recursive: true });
  for (const name of [...SOURCES, 'scripts', 'src', 'mocks']) await symlink(join(root, name), join(folder, name));
  return {
    getPath: (name: string) => join(folder, name),
    async run(command: string): Promise<{ code: number; output: string }> {
      try {
        const { stdout, stderr } = await execute('sh', ['-e', '-c', command], { cwd: folder });
        return { code: 0, output: stdout + stderr };
      } catch (error) {
        const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
        return { code, output: stdout + stderr };
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Reads the headers of every path from a `_headers` file of a static host. */
export async function readStaticHeaders(file: string): Promise<[name: string, value: string][]> {
  const [path, ...lines] = (await readFile(file, 'utf8')).trim().split('\n');
  if (path !== '/*') throw new Error(`${file} begins with ${path}`);
  const end = lines.findIndex((line) => !line.startsWith('  '));
  return lines.slice(0, end).map((line) => {
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    return [name, value];
  });
}
