import { queryOptions, useMutation, type QueryClient } from '@tanstack/react-query';
import { call, read } from '#shared/api/call.ts';
import { getOtpToEnableApp } from '#shared/api/contract/auth-app.ts';
import { generateTelegramConnectionId } from '#shared/api/contract/telegram.ts';
import { disableApp, twoStep } from '#shared/api/contract/two-step.ts';
import { disableTelegramSentOTP, disableTelegramVerifyOTP } from '#shared/api/contract/user.ts';
import { clearTwoStep, readTwoStep, writeTwoStep, type TwoStep } from '#shared/storage/session.ts';

/** Methods a bettor can set up and turn off. */
export type Method = Exclude<TwoStep, 'secure'>;

/** Whether the server can be asked (`features.twoStep`), or only what sign-in said is known. */
export type Known = 'asked' | 'remembered';

const family = ['two-step'] as const;

/** Keeps the flag of specification 3 true to what is known. */
function remember(step: TwoStep | null): void {
  if (step === null) clearTwoStep();
  else writeTwoStep(step);
}

/** What a change has just settled needs no asking. */
function settle(client: QueryClient, step: TwoStep | null): void {
  remember(step);
  client.setQueriesData<TwoStep | null>({ queryKey: family }, () => step);
}

export const twoStepQuery = (known: Known) =>
  queryOptions({
    queryKey: [...family, known],
    queryFn: async ({ signal }): Promise<TwoStep | null> => {
      if (known === 'remembered') return readTwoStep();
      const step = await read(twoStep, {}, { signal });
      remember(step);
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
const forgotten = { gcTime: 0 } as const;

export const useLinkingCode = () =>
  useMutation({
    ...forgotten,
    mutationFn: async (password: string): Promise<LinkingCode> => {
      const { data } = await call(getOtpToEnableApp, { password });
      return { code: data.otp, expiresAt: data.expiresInSeconds > 0 ? Date.now() + data.expiresInSeconds * 1000 : null };
    },
  });

export const useConnectionId = () => useMutation({ ...forgotten, mutationFn: async (password: string) => (await call(generateTelegramConnectionId, { password })).data });

/** What the server says of the code it sent. */
export const useSendCode = () => useMutation({ mutationFn: async () => (await call(disableTelegramSentOTP, {})).message });

/** Where the server cannot be asked, the bettor says that the phone is linked. */
export const useLinkedByHand = () =>
  useMutation({
    mutationFn: (method: Method, { client }) => Promise.resolve(settle(client, method)),
  });

export const useTurnOff = (method: Method) =>
  useMutation({
    mutationFn: async (otp: string, { client }) => {
      const answer = await call(method === 'app' ? disableApp : disableTelegramVerifyOTP, { otp });
      settle(client, null);
      return answer;
    },
    meta: { toast: 'successes' },
  });
