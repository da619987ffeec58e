import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createControllers } from '#shared/controllers/controllers.ts';
import { readSession } from '#shared/storage/session.ts';
import { App } from '../App.tsx';
import type { Config } from '../boot/config/schema.ts';
import { connectApiClient } from '../providers/api-client.ts';
import { createQueryClient } from '../providers/query/client.ts';
import { showToast } from '../providers/toasts.tsx';
import { AppRoutes } from '../router/AppRoutes.tsx';

/**
 * Polling interval in milliseconds. It exceeds the length of a story, so prices change only when a story changes them.
 */
const SELDOM_MS = 60_000;

const config: Config = {
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

export interface AppAtProps {
  /** The address the app is opened with. */
  address: string;
  /** `<Route>` elements in place of the app's own, for a story of a page that fails. */
  routes?: ReactNode;
}

/** The whole app at one address, for stories. */
export function AppAt({ address, routes }: AppAtProps) {
  const [controllers] = useState(() => {
    // After a reload, the session in memory may belong to an earlier exchange. The stored session belongs to this
    // story.
    connectApiClient(config, readSession);
    return createControllers(createQueryClient(showToast));
  });
  useEffect(() => () => controllers.queries.clear(), [controllers]);
  return (
    <App config={config} controllers={controllers}>
      <MemoryRouter initialEntries={[address]}>
        <AppRoutes>{routes}</AppRoutes>
      </MemoryRouter>
    </App>
  );
}
