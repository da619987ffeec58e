import { readFileSync } from 'node:fs';
import { openSources } from '../scripts/lib/load-sources.mjs';

// Checks brand files as the app does, and names every value that it would refuse: node deploy/check-brand.mjs <file>…
const files = process.argv.slice(2);
if (files.length === 0) throw new Error('usage: node deploy/check-brand.mjs <brand file>…');
const sources = await openSources();
try {
  const { readBrand } = await sources.load('src/ui-kit/theme/brand/read-brand.ts');
  const { describeBrandProblem } = await sources.load('src/ui-kit/theme/brand/describe-brand-problem.ts');
  for (const file of files) {
    const problems = listProblems(file, readBrand, describeBrandProblem);
    console.log(problems.length === 0 ? `${file}: ready` : [`${file}:`, ...problems].join('\n  '));
    if (problems.length > 0) process.exitCode = 1;
  }
} finally {
  await sources.close();
}

/** Lists what is wrong with a file, also when it is no JSON. Addresses resolve against an example host. */
function listProblems(file, readBrand, describeBrandProblem) {
  try {
    const reading = readBrand(JSON.parse(readFileSync(file, 'utf8')), 'https://example.com');
    return reading.kind === 'brand' ? [] : reading.problems.map(describeBrandProblem);
  } catch (error) {
    return [error.message];
  }
}
