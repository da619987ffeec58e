import { useEffect, useState } from 'react';
import { MemoryRouter, type RouteObject } from 'react-router-dom';
import { readSession } from '#shared/storage/session.ts';
import { App } from '../App.tsx';
import { callAs } from '../calls.ts';
import type { Config } from '../config/schema.ts';
import { Pages } from '../Pages.tsx';
import { createQueryClient } from '../query/client.ts';
import { createRoutes } from '../routes.tsx';
import { say } from '../toasts.tsx';

/** Asked for once and then left alone: a story holds still. */
const SELDOM_MS = 60_000;

const config: Config = {
  apiBase: '/api/v1',
  applicationCredential: null,
  brand: { name: 'Exchange' },
  currency: 'INR',
  locale: 'en-IN',
  timeZone: 'utc',
  frameHosts: [],
  greetingHosts: [],
  live: { transport: 'polling', inPlayMs: SELDOM_MS, upcomingMs: SELDOM_MS, homeMs: SELDOM_MS },
  features: { fancy: true, score: true, responsiblePlay: true, twoStep: true, statementSideInverted: true },
  simulatedExchange: { seed: 7, speed: 1 },
};

export interface AppAtProps {
  /** The address the app is opened with. */
  address: string;
  /** The app's own, unless a story is about what happens when one of them breaks. */
  table?: RouteObject[];
}

/** The whole app at one address, for stories. */
export function AppAt({ address, table }: AppAtProps) {
  const [pages] = useState(() => {
    // A page loaded anew may still hold the session of the exchange before: the stored one is this story's.
    callAs(config, readSession);
    return table ?? createRoutes();
  });
  const [queries] = useState(() => createQueryClient(say));
  useEffect(() => () => queries.clear(), [queries]);
  return (
    <App config={config} queries={queries}>
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <Pages table={pages} />
      </MemoryRouter>
    </App>
  );
}
