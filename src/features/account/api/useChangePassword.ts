import { useMutation } from '@tanstack/react-query';
import { call } from '#shared/api/client/call.ts';
import { updatePassword } from '#shared/api/contract/account/user.ts';
import { texts } from '../texts.ts';

export interface PasswordChangeRequest {
  readonly old: string;
  readonly next: string;
}

/**
 * Changes the password. The server then ends every session, and `onChanged` must end the session of this browser.
 * `onChanged` runs inside the mutation for two reasons. The form unmounts as soon as another call reports the ended
 * session. Signing out clears all toasts, so it must come before the success toast.
 */
export const useChangePassword = (onChanged: () => void) =>
  useMutation({
    // Drops the passwords from the mutation cache when the form unmounts.
    gcTime: 0,
    mutationFn: async ({ old, next }: PasswordChangeRequest) => {
      const response = await call(updatePassword, { oldPassword: old, newPassword: next });
      onChanged();
      return response;
    },
    meta: { toast: 'all', failed: texts.failed },
  });
