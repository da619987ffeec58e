import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

/** A fresh cache for every story, and no second attempts: a fate shows at once. */
export const withQueryClient: Decorator = (Story) => {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: 0 } } }));
  return (
    <QueryClientProvider client={client}>
      <Story />
    </QueryClientProvider>
  );
};
