/*
 * The start of the app. It is small and imports nothing large. first-requests.ts has sent the requests for the first
 * prices. index.html names the files that every first screen needs (scripts/build/preload-links.ts).
 */
import './font.css';
import '#ui-kit/theme/generated/script-sizes.css';
import '#ui-kit/theme/script-fonts.css';
import './not-started.css';
import './prerender/screens.css';
import { hasFont, hasPreview, readStoredTheme } from '#shared/storage/read-boot-hints.ts';
import { DEFAULT_LANGUAGE, installDrawnTexts, loadFirstTexts } from '#shared/texts/load-texts.ts';
import { readLanguage } from '#shared/texts/read-language.ts';
import { applyStoredBrand, loadStoredBrandFonts } from './brand/stored-brand.ts';
import {
  currentConfig,
  earlyPrices,
  firstScreen,
  isRegistration,
  isSignedIn,
  requestedAt,
  resource,
  screenStyles,
} from './first-requests.ts';
import { loadStoredFont } from './load-stored-font.ts';
import { makeInert, type PrepareScreen, showLoadFailure, showPrerendered, translateScreens } from './prerender/show.ts';
import { reportBrowserErrors } from './report-browser-errors.ts';
import { requestFirstPrices } from './request-first-prices.ts';
import { waitForDocument } from './wait-for-document.ts';
import { waitForPaint } from './wait-for-paint.ts';

/** How long the app waits for the first content, in milliseconds. A slow server must not delay the app. */
const MAX_HEAD_START_MS = 600;
/**
 * How long the first screen waits until the request for prices has left and the font is there, in milliseconds. Its
 * drawing takes a slow phone longer than the last steps before the request.
 */
const MAX_SCREEN_DELAY_MS = 200;
/** Frames from the drawing of the first content until it is on screen. */
const FRAMES_UNTIL_PRESENTED = 3;

reportBrowserErrors();

// Hides the notice of index.html that the app has not started.
document.documentElement.dataset['started'] = '';

// 1. The configuration and the first prices. first-requests.ts has requested them, except with another configuration,
// which the operator may preview in this tab.
const configResponse = hasPreview()
  ? import('./preview/open-preview.ts').then(({ openPreview }) => openPreview(currentConfig))
  : currentConfig;
const request = __SIMULATED_EXCHANGE__ ? null : (earlyPrices ?? requestFirstPrices(configResponse));
const firstPrices = Promise.resolve(request).catch(() => null);

// 2. The drawing of the first prices without React, and its messages. Other languages need those of every screen.
// The build of the demo leaves the drawing out.
const isDrawn = !__SIMULATED_EXCHANGE__ && (firstScreen === 'home' || firstScreen === 'match');
const drawing = isDrawn ? loadDrawing() : null;
const language = readLanguage();
const screenTexts = language === DEFAULT_LANGUAGE ? null : loadFirstTexts(language).then(translateScreens);
const drawnTexts = isDrawn && screenTexts === null ? installDrawnTexts() : screenTexts;
// The steps that wait for them report a failure.
for (const download of [drawing, screenTexts, drawnTexts]) download?.catch(() => undefined);

// 3. The first screen, prerendered in English, until the app has rendered. Its forms keep the visitor's input.
const typing = isSignedIn ? null : import('./prerender/keep-typing.ts');
const fonts = Promise.allSettled([loadStoredFont(language), loadStoredBrandFonts()]);
const beforeScreen = Promise.race([Promise.all([firstPrices, fonts]), wait(MAX_SCREEN_DELAY_MS)]);
const screenDisplayed = Promise.all([typing, screenTexts, beforeScreen, waitForDocument()])
  .then(([form]) => showFirstScreen(form?.keepTyping ?? makeInert))
  .catch(() => showLoadFailure());

// 4. The prices on it.
const pricesDrawn = drawPrices().catch(() => undefined);

// 5. The app takes over. A slow phone has neither the bandwidth nor the time to load it beside the first content.
void waitForFirstContent().then(startApp);

/**
 * Resolves when the login form or the first prices are on screen, when there are no prices, or when they take too long.
 */
async function waitForFirstContent(): Promise<void> {
  await screenDisplayed;
  if (__SIMULATED_EXCHANGE__) return;
  const content = isSignedIn ? pricesDrawn : screenDisplayed;
  await Promise.race([content.then(() => waitForPaint(FRAMES_UNTIL_PRESENTED)), wait(MAX_HEAD_START_MS)]);
}

function startApp(): void {
  // The files of the first page, parallel to those of the app. The app itself reports a failed download.
  void preloadFirstPage().catch(() => undefined);
  void Promise.all([import('./start.tsx'), screenTexts ?? loadFirstTexts(language)])
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

/** Downloads what draws the first prices of this page. */
async function loadDrawing() {
  if (firstScreen === 'home') return (await import('./draw-first-prices.ts')).drawFirstPrices;
  return (await import('./draw-first-match.ts')).drawFirstMatch;
}

/** Reads the configuration while the prices and the rest of the drawing are under way. Its file comes with the page. */
async function loadDisplay() {
  const drawnPrices = await import('./drawn-prices.ts');
  return drawnPrices.prepareDisplay(configResponse);
}

async function drawPrices(): Promise<void> {
  if (drawing === null) return;
  const canDraw = Promise.all([screenDisplayed, drawnTexts, screenStyles]);
  const [config, draw, sent] = await Promise.all([loadDisplay(), drawing, firstPrices]);
  if (config !== null && sent !== null) await draw({ config, response: sent.response, requestedAt, canDraw });
}

function showFirstScreen(prepare: PrepareScreen): void {
  // The font and the first prices would share a slow network. Letters that arrive late would move a form in another
  // script. after-start.ts downloads the fonts for the next visit.
  const hasBrandFont = applyStoredBrand();
  if ((language === DEFAULT_LANGUAGE ? isSignedIn && !hasBrandFont : true) && !hasFont(language))
    document.documentElement.dataset['font'] = 'system';
  const theme = readStoredTheme();
  if (theme !== null) document.documentElement.dataset['theme'] = theme;
  const form = isRegistration ? 'register' : 'login';
  showPrerendered(isSignedIn ? 'shell' : form, prepare);
}

function wait(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
