import { createContext, use } from 'react';

/** Whether the page of another address is loading while the current one stays on screen. */
export const NavigationPending = createContext(false);

export const useNavigationPending = (): boolean => use(NavigationPending);
