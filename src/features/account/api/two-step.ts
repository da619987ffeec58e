import { queryOptions, useMutation, type QueryClient } from '@tanstack/react-query';
import { call, read } from '#shared/api/client/call.ts';
import { getOtpToEnableApp } from '#shared/api/contract/account/auth-app.ts';
import { generateTelegramConnectionId } from '#shared/api/contract/account/telegram.ts';
import { disableApp, twoStep } from '#shared/api/contract/account/two-step.ts';
import { disableTelegramSentOTP, disableTelegramVerifyOTP } from '#shared/api/contract/account/user.ts';
import { clearTwoStep, readTwoStep, writeTwoStep, type StoredTwoStep } from '#shared/storage/session.ts';

/** Methods a bettor can set up and turn off. */
export type TwoStepMethod = Exclude<StoredTwoStep, 'secure'>;

/** Whether the server can be asked (`features.twoStep`), or only what sign-in said is known. */
export type TwoStepSource = 'asked' | 'remembered';

const twoStepKey = ['two-step'] as const;

/** Keeps the flag of specification 3 true to what is known. */
function storeTwoStep(step: StoredTwoStep | null): void {
  if (step === null) clearTwoStep();
  else writeTwoStep(step);
}

/** What a change has just settled needs no asking. */
function applyTwoStep(client: QueryClient, step: StoredTwoStep | null): void {
  storeTwoStep(step);
  client.setQueriesData<StoredTwoStep | null>({ queryKey: twoStepKey }, () => step);
}

export const twoStepQuery = (source: TwoStepSource) =>
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
  /** Milliseconds; null where the server sets no end. */
  readonly expiresAt: number | null;
}

/** Passwords do not outlive the form they were typed into. */
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

/** What the server says of the code it sent. */
export const useSendTurnOffCode = () =>
  useMutation({ mutationFn: async () => (await call(disableTelegramSentOTP, {})).message });

/** Where the server cannot be asked, the bettor says that the phone is linked. */
export const useConfirmLinked = () =>
  useMutation({
    mutationFn: (method: TwoStepMethod, { client }) => Promise.resolve(applyTwoStep(client, method)),
  });

export const useTurnOffTwoStep = (method: TwoStepMethod) =>
  useMutation({
    mutationFn: async (otp: string, { client }) => {
      const response = await call(method === 'app' ? disableApp : disableTelegramVerifyOTP, { otp });
      applyTwoStep(client, null);
      return response;
    },
    meta: { toast: 'successes' },
  });
