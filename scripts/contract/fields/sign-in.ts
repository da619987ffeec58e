import { type CallText, type FieldTexts, prefixPaths } from './call-text.ts';

const secondStepFlags: FieldTexts = {
  is_auth_app_enabled: [
    '1 when an authenticator app is the second step. It wins over the other two flags.',
    'The app expects no code of an authenticator app.',
  ],
  is_telegram_enable: [
    '1 when a code of the messaging app is the second step.',
    'The app expects no code of the messaging app.',
  ],
  is_secure_auth_enabled: ['1 when the operator sends a code in another way.', 'The app expects no such code.'],
};

const signedIn: FieldTexts = {
  token: [
    'The session. Leave it out when the password is right and a one-time password is still missing: the login page then asks for it.',
    'The app expects a second step. Without a token and without a flag it reports an unreadable response.',
  ],
  'token.accessToken': 'The bearer token that the app sends with every call of a session.',
  'token.accessTokenExpiresAt': [
    'When the session ends. The app signs the bettor out at that moment.',
    'The session ends only when the server says so.',
  ],
  'token.refreshToken': ['Stored beside the token. This build does not use it.', 'Nothing is stored.'],
  data: 'The user. Send it with and without a token.',
  'data._id': 'Id of the user. The app sends it as `userid`.',
  'data.parent_id': ['Id of the agent above the user. Stored only.', 'Nothing is stored.'],
  'data.domain_id': ['Id of the site. Stored only.', 'Nothing is stored.'],
  'data.user_id': ['Number of the user, for display.', 'Nothing is stored.'],
  'data.user_name': ['Username, for display in the account menu.', 'The menu has no name.'],
  ...prefixPaths('data', secondStepFlags),
};

const credentials: FieldTexts = {
  grant_type: 'Always `password`.',
  user_name: 'Username in lower case, 3 to 12 characters: letters, digits, dash, underscore.',
  password: 'The password as typed. The rule of registration does not bind it: an old password may break it.',
};
const otp = 'One-time password of six digits.';

export const signInCalls = {
  userLogin: {
    summary: 'Sign in with a password, and with `otp` the second step',
    details:
      'The login page sends it. Respond to a wrong password or a locked account with `status: false` and a message: the page then shows its own text, "Username/Password Incorrect". A password that is right and needs a second step is accepted: `status: true`, `data` with a flag, no `token`.',
    request: { ...credentials, otp: `${otp} Left out in the first step.` },
    response: signedIn,
    payload: 'The payload stands beside `status` and `msg`.',
  },
  verifyOTP: {
    summary: 'Sign in with a password and a one-time password',
    details: 'Older servers have this call for the second step. This build sends `user/userLogin` with `otp` instead.',
    request: { ...credentials, otp },
    response: signedIn,
    payload: 'As `user/userLogin`.',
    isUnused: true,
  },
  register: {
    summary: 'Create an account',
    details:
      'The registration page sends it. After an accepted response the app signs in with the same name, in lower case, and password: compare names without case. Check every rule again on the server. Several problems may stand in one message, joined by commas.',
    request: {
      user_name: 'Username, 3 to 12 characters: letters, digits, dash, underscore.',
      name: 'The same text as `user_name`.',
      password:
        'Password, 8 to 12 characters, with a lower-case letter, an upper-case letter and a digit. Further characters: @$!#%*?&_.',
      mobile: 'Mobile number of exactly ten digits, as text.',
    },
    response: {},
    payload: 'Nothing. The app shows `msg`.',
  },
  logout: {
    summary: 'End the session',
    details: 'The app has already forgotten the token when the response arrives. It does not wait for it.',
    request: {},
    response: {},
    payload: 'Nothing.',
  },
  updatePassword: {
    summary: 'Change the password',
    details: 'End every session of the user, this one too: the app leads to the login page.',
    request: {
      oldPassword: 'The present password.',
      newPassword: 'The new password, by the rules of `user/register`.',
    },
    response: {},
    payload: 'Nothing. The app shows `msg`.',
  },
  getLogo: {
    summary: "Read the operator's logo",
    details:
      'The first visit sends it, before sign-in. The app stores the address and uses the picture as the page icon too.',
    request: { key: "Base64 of the page's host name." },
    response: {
      description: ['Address of the picture.', "The app shows the brand file's logo, else the text LOGO."],
      self_host: [
        'Only 0 means that `description` is complete. Otherwise the app puts its API base in front.',
        'The app puts its API base in front of `description`.',
      ],
    },
    payload: 'The logo.',
  },
  getOtpToEnableApp: {
    summary: 'Begin to link an authenticator app',
    details:
      'The profile page sends it. It shows `otp` with the remaining time and, when it is an `otpauth:` address, as a QR code. The second step starts when your server has seen the code of the app.',
    request: { password: 'The password once more.' },
    response: {
      otp: 'The code or `otpauth:` address that the bettor enters in the authenticator app.',
      expires_in_sec: ['How long `otp` is valid, in seconds, from 0.', 'The code counts as expired.'],
    },
    payload: 'The payload stands beside `status` and `msg`.',
  },
  generateTelegramConnectionId: {
    summary: 'Begin to link a messaging app',
    details: 'The profile page sends it and shows what the bettor has to send to which bot.',
    request: { password: 'The password once more.' },
    response: {
      bot: ['Name of the bot, such as `@exchange_bot`.', 'The page names no bot.'],
      connection_id: 'The id that the bettor sends to the bot.',
      message: ['The instruction in words.', 'The page shows its own instruction.'],
    },
    payload: 'What the bettor sends to the bot.',
  },
  disableTelegramSentOTP: {
    summary: 'Send a code to the messaging app, to unlink it',
    details: 'The profile page sends it before `user/disableTelegramVerifyOTP`.',
    request: {},
    response: {},
    payload: 'Nothing. The app shows `msg`.',
  },
  disableTelegramVerifyOTP: {
    summary: 'Unlink the messaging app with its code',
    details: 'The profile page sends it after `user/disableTelegramSentOTP`.',
    request: { otp },
    response: {},
    payload: 'Nothing. The app shows `msg`.',
  },
  twoStep: {
    summary: 'Read which second step the account has now',
    details: 'The profile page sends it. Without the switch the app shows what the last sign-in said.',
    request: {},
    response: secondStepFlags,
    payload: 'The three flags of sign-in, as they are now.',
    feature: 'twoStep',
  },
  disableApp: {
    summary: 'Unlink the authenticator app with one of its codes',
    details: 'The profile page sends it. Without the switch the page offers no button for it.',
    request: { otp: `${otp} From the authenticator app.` },
    response: {},
    payload: 'Nothing. The app shows `msg`.',
    feature: 'twoStep',
  },
} satisfies Record<string, CallText>;
