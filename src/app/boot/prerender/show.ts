import { getTemplateId, PRERENDERED_ID, type ScreenName } from './names.ts';

let translateScreen: ((screen: HTMLElement) => void) | null = null;

/** Sets what translates the screens, which are prerendered in English. */
export function translateScreens(translate: typeof translateScreen): void {
  translateScreen = translate;
}

/** Hands what the visitor did on the prerendered screen over to the app, which has just rendered. */
export type HandOver = (app: HTMLElement) => void;
/** Prepares a screen before it is shown. Returns what hands it over, or null. */
export type PrepareScreen = (screen: HTMLElement) => HandOver | null;

/** Takes a screen out of reach: it has nothing to press yet. */
export const makeInert: PrepareScreen = (screen) => {
  screen.inert = true;
  // Browser drivers leave inert elements in the accessibility tree.
  screen.ariaHidden = 'true';
  return null;
};

/**
 * Shows a prerendered screen from index.html (screens.tsx) in place of the previous one, until the app has rendered. It
 * removes the screen before the browser paints the app, so nothing flashes or moves.
 */
export function showPrerendered(name: ScreenName, prepare: PrepareScreen = () => null): void {
  const app = document.getElementById('app');
  const template = document.getElementById(getTemplateId(name));
  if (app === null || app.childElementCount > 0 || !(template instanceof HTMLTemplateElement)) return;
  const screen = document.createElement('div');
  screen.id = PRERENDERED_ID;
  screen.append(template.content.cloneNode(true));
  translateScreen?.(screen);
  const handOver = prepare(screen);
  document.getElementById(PRERENDERED_ID)?.remove();
  app.before(screen);
  new MutationObserver((_, observer) => {
    if (app.childElementCount === 0) return;
    observer.disconnect();
    if (!screen.isConnected) return;
    handOver?.(app);
    screen.remove();
    // `npm run bench -- first-price` waits for it.
    performance.mark('app-rendered');
  }).observe(app, { childList: true });
}

/** Shows that the app could not be loaded. */
export const showLoadFailure = (): void =>
  showPrerendered('failed', (screen) => {
    screen.querySelector('button')?.addEventListener('click', () => location.reload());
    return null;
  });
