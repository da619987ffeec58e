/*
 * The first script of index.html, which main.ts imports. It is small, so it arrives before the other files. It requests
 * what the first screen of this address needs, which main.ts could do only later.
 */
import { hasPreview, mayBeSignedIn } from '#shared/storage/read-boot-hints.ts';
import { findFirstResource, isRacePath } from './first-resource.ts';
import type { ScreenName } from './prerender/names.ts';
import { requestFirstPrices } from './request-first-prices.ts';
import { requestScreenFiles } from './request-screen-files.ts';

export const isSignedIn = mayBeSignedIn();
export const isRegistration = /^\/Users\/Register\/?$/i.test(location.pathname);
export const resource = findFirstResource(location.pathname);

/** The configuration, which index.html requests too. Null when the server does not respond. */
export const currentConfig = fetch(`${import.meta.env.BASE_URL}config.json`, {
  cache: 'no-cache',
  redirect: 'error',
}).catch(() => null);

/** Time of the request for the first prices, in milliseconds of `performance.now()`. */
export const requestedAt = performance.now();

/**
 * The first prices. Null for main.ts to request: with a preview it knows the configuration. The simulated exchange
 * responds only after it has started.
 */
export const earlyPrices = __SIMULATED_EXCHANGE__ || hasPreview() ? null : requestFirstPrices(currentConfig);

/**
 * The prerendered screen of this address that takes input or prices. Null when there is none: the page keeps its
 * skeleton.
 */
export const firstScreen = findFirstScreen();

/** Resolves when the styles of that screen apply. */
export const screenStyles = firstScreen && requestScreenFiles(firstScreen);

// main.ts reports a failure. It can come before main.ts has been downloaded.
for (const request of [earlyPrices, screenStyles]) request?.catch(() => undefined);

/** The dashboard with a filter and a race draw no first prices. */
function findFirstScreen(): ScreenName | null {
  if (!isSignedIn) return isRegistration ? 'register' : 'login';
  if (__SIMULATED_EXCHANGE__ || resource === null) return null;
  if (resource.kind === 'home') return location.search === '' ? 'home' : null;
  return isRacePath(location.pathname) ? null : 'match';
}
