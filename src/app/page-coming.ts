import { createContext, use } from 'react';

/** Whether the page of another address is on its way, while the one before it is still shown. */
export const PageComing = createContext(false);

export const usePageComing = (): boolean => use(PageComing);
