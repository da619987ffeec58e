import { readFile, writeFile } from 'node:fs/promises';
import { readHeaderMoney } from '../support/bet-slip.ts';
import { serveDeployments } from '../support/deployments.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { createOperatorFolder, readOperatorSteps, readStaticHeaders } from '../support/operator-folder.ts';
import { placeBetOnRunningExchange } from '../support/running-exchange.ts';

/** The build of these specs is the first step. The last ones need nginx and a person. */
const BUILD = 'npm ci && npm run build';
const COPY = /^sudo mkdir .* sudo cp deploy\/nginx\.conf /;
const SERVE = 'sudo nginx -t && sudo nginx -s reload';
/** The headers of a static host, which the README names beside nginx. */
const STATIC_HEADERS = '--format static --out dist/_headers';

test.setTimeout(180_000);

test('an operator who follows the README from an empty config.json takes a bet on their own server', async ({
  page,
  testServer,
}) => {
  const steps = await readOperatorSteps();
  expect(steps.length).toBeGreaterThan(6);
  expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(60);
  const commands = steps.flatMap(({ command }) => command ?? []);
  expect(commands[0]).toBe(BUILD);
  expect(commands.at(-2)).toMatch(COPY);
  expect(commands.at(-1)).toBe(SERVE);

  const folder = await createOperatorFolder();
  const hosting = await serveDeployments(testServer);
  const { applicationCredential } = hosting.config as { applicationCredential: string };
  try {
    for (const command of commands.slice(1, -2)) {
      if (command.startsWith('node deploy/check-config.mjs')) {
        // The example has no credential. The check says so, before a bettor meets the page of a wrong configuration.
        const { code, output } = await folder.run(command);
        expect(code, command).toBe(1);
        expect(output).toContain('applicationCredential');
        const example = JSON.parse(await readFile(folder.getPath('config.json'), 'utf8')) as object;
        const own = { ...example, id: 'harbour-1', applicationCredential, brand: { name: 'Harbour Bets' } };
        await writeFile(folder.getPath('config.json'), JSON.stringify(own));
      }
      const { code, output } = await folder.run(
        command
          .replace('https://host/api/v1', `${testServer.url}/api/v1`)
          .replace('--credential …', `--credential ${applicationCredential}`)
          .replace('--user …', '--user demo')
          .replace('--password …', '--password Demo1234'),
      );
      expect(code, `${command}\n${output}`).toBe(0);
    }
    const written = await folder.run(`node deploy/write-headers.mjs ${STATIC_HEADERS} config.json`);
    expect(written, 'the headers of a static host').toEqual({ code: 0, output: '' });
    expect(await readFile(`${import.meta.dirname}/../../../README.md`, 'utf8')).toContain(STATIC_HEADERS);

    hosting.deploy({
      folder: folder.getPath('dist'),
      config: JSON.parse(await readFile(folder.getPath('dist/config.json'), 'utf8')) as object,
      headers: await readStaticHeaders(folder.getPath('dist/_headers')),
    });
    await signIn(page, hosting.url, 'demo');
    await expect(page).toHaveTitle(/· Harbour Bets$/);
    await placeBetOnRunningExchange(page, 'Back');
    await expect.poll(async () => (await readHeaderMoney(page)).exposure).toBe('−100.00');
    await page.getByRole('button', { name: /account/i }).click();
    await expect(page.getByText(/harbour-1/)).toBeVisible();
    const manifest = (await (await fetch(`${hosting.url}/manifest.json`)).json()) as { name: string };
    expect(manifest.name).toBe('Harbour Bets');
  } finally {
    await hosting.close();
    await folder.remove();
  }
});
