import { type QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import { call, read } from '#shared/api/client/call.ts';
import { getOtpToEnableApp } from '#shared/api/contract/account/auth-app.ts';
import { generateTelegramConnectionId } from '#shared/api/contract/account/telegram.ts';
import { disableApp, twoStep } from '#shared/api/contract/account/two-step.ts';
import { disableTelegramSentOTP, disableTelegramVerifyOTP } from '#shared/api/contract/account/user.ts';
import { clearTwoStep, readTwoStep, readUserId, type StoredTwoStep, writeTwoStep } from '#shared/storage/session.ts';

/** Methods that a bettor can set up and turn off. */
export type TwoStepMethod = Exclude<StoredTwoStep, 'secure'>;

/** Source of the two-step status: the server (`features.twoStep`), or the flag stored at the last sign-in. */
export type TwoStepSource = 'server' | 'remembered';

const twoStepKey = ['two-step'] as const;

/** Stores the two-step flag (docs/requirements.md#31-stored-in-the-browser), or removes it. */
function storeTwoStep(step: StoredTwoStep | null): void {
  if (step === null) clearTwoStep();
  else writeTwoStep(step);
}

/** Writes a confirmed change to storage and to the query cache, without a request. */
function applyTwoStep(client: QueryClient, step: StoredTwoStep | null): void {
  storeTwoStep(step);
  client.setQueriesData<StoredTwoStep | null>({ queryKey: twoStepKey }, () => step);
}

export const createTwoStepQuery = (source: TwoStepSource) =>
  queryOptions({
    queryKey: [...twoStepKey, source],
    queryFn: async ({ signal }): Promise<StoredTwoStep | null> => {
      if (source === 'remembered') return readTwoStep();
      const step = await read(twoStep, {}, { signal });
      storeTwoStep(step);
      return step;
    },
    staleTime: 0,
  });

export interface LinkingCode {
  readonly code: string;
  /** Milliseconds since 1970-01-01 UTC; null when the server sets no expiry. */
  readonly expiresAt: number | null;
}

/** Drops passwords from the mutation cache when the form unmounts. */
const uncached = { gcTime: 0 } as const;

export const useLinkingCode = () =>
  useMutation({
    ...uncached,
    mutationFn: async (password: string): Promise<LinkingCode> => {
      const { data } = await call(getOtpToEnableApp, { password });
      return {
        code: data.otp,
        expiresAt: data.expiresInSeconds > 0 ? Date.now() + data.expiresInSeconds * 1000 : null,
      };
    },
  });

export const useTelegramConnection = () =>
  useMutation({
    ...uncached,
    mutationFn: async (password: string) => (await call(generateTelegramConnectionId, { password })).data,
  });

/** Requests a turn-off code and returns the server's message. */
export const useSendTurnOffCode = () =>
  useMutation({ mutationFn: async () => (await call(disableTelegramSentOTP, {})).message });

/** Stores the method that the bettor confirms by hand, for servers without a two-step status call. */
export const useConfirmLinked = () =>
  useMutation({
    mutationFn: async (method: TwoStepMethod, { client }) => applyTwoStep(client, method),
  });

export const useTurnOffTwoStep = (method: TwoStepMethod) =>
  useMutation({
    mutationFn: async (otp: string, { client }) => {
      const user = readUserId();
      const response = await call(method === 'app' ? disableApp : disableTelegramVerifyOTP, { otp });
      // After a sign-out, the stored flag is that of the next bettor.
      if (readUserId() === user) applyTwoStep(client, null);
      return response;
    },
    meta: { toast: 'successes' },
  });
