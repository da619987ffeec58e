import { writeFileSync } from 'node:fs';
import { openSources } from '../lib/load-sources.mjs';
import { readOptions, usage } from './read-options.mjs';

// Compares a real server with the contract: npm run conformance -- --api https://host/api/v1 --user … --password …
const EXIT = { conforms: 0, breaks: 1, failed: 2 };

const options = readOptions(process.argv.slice(2), process.env);
if (options.problem !== undefined) {
  console.error(`${options.problem}\n\n${usage}`);
  process.exit(EXIT.failed);
}

const sources = await openSources();
let exitCode = EXIT.failed;
try {
  const { checkServer } = await sources.load('scripts/conformance/check-server.ts');
  const { countVerdicts, formatTextReport } = await sources.load('scripts/conformance/report/format-text.ts');
  const { formatJUnitReport } = await sources.load('scripts/conformance/report/format-junit.ts');
  const report = await checkServer(options.check);
  console.log(formatTextReport(report));
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  if (options.junit !== undefined) writeFileSync(options.junit, formatJUnitReport(report));
  exitCode = countVerdicts(report).breaks > 0 ? EXIT.breaks : EXIT.conforms;
  const { marketId, fancyId } = options.check.bets ?? {};
  const requested = [marketId && 'bet/saveBet', fancyId && 'bet/saveFancyBet'];
  const untried = report.results.find(
    ({ name, verdict }) => verdict === 'not tried' && requested.includes(name.replace(/ \(.*\)$/, '')),
  );
  if (exitCode === EXIT.conforms && untried !== undefined) {
    console.error(`${untried.name} was not tried: ${untried.reason}.`);
    exitCode = EXIT.failed;
  }
} catch (error) {
  console.error(error.name === 'UnreachableServerError' ? error.message : error);
} finally {
  await sources.close();
}
process.exit(exitCode);
