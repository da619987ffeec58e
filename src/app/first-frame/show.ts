import { FRAME_ID, templateId, type FrameName } from './names.ts';
import { acceptTyping } from './typing.ts';

/**
 * Shows one of the frames that the build wrote into index.html (frames.tsx) until the app has drawn something, and
 * takes it away before that is painted: nothing flashes and nothing moves. The fields of `login` and `register` take what
 * is typed and hand it over to the app; `shell` is a picture, in which nothing can be pressed. Imports nothing that others
 * do: it comes with the page's first file.
 */
export function showFirstFrame(name: FrameName): void {
  const app = document.getElementById('app');
  const template = document.getElementById(templateId(name));
  if (app === null || app.childElementCount > 0 || !(template instanceof HTMLTemplateElement)) return;
  document.getElementById(FRAME_ID)?.remove();
  const frame = document.createElement('div');
  frame.id = FRAME_ID;
  if (name === 'shell') {
    frame.inert = true;
    // What drives a browser for a test knows of this one only.
    frame.ariaHidden = 'true';
  }
  frame.append(template.content.cloneNode(true));
  if (name === 'failed') frame.querySelector('button')?.addEventListener('click', () => location.reload());
  const handOver = name === 'login' || name === 'register' ? acceptTyping(frame) : null;
  app.before(frame);
  new MutationObserver((_, observer) => {
    if (app.childElementCount === 0) return;
    observer.disconnect();
    handOver?.(app);
    frame.remove();
  }).observe(app, { childList: true });
}

/** Whether the visitor is looking at a frame: then nothing else has to say that the page is on its way. */
export const isFramed = (): boolean => document.getElementById(FRAME_ID) !== null;
