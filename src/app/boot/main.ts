/*
 * The start of the app, in the order of its lines. This is index.html's only script. It is small and imports nothing large, so it runs while
 * the app is still downloading: index.html names the app's files as well (scripts/build/preload-links.ts).
 */
import '#ui-kit/theme/font.css';
import { readStoredTheme, mayBeSignedIn } from '#shared/storage/boot-hints.ts';
import { requestFirstPrices } from './request-first-prices.ts';
import { showPrerendered } from './prerender/show.ts';

/** How long the first screen waits for the font: text drawn without it moves when it arrives. No download waits for the screen. */
const FONT_MS = 100;

const isSignedIn = mayBeSignedIn();
const isRegistration = /^\/Users\/Register\/?$/i.test(location.pathname);

// 1. The configuration, from beside index.html. Null where the server does not respond.
const configResponse = fetch(`${import.meta.env.BASE_URL}config.json`, {
  cache: 'no-cache',
  credentials: 'omit',
  redirect: 'error',
}).catch(() => null);

// 2. The first prices. The simulated exchange answers only once it has started.
if (!__SIMULATED_EXCHANGE__) void requestFirstPrices(configResponse).catch(() => undefined);

// 3. The files of the first page, beside those of the app. The app reports a file that fails when it needs it.
void preloadFirstPage().catch(() => undefined);

// 4. A picture of the first screen until the app has rendered. Its forms keep what the visitor types.
const firstScreen = showFirstScreen();

// 5. The app takes over.
void import('./start.tsx')
  .then(({ start }) => start(configResponse))
  .catch(async (error: unknown) => {
    console.error(error);
    await firstScreen;
    showPrerendered('failed');
  });

/** The pages that most visits begin with. The app downloads every other page as soon as it knows the routes (router/preloadRoute.ts). */
async function preloadFirstPage(): Promise<unknown> {
  if (!isSignedIn) return isRegistration ? import('../pages/RegisterPage.tsx') : import('../pages/LoginPage.tsx');
  return Promise.all([
    import('../layout/AppShell.tsx'),
    location.pathname === '/dashboard' && import('../pages/DashboardPage.tsx'),
    location.pathname.startsWith('/details/') && import('../pages/MatchPage.tsx'),
  ]);
}

async function showFirstScreen(): Promise<void> {
  const theme = readStoredTheme();
  if (theme !== null) document.documentElement.dataset['theme'] = theme;
  const font = document.fonts.load("1em 'Inter Variable'").catch(() => undefined);
  await Promise.race([font, new Promise((resolve) => setTimeout(resolve, FONT_MS))]);
  showPrerendered(isSignedIn ? 'shell' : isRegistration ? 'register' : 'login');
}
