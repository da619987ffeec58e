import { comesLater } from './comesLater.tsx';

/** What the header's menus and the phone's sheet hold. */
export const menus = comesLater(() => import('./menu-parts.ts'));
