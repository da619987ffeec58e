import { useMutation } from '@tanstack/react-query';
import { call } from '#shared/api/client/call.ts';
import { updatePassword } from '#shared/api/contract/account/user.ts';
import { texts } from '../texts.ts';

export interface PasswordChangeRequest {
  readonly old: string;
  readonly next: string;
}

/**
 * Changes the password, which ends every session on the server; `onChanged` then ends this browser's. It is called as part of the
 * change, since the form is gone as soon as another call is told that the session is over, and before the change is said aloud:
 * signing out takes off what was said until then.
 */
export const useChangePassword = (onChanged: () => void) =>
  useMutation({
    // Passwords do not outlive the form they were typed into.
    gcTime: 0,
    mutationFn: async ({ old, next }: PasswordChangeRequest) => {
      const response = await call(updatePassword, { oldPassword: old, newPassword: next });
      onChanged();
      return response;
    },
    meta: { toast: 'all', failed: texts.failed },
  });
