import { FRAME_ID, templateId, type FrameName } from './names.ts';

/**
 * Shows one of the frames that the build wrote into index.html (frames.tsx) until the app has drawn something, and takes it away before
 * that is painted: nothing flashes and nothing moves. It is a picture of what comes, and nothing in it can be pressed or typed into, but
 * for the way out of `failed`. Imports nothing that others do: it comes with the page's first file.
 */
export function showFirstFrame(name: FrameName): void {
  const app = document.getElementById('app');
  const template = document.getElementById(templateId(name));
  if (app === null || app.childElementCount > 0 || !(template instanceof HTMLTemplateElement)) return;
  document.getElementById(FRAME_ID)?.remove();
  const frame = document.createElement('div');
  frame.id = FRAME_ID;
  if (name !== 'failed') {
    frame.inert = true;
    // What drives a browser for a test knows of this one only.
    frame.ariaHidden = 'true';
  }
  frame.append(template.content.cloneNode(true));
  frame.querySelector('button:not([type="submit"])')?.addEventListener('click', () => location.reload());
  app.before(frame);
  new MutationObserver((_, observer) => {
    if (app.childElementCount === 0) return;
    observer.disconnect();
    frame.remove();
  }).observe(app, { childList: true });
}

/** Whether the visitor is looking at a frame: then nothing else has to say that the page is on its way. */
export const isFramed = (): boolean => document.getElementById(FRAME_ID) !== null;
