import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The address the page was opened with has this key: nobody navigated, so the focus stays where the browser put it. */
const OPENED = 'default';

/** A page is read from its top, back and forward too (specification 2); the screen reader starts at its heading. */
export function useRouteManners(): void {
  const { pathname, key } = useLocation();
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    history.scrollRestoration = 'manual';
    if (key === OPENED) return;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, key]);
}

/** How long a page may take to bring the heading that stays. */
const HEADING_WITHIN_MS = 5_000;

function focusNow(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1') ?? main;
  if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** The heading of a page that is still loading is replaced by another one: the focus follows, unless somebody took it elsewhere. */
function focusHeading(): () => void {
  focusNow();
  const follow = new MutationObserver(() => {
    if (document.activeElement === document.body) focusNow();
  });
  follow.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => follow.disconnect(), HEADING_WITHIN_MS);
  return () => {
    clearTimeout(timer);
    follow.disconnect();
  };
}

/** Scrolling the page closes an open menu (specification 2). */
export function useCloseOnScroll(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    window.addEventListener('scroll', close, { passive: true, once: true });
    return () => window.removeEventListener('scroll', close);
  }, [open, close]);
}

/** What the browser's tab says, until another page says something else. */
export function useDocumentTitle(page: string, brand: string): void {
  useEffect(() => {
    document.title = page === '' ? brand : `${page} · ${brand}`;
  }, [page, brand]);
}
