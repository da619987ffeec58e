import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('session', {
  title: 'Sign in',
  username: 'Username',
  password: 'Password',
  login: 'Login',
  otp: 'OTP',
  otpHint: {
    app: 'Six digits from your authenticator app.',
    telegram: 'Six digits, sent to you by the messaging app.',
    secure: 'Six digits from your second sign-in step.',
  },
  verify: 'Verify',
  sendAgain: 'Send a new code',
  sentAgain: 'A new code was sent.',
  back: 'Use another account',
  noAccount: 'No account yet?',
  register: 'Register',
  /** docs/requirements.md#24-login-and-registration */
  incorrect: 'Username/Password Incorrect',
  /** For a bettor without a stored name: "Account of you". */
  unnamed: 'you',
  /** The app ends a session by this device's clock: docs/requirements.md#41-session. */
  wrongClock:
    'By the clock of this device, your new session has already ended. Set its date and time, then sign in again.',
  failed: 'Something went wrong',
  required: 'This field is required.',
  /** docs/requirements.md#51-registration-on-every-change */
  otpDigits: 'Otp must be of 6 digits',
  signedOut: {
    user: 'You are signed out.',
    expiry: 'Your session has ended. Sign in again to go on.',
    server: 'You were signed out by the exchange. Sign in again to go on.',
    'other-tab': 'You signed out in another tab.',
    password: 'Your password was changed, and every session ended. Sign in with the new one.',
  },
});
