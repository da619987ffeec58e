import { useMutation } from '@tanstack/react-query';
import { call } from '#shared/api/client/call.ts';
import { register, registerBody } from '#shared/api/contract/account/user.ts';
import type { NewAccount } from '../model/forms.ts';

/** Makes an account. Its success is said aloud (specification 4); what the server refuses is shown in the form. */
export const useCreateAccount = () =>
  useMutation({
    // The password does not outlive the form it was typed into.
    gcTime: 0,
    mutationFn: (account: NewAccount) => call(register, registerBody(account)),
    meta: { toast: 'successes' },
  });
