import { useMutation } from '@tanstack/react-query';
import { call } from '#shared/api/client/call.ts';
import { register, toRegisterBody } from '#shared/api/contract/account/user.ts';
import type { NewAccount } from '../model/forms.ts';

/** Registers an account. A toast reports success (docs/requirements.md#41-session); the form shows a refusal. */
export const useCreateAccount = () =>
  useMutation({
    // Drops the password from the mutation cache when the form unmounts.
    gcTime: 0,
    mutationFn: (account: NewAccount) => call(register, toRegisterBody(account)),
    meta: { toast: 'successes' },
  });
