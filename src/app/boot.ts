/*
 * The page's first file, and small: it shows what the page will look like, and has what the address will need on its way before the app
 * itself has come. It imports nothing that anybody else does: it would wait for that file.
 */
import '#ui-kit/theme/font.css';
import { readStoredTheme, mayBeSignedIn } from '#shared/storage/boot-hints.ts';
import { FILES_ID } from './first-frame/names.ts';
import { showFirstFrame } from './first-frame/show.ts';

/** The configuration from beside index.html; null where nothing answers. */
export const configAsked: Promise<Response | null> = fetch(`${import.meta.env.BASE_URL}config.json`, {
  cache: 'no-cache',
  credentials: 'omit',
  redirect: 'error',
}).catch(() => null);

/** The font is on its way since index.html; words drawn without it would move a little when it comes. A slow line is not waited for. */
const WAIT_MS = 100;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What of index.html's files the address will need, as it seems: who guesses wrong has loaded a file too many. */
const signedIn = mayBeSignedIn();
const needed = [
  signedIn ? 'signed-in' : 'login',
  ...(/^\/(?:dashboard|Users\/Login)$/.test(location.pathname) ? [] : ['elsewhere']),
];

/** Resolves when something has been painted. A page in the background paints nothing, and is not waited for. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, WAIT_MS);
  });

async function showFrame(): Promise<void> {
  const theme = readStoredTheme();
  if (theme !== null) document.documentElement.dataset['theme'] = theme;
  await Promise.race([document.fonts.load("1em 'Inter Variable'").catch(() => undefined), wait(WAIT_MS)]);
  showFirstFrame(signedIn ? 'shell' : /\/Users\/Register\/?$/i.test(location.pathname) ? 'register' : 'login');
  await painted();
}

/**
 * What index.html names: on its way once the frame has been drawn, with which it would share the line. Each file runs in a task of its own,
 * together they would be the longest task of the page. That one did not come, who needs it says.
 */
async function runInTurn(): Promise<void> {
  const named = document.getElementById(FILES_ID);
  if (!(named instanceof HTMLTemplateElement)) return;
  const links = [...(named.content.cloneNode(true) as DocumentFragment).querySelectorAll('link')].filter(
    ({ dataset: { for: what } }) => what === undefined || needed.includes(what),
  );
  for (const link of links) {
    // To send several requests at once takes a slow phone longer than a frame.
    document.head.append(link);
    await wait(0);
  }
  for (const { href } of links) await import(/* @vite-ignore */ href).catch(() => undefined);
}

async function start(): Promise<void> {
  const shown = showFrame();
  // The browser's first number format takes it 20 ms, wherever it is made. Whoever is signed in sees a balance; here the font is waited for.
  if (signedIn) Intl.NumberFormat.supportedLocalesOf('en');
  await shown;
  await runInTurn();
  await import('./main.tsx');
}

start().catch((error: unknown) => {
  console.error(error);
  showFirstFrame('failed');
});
