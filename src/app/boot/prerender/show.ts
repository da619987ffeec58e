import { getTemplateId, PRERENDERED_ID, type ScreenName } from './names.ts';
import { keepTyping } from './typing.ts';

/**
 * Shows a prerendered screen from index.html (screens.tsx) until the app has rendered. It removes the screen before the
 * browser paints the app, so nothing flashes or moves. The forms of `login` and `register` hand their input over to the
 * forms of the app.
 */
export function showPrerendered(name: ScreenName): void {
  const app = document.getElementById('app');
  const template = document.getElementById(getTemplateId(name));
  if (app === null || app.childElementCount > 0 || !(template instanceof HTMLTemplateElement)) return;
  document.getElementById(PRERENDERED_ID)?.remove();
  const screen = document.createElement('div');
  screen.id = PRERENDERED_ID;
  if (name === 'shell') {
    screen.inert = true;
    // Browser drivers leave inert elements in the accessibility tree.
    screen.ariaHidden = 'true';
  }
  screen.append(template.content.cloneNode(true));
  if (name === 'failed') screen.querySelector('button')?.addEventListener('click', () => location.reload());
  const handOver = name === 'login' || name === 'register' ? keepTyping(screen) : null;
  app.before(screen);
  new MutationObserver((_, observer) => {
    if (app.childElementCount === 0) return;
    observer.disconnect();
    handOver?.(app);
    screen.remove();
    // `npm run bench -- first-price` waits for it.
    performance.mark('app-rendered');
  }).observe(app, { childList: true });
}
