import { HANDED_OVER_DETAIL } from '#shared/live/react/handed-over-click.ts';

const PRESSABLE = 'a[href], [data-cell]:not([aria-disabled])';
/** Longest wait for the pressed element in the app, in milliseconds. Prices can be locked until the app has its own. */
const MAX_WAIT_MS = 5000;

/** Finds the app's element for one of the prerendered screen: the same link, or the same cell of the same market. */
function findTwin(app: ParentNode, element: HTMLElement): HTMLElement | null {
  const quote = (text: string | null | undefined): string => `"${CSS.escape(text ?? '')}"`;
  const getLink = (within: Element): string => `a[href=${quote(within.getAttribute('href'))}]`;
  if (element instanceof HTMLAnchorElement) return app.querySelector(getLink(element));
  const { runner, side, level } = element.dataset;
  const cell = `[data-runner=${quote(runner)}][data-side=${quote(side)}][data-level=${quote(level)}]`;
  const market = element.closest<HTMLElement>('[data-market]')?.dataset['market'];
  if (market !== undefined) return app.querySelector(`[data-market=${quote(market)}] ${cell}`);
  const matchLink = element.closest('li')?.querySelector('a');
  return matchLink ? app.querySelector(`li:has(${getLink(matchLink)}) ${cell}`) : null;
}

/**
 * Lets the bettor press prices and links before the app has loaded. The last press waits for the app, and pressing the
 * same element again takes it back. Returns a function that hands the press and the focus over to the app.
 *
 * A price is handed over only if the app shows the same one. The app then treats it as pressed at that moment, but
 * never as a one-click bet: the market may have been locked meanwhile.
 */
export function keepPress(screen: HTMLElement): (app: HTMLElement) => void {
  let pressed: HTMLElement | null = null;
  const setPressed = (next: HTMLElement | null): void => {
    pressed?.setAttribute('aria-pressed', 'false');
    pressed?.removeAttribute('aria-busy');
    pressed = next;
    if (next?.matches('[data-cell]')) next.setAttribute('aria-pressed', 'true');
    next?.setAttribute('aria-busy', 'true');
  };
  screen.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null;
    const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (target === null || opensNewTab) return;
    event.preventDefault();
    setPressed(target === pressed ? null : target);
  });

  let focused: HTMLElement | null = null;
  screen.addEventListener('focusin', ({ target }) => {
    focused = target instanceof HTMLElement && target.matches(PRESSABLE) ? target : null;
  });
  // The app takes the focus when it renders after a reload, and the bettor by pressing beside everything.
  screen.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget === null) focused = null;
  });

  return (app) => {
    const [focusedHere, pressedHere] = [focused, pressed];
    if (focusedHere !== null)
      findAndAct(app, focusedHere, (twin) => {
        const { activeElement } = document;
        if (!app.contains(activeElement) || activeElement?.matches('h1')) twin.focus({ preventScroll: true });
      });
    if (pressedHere !== null)
      findAndAct(app, pressedHere, (twin) => {
        if (twin instanceof HTMLAnchorElement) twin.click();
        else if (twin.textContent === pressedHere.textContent)
          twin.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: HANDED_OVER_DETAIL }));
      });
  };
}

/**
 * Calls back with the app's element for one of the screen, once it is there and not locked. Gives up when the bettor
 * presses something in the app first.
 */
function findAndAct(app: HTMLElement, element: HTMLElement, act: (twin: HTMLElement) => void): void {
  const tryToAct = (): boolean => {
    const twin = findTwin(app, element);
    const isReady = twin !== null && twin.getAttribute('aria-disabled') !== 'true';
    if (isReady) act(twin);
    return isReady;
  };
  if (tryToAct()) return;
  const observer = new MutationObserver(() => {
    if (tryToAct()) stop();
  });
  observer.observe(app, { childList: true, subtree: true, attributeFilter: ['aria-disabled'] });
  const timer = setTimeout(stop, MAX_WAIT_MS);
  app.addEventListener('pointerdown', stop);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    app.removeEventListener('pointerdown', stop);
  }
}
