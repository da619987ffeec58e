import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createControllers } from '#shared/controllers/controllers.ts';
import { readSession } from '#shared/storage/session.ts';
import { App } from '../App.tsx';
import { connectApiClient } from '../providers/api-client.ts';
import { createQueryClient } from '../providers/query/client.ts';
import { showToast } from '../providers/toasts.tsx';
import { AppRoutes } from '../router/AppRoutes.tsx';
import { storyConfig } from './story-config.ts';

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
    connectApiClient(storyConfig, readSession);
    return createControllers(createQueryClient(showToast));
  });
  useEffect(() => () => controllers.queries.clear(), [controllers]);
  return (
    <App config={storyConfig} controllers={controllers}>
      <MemoryRouter initialEntries={[address]}>
        <AppRoutes>{routes}</AppRoutes>
      </MemoryRouter>
    </App>
  );
}
