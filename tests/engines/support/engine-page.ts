/**
 * A page in a browser of some engine. Each client (Puppeteer, Selenium) gives the flows these calls, and
 * `createBettor` adds everything else.
 */
export interface EnginePage {
  /** Version of the browser and the protocol, such as "153.7.0 by WebDriver BiDi". */
  readonly description: string;
  open(url: string): Promise<void>;
  /** Runs a function in the page. It sees its arguments and the page only. */
  evaluate<Args extends readonly string[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Finds an element by a function that runs in the page. Null when the function finds none. */
  find<Args extends readonly string[]>(
    find: (...args: Args) => Element | null,
    ...args: Args
  ): Promise<FoundElement | null>;
  /** Presses one key. The element that has the focus receives it. */
  pressKey(key: string): Promise<void>;
  /** Chooses a file in the first file field of the page. */
  chooseFile(path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Takes a picture of the visible part of the page, as PNG. */
  takeScreenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface FoundElement {
  /** Presses it with the mouse. Rejects when it is no longer in the page. */
  press(): Promise<void>;
}

/** Finds the first file field of the page. Browsers hide it behind a button, so it has no role of its own. */
export const FILE_FIELD = 'input[type=file]';

/** Programs of an engine, and the folder in which the browser saves files. */
export interface LaunchOptions {
  readonly executablePath: string;
  readonly downloads: string;
}
