export { signIn } from './api/sign-in.ts';
export { signOut } from './api/sign-out.ts';
export type { LogoSource } from './api/useLogo.ts';
export { getUserDisplayName, sessionController, useSession } from './model/current-session.ts';
export { LoginScreen } from './ui/LoginScreen.tsx';
export { Logo } from './ui/logo/Logo.tsx';
export { StoredLogo } from './ui/logo/StoredLogo.tsx';
