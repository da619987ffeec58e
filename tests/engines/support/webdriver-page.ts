import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { Builder, By, type WebElement } from 'selenium-webdriver';
import { listen } from '../../../scripts/serve/serve.mjs';
import { type EnginePage, FILE_FIELD, type LaunchOptions } from './engine-page.ts';

/** Starts a virtual screen of X11. Resolves to its name and a function that stops it. */
async function startScreen() {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    server.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { name: `:${number}`, stop: () => void server.kill() };
}

async function findFreePort() {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1', 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts WebKitGTK's driver. It saves files in the home folder of its browser. */
async function startDriver(driverPath: string, display: string, home: string) {
  const port = await findFreePort();
  const environment = { ...process.env, DISPLAY: display, HOME: home, XDG_CONFIG_HOME: `${home}/.config` };
  const driver = spawn(driverPath, [`--port=${port}`], { stdio: 'ignore', env: environment });
  return { url: `http://127.0.0.1:${port}`, stop: () => void driver.kill() };
}

/** Scrolls only when needed, because a menu closes when the page scrolls. */
function scrollIntoView(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isPressable = element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  if (!isPressable) element.scrollIntoView({ block: 'center' });
}

/** Launches WebKitGTK's MiniBrowser by WebDriver on a virtual screen. */
export async function launchWithWebDriver(
  driverPath: string,
  { executablePath, downloads }: LaunchOptions,
): Promise<EnginePage> {
  const screen = await startScreen();
  const server = await startDriver(driverPath, screen.name, downloads);
  const driver = await new Builder()
    .usingServer(server.url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: executablePath, args: ['--automation'] },
    })
    .build();
  const version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
  return {
    description: `${version} by WebDriver`,
    open: (url) => driver.get(url),
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    async find(find, ...args) {
      const element = await driver.executeScript<WebElement | null>(find, ...args);
      if (element === null) return null;
      return {
        async press() {
          // This driver presses only what is visible, and never scrolls.
          await driver.executeScript(scrollIntoView, element);
          await element.click();
        },
      };
    },
    pressKey: (key) => driver.actions().sendKeys(key).perform(),
    chooseFile: (path) => driver.findElement(By.css(FILE_FIELD)).sendKeys(path),
    async resize(width, height) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    takeScreenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit();
      server.stop();
      screen.stop();
    },
  };
}
