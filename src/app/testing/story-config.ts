import type { Config } from '../boot/config/schema.ts';

/**
 * Polling interval in milliseconds. It exceeds the length of a story, so prices change only when a story changes them.
 */
const SELDOM_MS = 60_000;

/** Configuration of the app in stories. */
export const storyConfig: Config = {
  apiBase: '/api/v1',
  applicationCredential: null,
  brand: { name: 'Exchange' },
  currency: 'INR',
  locale: 'en-IN',
  timeZone: 'utc',
  digits: 'latin',
  frameHosts: [],
  greetingHosts: [],
  imageHosts: [],
  live: { transport: 'polling', inPlayMs: SELDOM_MS, upcomingMs: SELDOM_MS, homeMs: SELDOM_MS },
  features: {
    fancy: true,
    score: true,
    priceHistory: true,
    responsiblePlay: true,
    twoStep: true,
    statementSideInverted: true,
  },
  simulatedExchange: { seed: 7, speed: 1 },
};
