import puppeteer, { type LaunchOptions as PuppeteerOptions } from 'puppeteer-core';
import { type EnginePage, FILE_FIELD, type LaunchOptions } from './engine-page.ts';

/** Launches Chromium by its own protocol, or Firefox by WebDriver BiDi. */
export async function launchWithPuppeteer(
  engine: 'chromium' | 'firefox',
  { executablePath, downloads }: LaunchOptions,
): Promise<EnginePage> {
  const options: PuppeteerOptions =
    engine === 'firefox'
      ? {
          browser: 'firefox',
          extraPrefsFirefox: { 'browser.download.folderList': 2, 'browser.download.dir': downloads },
        }
      : {
          browser: 'chrome',
          args: (process.env['CHROMIUM_ARGS'] ?? '--no-sandbox --disable-gpu').split(' '),
          downloadBehavior: { policy: 'allow', downloadPath: downloads },
        };
  const browser = await puppeteer.launch({ ...options, executablePath, headless: true, defaultViewport: null });
  const [page] = await browser.pages();
  if (page === undefined) throw new Error('the browser opened no page');
  const version = (await browser.version()).split('/').at(-1) ?? '';
  return {
    description: `${version} by ${engine === 'firefox' ? 'WebDriver BiDi' : 'the DevTools protocol'}`,
    async open(url) {
      await page.goto(url);
    },
    evaluate: async (run, ...args) => page.evaluate(run as never, ...args),
    async find(find, ...args) {
      const element = (await page.evaluateHandle(find as never, ...args)) as {
        asElement(): { click(): Promise<void> } | null;
      };
      const found = element.asElement();
      return found && { press: () => found.click() };
    },
    pressKey: (key) => page.keyboard.press(key as never),
    async chooseFile(path) {
      const field = await page.waitForSelector(FILE_FIELD);
      await (field as { uploadFile(...paths: string[]): Promise<void> } | null)?.uploadFile(path);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    takeScreenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
