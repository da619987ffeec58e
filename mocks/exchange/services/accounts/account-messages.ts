export const accountMessage = {
  wrongPassword: 'Password did not match!',
  wrongOldPassword: 'Old password did not match!',
  locked: 'Your account is locked!',
  taken: 'Username already exists!',
  registered: 'User registered successfully.',
  passwordChanged: 'Password changed successfully. Please sign in again.',
  badStakes: 'Please give eight stakes.',
  stakesSaved: 'Stakes updated successfully.',
  invalidOtp: 'Invalid OTP! Please try again.',
  expiredOtp: 'OTP has been expired!',
  otpSent: 'OTP sent to your Telegram.',
  noTelegram: 'Telegram is not enabled!',
  telegramDisabled: 'Telegram disabled successfully.',
  telegramConnected: 'Telegram connected successfully.',
  appLinked: 'Authenticator app linked successfully.',
  appDisabled: 'Authenticator app disabled successfully.',
  noApp: 'Authenticator app is not enabled!',
  unknownConnection: 'Unknown connection id!',
} as const;

/**
 * Checks the registration rules on the server (docs/requirements.md#51-registration-on-every-change). Returns the first
 * broken rule.
 */
export function findRegistrationProblem({
  userName,
  password,
  mobile,
}: {
  userName: string;
  password: string;
  mobile: string;
}): string | null {
  if (userName.length < 3) return 'Username should be minimum 3 digits.';
  if (userName.length > 12) return 'Username should be maximum 12 digits.';
  if (!/^[\w-]+$/.test(userName)) return 'Username should contain only alphanumeric characters without spaces.';
  if (password.length < 8) return 'Minimum 8 letters required.';
  if (password.length > 12) return 'Maximum 12 letters required.';
  if (!/[a-z]/.test(password) || !/[A-Z]/.test(password) || !/\d/.test(password) || !/^[\w@$!#%*?&]+$/.test(password)) {
    return 'Password should contain atleast one number and one lower case , one upper case.';
  }
  if (!/^\d+$/.test(mobile)) return 'Invalid Phone Number';
  return mobile.length === 10 ? null : 'Must be 10 digit';
}
