import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ControllersContext, createControllers } from '#shared/controllers/controllers.ts';

function FreshCache({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: 0 } } }),
  );
  const [controllers] = useState(() => createControllers(client));
  return (
    <QueryClientProvider client={client}>
      <ControllersContext value={controllers}>{children}</ControllersContext>
    </QueryClientProvider>
  );
}

/** Provides a new query cache and new controllers per story, without retries, so that a failure shows at once. */
export const withQueryClient: Decorator = (Story) => (
  <FreshCache>
    <Story />
  </FreshCache>
);
