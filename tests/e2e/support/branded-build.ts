import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCTION } from './deployments.ts';

const root = new URL('../../../', import.meta.url).pathname;

/** Copies the build, and writes an operator's brand into its files as README.md says. Resolves to the folder. */
export async function createBrandedBuild(brand: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'branded-build-'));
  await cp(PRODUCTION, folder, { recursive: true });
  await cp(`${root}public-demo/brands/tidemark`, join(folder, 'brands/tidemark'), { recursive: true });
  await writeFile(join(folder, 'config.json'), JSON.stringify({ brand }));
  execFileSync(process.execPath, [`${root}deploy/apply-brand.mjs`, folder]);
  return folder;
}
