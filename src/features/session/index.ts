export { signIn } from './api/sign-in.ts';
export { useSignOut } from './api/useSignOut.ts';
export type { LogoSource } from './api/useLogo.ts';
export { getUserDisplayName, session, useSession } from './model/current-session.ts';
export { LoginScreen } from './ui/LoginScreen.tsx';
export { Logo } from './ui/logo/Logo.tsx';
export { StoredLogo } from './ui/logo/StoredLogo.tsx';
