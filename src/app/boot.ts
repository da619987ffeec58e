/*
 * The page's first file, and small: what the address will need is on its way before the app itself has come. It imports nothing that
 * anybody else does: it would wait for that file.
 */
import '#ui-kit/theme/font.css';
import { mayBeSignedIn } from '#shared/storage/may-be-signed-in.ts';

/** The configuration from beside index.html; null where nothing answers. */
export const configAsked: Promise<Response | null> = fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-cache', credentials: 'omit', redirect: 'error' }).catch(() => null);

/**
 * The first screens of nearly every visit; `comeAlong` in main.tsx knows them all, later. Who guesses wrong has loaded a
 * file too many; that one did not come, the router says.
 */
const login = () => import('./pages/LoginPage.tsx');
const shell = () => import('./AppShell.tsx');
const board = () => import('./pages/DashboardPage.tsx');
const first = !mayBeSignedIn() ? [login] : location.pathname === '/dashboard' ? [shell, board] : [shell];

void import('./main.tsx');
for (const load of first) load().catch(() => undefined);
