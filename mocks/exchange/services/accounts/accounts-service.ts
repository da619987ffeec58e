import type { Core } from '../../core.ts';
import type { Accounts, ExchangeAccount, ExchangeSession } from '../../interface/accounts.ts';
import { addUser } from '../../state/initial-state.ts';
import { hashPassword, isPasswordValid } from '../../state/password.ts';
import { type ExchangeState, takeNextNumber, type UserRecord } from '../../state/state.ts';
import { hash, hashText } from '../../world/rng.ts';
import { toIso } from '../paging.ts';
import { accountMessage, findRegistrationProblem } from './account-messages.ts';
import { calculateAppCode, createAuthenticatorApp } from './authenticator-app.ts';
import { readInbox } from './inbox.ts';
import { createOneTimePasswords } from './one-time-passwords.ts';

const SESSION_MS = 24 * 60 * 60_000;
const WELCOME_BALANCE_RUPEES = 10_000;

export const toAccount = ({ userId, userName, mobile, secondStep }: UserRecord): ExchangeAccount => ({
  userId,
  userName,
  parentId: 'p1',
  domainId: 'd1',
  mobile,
  secondStep,
});

export const findUser = (state: ExchangeState, userName: string): UserRecord | undefined =>
  Object.values(state.users).find((user) => user.userName === userName.trim().toLowerCase());

function openSession(state: ExchangeState, seed: number, userId: string, now: number): ExchangeSession {
  const number = takeNextNumber(state);
  const createTokenPart = (n: number) => hash(seed, hashText(userId), number, n).toString(36).padStart(7, '0');
  const accessToken = `sim.${createTokenPart(1)}${createTokenPart(2)}.${number}`;
  state.sessions[accessToken] = { userId, expiresAt: now + SESSION_MS };
  return { accessToken, refreshToken: `ref.${createTokenPart(3)}.${number}`, expiresAt: toIso(now + SESSION_MS) };
}

export function endSessions(state: ExchangeState, userId: string): void {
  state.sessions = Object.fromEntries(
    Object.entries(state.sessions).filter(([, session]) => session.userId !== userId),
  );
}

export function createAccountsService(core: Core): Accounts {
  const { seed, wallClock } = core;
  const otp = createOneTimePasswords(core);
  const app = createAuthenticatorApp(core);

  return {
    ...otp.public,
    ...app.public,
    signIn: ({ userName, password, otp: givenCode }) =>
      core.changeState((state) => {
        const user = findUser(state, userName);
        if (!isPasswordValid(user, password)) return { kind: 'refused', message: accountMessage.wrongPassword };
        if (user.switches.accountLocked === true) return { kind: 'refused', message: accountMessage.locked };
        if (user.secondStep !== 'none') {
          if (givenCode === undefined || givenCode === '') {
            // The authenticator app creates its own codes; other accounts need one sent.
            if (user.secondStep !== 'app') otp.issue(state, user);
            return { kind: 'second-step', account: toAccount(user) };
          }
          const codeVerifier = user.secondStep === 'app' ? app : otp;
          const refused = codeVerifier.findProblem(user, givenCode);
          if (refused !== null) return { kind: 'refused', message: refused };
          codeVerifier.markUsed(state, user, givenCode);
        }
        return {
          kind: 'signed-in',
          session: openSession(state, seed, user.userId, wallClock()),
          account: toAccount(user),
        };
      }),
    register: ({ userName, password, mobile }) =>
      core.changeState((state, now) => {
        const name = userName.trim().toLowerCase();
        const refused =
          findRegistrationProblem({ userName: name, password, mobile }) ??
          (findUser(state, name) === undefined ? null : accountMessage.taken);
        if (refused !== null) return { kind: 'refused', message: refused };
        addUser(
          state,
          { userName: name, password, mobile, rupees: WELCOME_BALANCE_RUPEES, welcome: 'Welcome amount' },
          now,
        );
        return { kind: 'done', message: accountMessage.registered };
      }),
    findUserId(accessToken) {
      const state = core.read();
      const session = state.sessions[accessToken];
      if (session === undefined || session.expiresAt <= wallClock()) return null;
      const user = state.users[session.userId];
      return user === undefined || user.switches.accountLocked === true ? null : user.userId;
    },
    findAccount(userId) {
      const user = core.read().users[userId];
      return user === undefined ? null : toAccount(user);
    },
    listAccounts: () => Object.values(core.read().users).map(toAccount),
    signOut: (accessToken) =>
      core.changeState((state) => {
        state.sessions = Object.fromEntries(
          Object.entries(state.sessions).filter(
            ([token, { expiresAt }]) => token !== accessToken && expiresAt > wallClock(),
          ),
        );
      }),
    changePassword: (userId, { oldPassword, newPassword }) =>
      core.changeState((state) => {
        const user = state.users[userId];
        if (!isPasswordValid(user, oldPassword)) return { kind: 'refused', message: accountMessage.wrongOldPassword };
        const refused = findRegistrationProblem({
          userName: user.userName,
          password: newPassword,
          mobile: user.mobile,
        });
        if (refused !== null) return { kind: 'refused', message: refused };
        state.users[userId] = { ...user, passwordHash: hashPassword(userId, newPassword) };
        endSessions(state, userId);
        return { kind: 'done', message: accountMessage.passwordChanged };
      }),
    findCurrentOtp(userId, at = wallClock()) {
      const user = core.read().users[userId];
      if (user === undefined) return null;
      return user.secondStep === 'app' ? calculateAppCode(seed, user, at).code : (user.otp?.code ?? null);
    },
    listInboxes: () => Object.values(core.read().users).flatMap((user) => readInbox(seed, user, wallClock()) ?? []),
    getStakes: (userId) => core.read().users[userId]?.stakes ?? [],
    saveStakes: (userId, stakes) =>
      core.changeState((state) => {
        const user = state.users[userId];
        if (user === undefined || stakes.length !== 8 || stakes.some((stake) => stake <= 0))
          return { kind: 'refused', message: accountMessage.badStakes };
        state.users[userId] = { ...user, stakes: [...stakes] };
        return { kind: 'done', message: accountMessage.stakesSaved };
      }),
  };
}
