import type { Core } from '../core.ts';
import type { Account, Accounts, Session } from '../interface/accounts.ts';
import { addUser } from '../state/fresh.ts';
import { markOf, passwordFits } from '../state/password.ts';
import { nextNumber, type State, type UserRecord } from '../state/state.ts';
import { hash, hashText } from '../world/rng.ts';
import { accountMessage, registerMessage } from './account-messages.ts';
import { appCodeAt, appDesk } from './app-desk.ts';
import { otpDesk } from './otp-desk.ts';
import { iso } from './page.ts';
import { phoneOf } from './phones.ts';

const SESSION_LASTS = 24 * 60 * 60_000;
const WELCOME_RUPEES = 10_000;

export const accountOf = ({ userId, userName, mobile, secondStep }: UserRecord): Account =>
  ({ userId, userName, parentId: 'p1', domainId: 'd1', mobile, secondStep });

export const userNamed = (state: State, userName: string): UserRecord | undefined =>
  Object.values(state.users).find((user) => user.userName === userName.trim().toLowerCase());

function openSession(state: State, seed: number, userId: string, now: number): Session {
  const number = nextNumber(state);
  const part = (n: number) => hash(seed, hashText(userId), number, n).toString(36).padStart(7, '0');
  const accessToken = `sim.${part(1)}${part(2)}.${number}`;
  state.sessions[accessToken] = { userId, expiresAt: now + SESSION_LASTS };
  return { accessToken, refreshToken: `ref.${part(3)}.${number}`, expiresAt: iso(now + SESSION_LASTS) };
}

export function endSessions(state: State, userId: string): void {
  state.sessions = Object.fromEntries(Object.entries(state.sessions).filter(([, session]) => session.userId !== userId));
}

export function accountsDesk(core: Core): Accounts {
  const { seed, wallClock } = core;
  const otp = otpDesk(core);
  const app = appDesk(core);

  return {
    ...otp.public,
    ...app.public,
    signIn: ({ userName, password, otp: given }) =>
      core.command((state) => {
        const user = userNamed(state, userName);
        if (!passwordFits(user, password)) return { kind: 'refused', message: accountMessage.wrongPassword };
        if (user.switches.accountLocked === true) return { kind: 'refused', message: accountMessage.locked };
        if (user.secondStep !== 'none') {
          if (given === undefined || given === '') {
            // The app makes its codes by itself; the others are sent one.
            if (user.secondStep !== 'app') otp.issue(state, user);
            return { kind: 'second-step', account: accountOf(user) };
          }
          const desk = user.secondStep === 'app' ? app : otp;
          const refused = desk.refuse(user, given);
          if (refused !== null) return { kind: 'refused', message: refused };
          desk.spend(state, user, given);
        }
        return { kind: 'signed-in', session: openSession(state, seed, user.userId, wallClock()), account: accountOf(user) };
      }),
    register: ({ userName, password, mobile }) =>
      core.command((state, now) => {
        const name = userName.trim().toLowerCase();
        const refused = registerMessage({ userName: name, password, mobile }) ?? (userNamed(state, name) === undefined ? null : accountMessage.taken);
        if (refused !== null) return { kind: 'refused', message: refused };
        addUser(state, { userName: name, password, mobile, rupees: WELCOME_RUPEES, welcome: 'Welcome amount' }, now);
        return { kind: 'done', message: accountMessage.registered };
      }),
    userOf(accessToken) {
      const state = core.read();
      const session = state.sessions[accessToken];
      if (session === undefined || session.expiresAt <= wallClock()) return null;
      const user = state.users[session.userId];
      return user === undefined || user.switches.accountLocked === true ? null : user.userId;
    },
    account(userId) {
      const user = core.read().users[userId];
      return user === undefined ? null : accountOf(user);
    },
    signOut: (accessToken) =>
      core.command((state) => {
        state.sessions = Object.fromEntries(Object.entries(state.sessions).filter(([token, { expiresAt }]) => token !== accessToken && expiresAt > wallClock()));
      }),
    changePassword: (userId, { oldPassword, newPassword }) =>
      core.command((state) => {
        const user = state.users[userId];
        if (!passwordFits(user, oldPassword)) return { kind: 'refused', message: accountMessage.wrongOldPassword };
        const refused = registerMessage({ userName: user.userName, password: newPassword, mobile: user.mobile });
        if (refused !== null) return { kind: 'refused', message: refused };
        state.users[userId] = { ...user, passwordMark: markOf(userId, newPassword) };
        endSessions(state, userId);
        return { kind: 'done', message: accountMessage.passwordChanged };
      }),
    currentOtp(userId, at = wallClock()) {
      const user = core.read().users[userId];
      if (user === undefined) return null;
      return user.secondStep === 'app' ? appCodeAt(seed, user, at).code : (user.otp?.code ?? null);
    },
    phones: () => Object.values(core.read().users).flatMap((user) => phoneOf(seed, user, wallClock()) ?? []),
    stakes: (userId) => core.read().users[userId]?.stakes ?? [],
    saveStakes: (userId, stakes) =>
      core.command((state) => {
        const user = state.users[userId];
        if (user === undefined || stakes.length !== 8 || stakes.some((stake) => stake <= 0)) return { kind: 'refused', message: accountMessage.badStakes };
        state.users[userId] = { ...user, stakes: [...stakes] };
        return { kind: 'done', message: accountMessage.stakesSaved };
      }),
  };
}
