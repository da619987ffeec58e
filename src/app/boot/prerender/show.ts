import { PRERENDERED_ID, templateId, type ScreenName } from './names.ts';
import { keepTyping } from './typing.ts';

/**
 * Shows a screen that the build drew into index.html (screens.tsx) until the app has rendered something, and removes it before that is
 * painted: nothing flashes and nothing moves. The forms of `login` and `register` hand what was typed over to the app's.
 */
export function showPrerendered(name: ScreenName): void {
  const app = document.getElementById('app');
  const template = document.getElementById(templateId(name));
  if (app === null || app.childElementCount > 0 || !(template instanceof HTMLTemplateElement)) return;
  document.getElementById(PRERENDERED_ID)?.remove();
  const screen = document.createElement('div');
  screen.id = PRERENDERED_ID;
  if (name === 'shell') {
    screen.inert = true;
    // Browser drivers do not leave inert elements out of the accessibility tree.
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
  }).observe(app, { childList: true });
}
