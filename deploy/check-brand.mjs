import { readFileSync } from 'node:fs';
import { openSources } from '../scripts/lib/load-sources.mjs';
import { parseJson } from '../scripts/lib/parse-json.mjs';

// Checks brand files as the app does: node deploy/check-brand.mjs <file>…
// It names every value that the app would refuse. Of a file that is ready, it names the accent of each mode, and what
// the app accepts but does not show.

/** An example, against which the addresses of a file resolve. */
const ORIGIN = 'https://example.com';
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: node deploy/check-brand.mjs <brand file>…');
  process.exit(1);
}
const sources = await openSources();
try {
  const { readBrand } = await sources.load('src/ui-kit/theme/brand/read-brand.ts');
  const { describeBrandProblem } = await sources.load('src/ui-kit/theme/brand/describe-brand-problem.ts');
  for (const file of files) checkFile(file, readBrand, describeBrandProblem);
} finally {
  await sources.close();
}

function checkFile(file, readBrand, describeBrandProblem) {
  try {
    const json = parseJson(readFileSync(file, 'utf8'));
    const reading = readBrand(json, ORIGIN);
    if (reading.kind === 'wrong') report(file, reading.problems.map(describeBrandProblem));
    else
      console.log([`${file}: ready`, ...listAccents(reading.brand), ...listRemarks(reading.brand, json)].join('\n  '));
  } catch (error) {
    report(file, [error.message]);
  }
}

function report(file, problems) {
  console.log([`${file}:`, ...problems].join('\n  '));
  process.exitCode = 1;
}

/** Names the accent that the file gives or that the kit derives, in each mode. */
function listAccents({ variables: { light, dark, contrast } }) {
  const [inLight, inDark, inContrast] = [light, dark, contrast].map((list) => new Map(list).get('--kit-accent-main'));
  return inLight === undefined ? [] : [`The accent is ${inLight}, in dark ${inDark}, in high contrast ${inContrast}.`];
}

/** Names what is allowed, and still not what an operator expects. */
function listRemarks({ logo, fonts, sizes }, json) {
  const stack = [...(new Map(sizes).get('--kit-font-body') ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name);
  const ownFonts = new Set(fonts.map(({ family }) => family));
  const hasAccent = (mode) => json.tokens?.[mode]?.accent?.main !== undefined;
  return [
    ...Object.entries(logo)
      .filter(([, url]) => url !== null && !url.startsWith(`${ORIGIN}/`))
      .map(
        ([key, url]) => `logo.${key}: add ${new URL(url).host} to imageHosts of config.json, or browsers refuse it.`,
      ),
    ...[...ownFonts]
      .filter((family) => !stack.includes(family))
      .map((family) => `fonts: no text has ${family}, because tokens.font.body does not name it.`),
    ...stack
      .filter((name) => name !== 'Noto Scripts' && !ownFonts.has(name))
      .map((name) => `tokens.font.body: fonts has no file of ${name}. Only devices that have it show it.`),
    ...(hasAccent('light') || !['dark', 'contrast'].some(hasAccent)
      ? []
      : ['tokens.light.accent.main: without it, light has the accent of the kit.']),
  ];
}
