import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ControllersContext, type CreateController } from '#shared/controllers/controllers.ts';
import type { PaymentController } from '../model/payment/payment-controller.ts';

/** Creates a query client for unit tests without a server: what a test puts into it stays. */
export const createIdleQueries = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false } } });

/** Renders a form of the wallet in an app that has this controller alone. */
export const renderPayments = (controller: PaymentController, queries: QueryClient, form: ReactNode) => (
  <QueryClientProvider client={queries}>
    <ControllersContext
      value={{ queries, get: <Controller,>(_: CreateController<Controller>) => controller as Controller }}
    >
      {form}
    </ControllersContext>
  </QueryClientProvider>
);
