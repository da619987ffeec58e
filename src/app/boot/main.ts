/*
 * The start of the app, and the only script of index.html. It is small and imports nothing large, so it runs first.
 * index.html names what it needs for the first prices (scripts/build/preload-links.ts).
 */
import './font.css';
import './not-started.css';
import { hasFont, mayBeSignedIn, readStoredTheme } from '#shared/storage/read-boot-hints.ts';
import { findFirstResource, isRacePath } from './first-resource.ts';
import { keepTyping } from './prerender/keep-typing.ts';
import { loadScreenStyles, makeInert, showLoadFailure, showPrerendered } from './prerender/show.ts';
import { requestFirstPrices } from './request-first-prices.ts';

/** How long the app waits for the first prices, in milliseconds. A slow server must not delay the app. */
const MAX_HEAD_START_MS = 600;

const isSignedIn = mayBeSignedIn();
const resource = findFirstResource(location.pathname);
const isRegistration = /^\/Users\/Register\/?$/i.test(location.pathname);

// Hides the notice of index.html that the app has not started.
document.documentElement.dataset['started'] = '';

// 1. The configuration, beside index.html, which requests it too. Null when the server does not respond.
const configResponse = fetch(`${import.meta.env.BASE_URL}config.json`, {
  cache: 'no-cache',
  redirect: 'error',
}).catch(() => null);

// 2. The first prices. The simulated exchange responds only after it has started.
const requestedAt = performance.now();
const pricesResponse = __SIMULATED_EXCHANGE__ ? null : requestFirstPrices(configResponse).catch(() => null);

// 3. The drawing of these prices, without React.
const firstPrices = pricesResponse === null ? null : drawPrices(pricesResponse).catch(() => undefined);

// 4. The first screen, prerendered, until the app has rendered. Its forms keep the visitor's input.
showFirstScreen();

// 5. The app takes over. A slow phone has neither the bandwidth nor the time to load it beside the first prices.
void waitForFirstPrices().then(startApp);

/** Resolves when the first prices are on screen, when there are none, or when they take too long. */
async function waitForFirstPrices(): Promise<void> {
  if (firstPrices === null || !isSignedIn) return;
  const waitForPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await Promise.race([
    firstPrices.then(waitForPaint),
    new Promise((resolve) => setTimeout(resolve, MAX_HEAD_START_MS)),
  ]);
}

function startApp(): void {
  // The files of the first page, parallel to those of the app. The app itself reports a failed download.
  void preloadFirstPage().catch(() => undefined);
  void import('./start.tsx')
    .then(({ start }) => start(configResponse))
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

/** A race has another page than a match, and a dashboard with a filter shows other rows. Both keep the skeleton. */
async function drawPrices(response: Promise<Response | null>): Promise<void> {
  if (resource?.kind === 'home' && location.search === '')
    await (await import('./draw-first-prices.ts')).drawFirstPrices(configResponse, response, requestedAt);
  if (resource?.kind !== 'match' || isRacePath(location.pathname)) return;
  const [{ drawFirstMatch }] = await Promise.all([import('./draw-first-match.ts'), loadScreenStyles('match')]);
  await drawFirstMatch(configResponse, response, requestedAt);
}

function showFirstScreen(): void {
  // The font and the first prices would share a slow network. start.tsx loads the font later, for the next visit.
  if (isSignedIn && !hasFont()) document.documentElement.dataset['font'] = 'system';
  const theme = readStoredTheme();
  if (theme !== null) document.documentElement.dataset['theme'] = theme;
  if (isSignedIn) showPrerendered('shell', makeInert);
  else showPrerendered(isRegistration ? 'register' : 'login', keepTyping);
}
