/*
 * The start of the app, and the only script of index.html. It is small and imports nothing large, so it runs first.
 * index.html names what it needs for the first prices (scripts/build/preload-links.ts).
 */
import './font.css';
import '#ui-kit/theme/generated/script-sizes.css';
import '#ui-kit/theme/script-fonts.css';
import './not-started.css';
import { hasFont, hasPreview, mayBeSignedIn, readStoredTheme } from '#shared/storage/read-boot-hints.ts';
import { DEFAULT_LANGUAGE, loadFirstTexts } from '#shared/texts/load-texts.ts';
import { readLanguage } from '#shared/texts/read-language.ts';
import { applyStoredBrand } from './brand/stored-brand.ts';
import { findFirstResource, isRacePath } from './first-resource.ts';
import { loadStoredFont } from './load-stored-font.ts';
import { keepTyping } from './prerender/keep-typing.ts';
import { loadScreenStyles, makeInert, showLoadFailure, showPrerendered, translateScreens } from './prerender/show.ts';
import { reportBrowserErrors } from './report-browser-errors.ts';
import { requestFirstPrices } from './request-first-prices.ts';
import { waitForPaint } from './wait-for-paint.ts';

/** How long the app waits for the first content, in milliseconds. A slow server must not delay the app. */
const MAX_HEAD_START_MS = 600;
/**
 * How long the first screen waits until the request for prices has left and the font is there, in milliseconds. Its
 * drawing takes a slow phone longer than the last steps before the request.
 */
const MAX_SCREEN_DELAY_MS = 200;

reportBrowserErrors();

const isSignedIn = mayBeSignedIn();
const resource = findFirstResource(location.pathname);
const isRegistration = /^\/Users\/Register\/?$/i.test(location.pathname);

// Hides the notice of index.html that the app has not started.
document.documentElement.dataset['started'] = '';

// 1. The configuration, beside index.html, which requests it too. Null when the server does not respond.
const currentConfig = fetch(`${import.meta.env.BASE_URL}config.json`, {
  cache: 'no-cache',
  redirect: 'error',
}).catch(() => null);

// The operator may preview another one in this tab.
const configResponse = hasPreview()
  ? import('./preview/open-preview.ts').then(({ openPreview }) => openPreview(currentConfig))
  : currentConfig;

// 2. The first prices. The simulated exchange responds only after it has started.
const requestedAt = performance.now();
const request = __SIMULATED_EXCHANGE__ ? Promise.resolve(null) : requestFirstPrices(configResponse).catch(() => null);

// 3. The messages of the first screens, in the visitor's language.
const language = readLanguage();
const firstTexts = loadFirstTexts(language).then(translateScreens);
// The steps that wait for them report a failure.
firstTexts.catch(() => undefined);

// 4. The first screen, prerendered in English, until the app has rendered. Its forms keep the visitor's input.
const screenTexts = language === DEFAULT_LANGUAGE ? null : firstTexts;
const beforeScreen = Promise.race([Promise.all([request, loadStoredFont(language)]), wait(MAX_SCREEN_DELAY_MS)]);
const screenDisplayed = Promise.all([screenTexts, beforeScreen])
  .then(waitForDocument)
  .then(showFirstScreen)
  .catch(() => showLoadFailure());

// 5. The drawing of the prices on it, without React.
const firstPrices = drawPrices().catch(() => undefined);

// 6. The app takes over. A slow phone has neither the bandwidth nor the time to load it beside the first content.
void waitForFirstContent().then(startApp);

/** Resolves when the whole page has been read. The script is `async`, so no style sheet delays the requests. */
async function waitForDocument(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/**
 * Resolves when the login form or the first prices are on screen, when there are no prices, or when they take too long.
 */
async function waitForFirstContent(): Promise<void> {
  await screenDisplayed;
  if (__SIMULATED_EXCHANGE__) return;
  await Promise.race([(isSignedIn ? firstPrices : screenDisplayed).then(waitForPaint), wait(MAX_HEAD_START_MS)]);
}

function startApp(): void {
  // The files of the first page, parallel to those of the app. The app itself reports a failed download.
  void preloadFirstPage().catch(() => undefined);
  void Promise.all([import('./start.tsx'), firstTexts])
    .then(([{ start }]) => start(configResponse))
    .catch((error: unknown) => {
      console.error(error);
      showLoadFailure();
    });
}

/**
 * Downloads the page that most visits begin with. The app downloads every other page once it knows the routes
 * (router/preload-route.ts).
 */
async function preloadFirstPage(): Promise<unknown> {
  if (!isSignedIn) return isRegistration ? import('../pages/RegisterPage.tsx') : import('../pages/LoginPage.tsx');
  return Promise.all([
    import('../layout/AppShell.tsx'),
    resource?.kind === 'home' && import('../pages/DashboardPage.tsx'),
    resource?.kind === 'match' && import('../pages/MatchPage.tsx'),
  ]);
}

/** Whether this page draws its first prices. The dashboard with a filter and a race keep their skeleton. */
function canDrawFirstPrices(): boolean {
  if (__SIMULATED_EXCHANGE__ || !isSignedIn || resource === null) return false;
  return resource.kind === 'home' ? location.search === '' : !isRacePath(location.pathname);
}

/** Downloads what draws the first prices of this page. */
async function loadDrawing() {
  if (resource?.kind === 'home') {
    const drawing = await import('./draw-first-prices.ts');
    return drawing.drawFirstPrices;
  }
  const [{ drawFirstMatch }] = await Promise.all([import('./draw-first-match.ts'), loadScreenStyles('match')]);
  return drawFirstMatch;
}

/** Reads the configuration while the prices and the rest of the drawing are under way. Its file comes with the page. */
async function loadDisplay() {
  const drawnPrices = await import('./drawn-prices.ts');
  return drawnPrices.prepareDisplay(configResponse);
}

async function drawPrices(): Promise<void> {
  if (!canDrawFirstPrices()) return;
  const [config, draw, sent] = await Promise.all([loadDisplay(), loadDrawing(), request, screenDisplayed, firstTexts]);
  if (config !== null && sent !== null) await draw(config, sent.response, requestedAt);
}

function showFirstScreen(): void {
  // The font and the first prices would share a slow network. Letters that arrive late would move a form in another
  // script. after-start.ts downloads the fonts for the next visit.
  if ((isSignedIn || language !== DEFAULT_LANGUAGE) && !hasFont(language))
    document.documentElement.dataset['font'] = 'system';
  applyStoredBrand();
  const theme = readStoredTheme();
  if (theme !== null) document.documentElement.dataset['theme'] = theme;
  if (isSignedIn) showPrerendered('shell', makeInert);
  else showPrerendered(isRegistration ? 'register' : 'login', keepTyping);
}

function wait(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
