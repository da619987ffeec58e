import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { browserArgs, findBrowser } from './lib/find-browser.mjs';
import { root } from './lib/install.mjs';
import { runStage } from './lib/run-stage.mjs';
import { backgroundStages, stages } from './lib/stages.mjs';
import { findSecondAttempts } from './stories/second-attempts.mjs';

const reports = `${root}.cache/reports`;
/**
 * Browser tests that may pass only at their second attempt. A slow machine makes one in thousands late; more have a
 * cause in the app or in the test.
 */
const MAX_UNSTABLE = 3;

/** Why a test of Playwright failed first: the start of the message. */
const readReason = ({ tests }) =>
  tests
    .flatMap(({ results }) => results)
    .find(({ error }) => error)
    ?.error.message?.slice(0, 600) ?? 'no message';

/** Titles and reasons of tests with a status: `flaky` failed once and then passed, `unexpected` failed. */
const listTests = (status, suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...listTests(status, inner),
    ...specs
      .filter((spec) => spec.tests.some((each) => each.status === status))
      .map((spec) => ({ title: spec.title, reason: readReason(spec) })),
  ]);

/** Lists failed tests with the start of their message, because a full output can be too long to keep. */
const listFailures = (report) =>
  report.stats
    ? listTests('unexpected', report.suites).map(({ title, reason }) => `${title}: ${reason}`)
    : report.testResults.flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.slice(0, 600)}`);
        return (failed.length === 0 && message ? [message.slice(0, 400)] : failed).map(
          (reason) => `${name.replace(root, '')} ${reason}`,
        );
      });

/** Lists tests that passed only at the second attempt, with the reason of the first. */
const listUnstable = (report) =>
  report.stats
    ? listTests('flaky', report.suites).map(
        ({ title, reason }) => `Passed only at the second attempt: ${title}: ${reason}`,
      )
    : findSecondAttempts(report);

/** Removes terminal colours and line breaks. */
const toPlainText = (text) => stripVTControlCharacters(text).replace(/\s+/g, ' ');

/** Counts results. Every runner here writes Jest or Playwright JSON; a stage without a report counts as one test. */
function countResults(stage, file, failed) {
  const none = { passed: stage.code === 0 ? 1 : 0, failed: stage.code === 0 ? 0 : 1, unstable: 0, skipped: 0 };
  const reportFailure = (message) => {
    failed.push(message);
    console.log(`failed: ${message}`);
  };
  if (!file) {
    if (stage.code !== 0) reportFailure(`${stage.name}: ${toPlainText(stage.text.trim()).slice(-600)}`);
    return none;
  }
  let report;
  try {
    report = JSON.parse(readFileSync(`${reports}/${file}`, 'utf8'));
  } catch {
    reportFailure(
      `${stage.name} ended with ${stage.code} and without a report: ${toPlainText(stage.text.trim()).slice(-600)}`,
    );
    return { ...none, passed: 0, failed: 1 };
  }
  for (const failure of listFailures(report)) reportFailure(`${stage.name}: ${toPlainText(failure)}`);
  const unstable = listUnstable(report);
  for (const test of unstable) console.log(`unstable: ${stage.name}: ${toPlainText(test)}`);
  const counts = report.stats
    ? {
        passed: report.stats.expected,
        failed: report.stats.unexpected,
        unstable: unstable.length,
        skipped: report.stats.skipped,
      }
    : {
        passed: report.numPassedTests - unstable.length,
        failed: report.numFailedTests + (report.numRuntimeErrorTestSuites ?? 0),
        unstable: unstable.length,
        skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
      };
  // A runner that failed without a failed test, or that ran no test, is a failure.
  if ((stage.code !== 0 && counts.failed === 0) || counts.passed === 0) {
    reportFailure(
      `${stage.name} ended with ${stage.code}, ${counts.passed} passed, none failed by name: ${toPlainText(stage.text.trim()).slice(-600)}`,
    );
    counts.failed += 1;
  }
  return counts;
}

/** Runs every stage and passes each finished one to `add`. Rejects when a signal ends one. */
async function runStages(env, add) {
  const runLane = async (lane, options) => {
    for (const { script, report } of lane)
      add(await runStage(script, 'npm', ['run', '--silent', script], env, options), report);
  };
  await Promise.all([runLane(stages), runLane(backgroundStages, { isBackground: true })]);
}

export async function check() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  // Installs a browser before stages run side by side. Each script chooses its own: test-stories.mjs, test-e2e.mjs.
  await findBrowser();
  const env = {
    CHROMIUM_ARGS: browserArgs.join(' '),
    REPORTS_DIR: reports,
    CI: process.env['CI'] ?? 'true',
    NODE_ENV: '',
  };
  const totals = { passed: 0, failed: 0, unstable: 0, skipped: 0 };
  const failed = [];
  const finished = [];
  const add = (stage, file) => {
    finished.push(stage);
    const counts = countResults(stage, file, failed);
    for (const key of Object.keys(totals)) totals[key] += counts[key];
    return stage;
  };
  try {
    await runStages(env, add);
  } catch (reason) {
    totals.failed += 1;
    failed.push(`${reason.message}; later stages did not run`);
  }
  if (totals.unstable > MAX_UNSTABLE) {
    totals.failed += 1;
    failed.push(`${totals.unstable} tests passed only at their second attempt; ${MAX_UNSTABLE} may`);
  }
  // Failures are listed as soon as they are known. The full output follows, and then the list again.
  for (const { code, text } of finished) if (code !== 0) console.log(text.slice(-60_000));
  for (const failure of failed) console.log(`failed: ${failure}`);
  console.log(
    ['passed', 'failed', 'unstable', 'skipped']
      .filter((key) => totals[key] > 0 || key === 'passed' || key === 'failed')
      .map((key) => `${totals[key]} ${key}`)
      .join(', '),
  );
  process.exitCode = totals.failed === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await check();
