export { signIn } from './api/sign-in.ts';
export { useSignOut } from './api/sign-out.ts';
export type { LogoSource } from './api/logo.ts';
export { nameOf, session, useSession } from './model/desk.ts';
export type { SessionState, SignedOutBy } from './model/session.ts';
export { LoginScreen, type LoginScreenProps } from './ui/LoginScreen.tsx';
export { Logo } from './ui/logo/Logo.tsx';
export { StoredLogo } from './ui/logo/StoredLogo.tsx';
