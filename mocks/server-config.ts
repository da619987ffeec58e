const operatorConfig = {
  apiBase: '/api/v1',
  applicationCredential: btoa('web:web'),
  brand: { name: 'Exchange', accent: '#0f5f4e' },
  currency: 'INR',
  locale: 'en-IN',
  timeZone: 'local',
  frameHosts: ['tv.exchange.example', 'score.exchange.example'],
  features: { score: true, priceHistory: true, responsiblePlay: true, twoStep: true },
};

/** Returns the app's configuration, with the host of the games. */
export const createConfig = (gamesHost: string): Readonly<Record<string, unknown>> => ({
  ...operatorConfig,
  frameHosts: [...operatorConfig.frameHosts, gamesHost],
  greetingHosts: [gamesHost],
});
