import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The key of the first address of a visit. There the browser places the focus. */
const OPENED = 'default';

/** Scrolls to the top and moves the focus to the page's heading after a navigation, back and forward included. */
export function useNavigationEffects(): void {
  const { pathname, key } = useLocation();
  const lastPathname = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    history.scrollRestoration = 'manual';
    if (key === OPENED) return;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, key]);
}

/** Longest time for a page to render its final heading, in milliseconds. */
const HEADING_WITHIN_MS = 5_000;

/** The page's content. The prerendered screen has one too, for as long as it stands before the app. */
const findMain = () => document.querySelector<HTMLElement>('main:not(#prerendered main)');

function focusNow(): void {
  const main = findMain();
  const heading = main?.querySelector('h1') ?? main;
  if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the page's heading. When a loading page replaces its heading, the focus follows, unless the user
 * moved it.
 */
function focusHeading(): () => void {
  focusNow();
  const follow = new MutationObserver(() => {
    if (document.activeElement === document.body) focusNow();
  });
  follow.observe(findMain() ?? document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => follow.disconnect(), HEADING_WITHIN_MS);
  return () => {
    clearTimeout(timer);
    follow.disconnect();
  };
}
