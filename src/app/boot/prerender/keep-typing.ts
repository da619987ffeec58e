import { writeField } from './write-field.ts';

const FIELDS = 'input[data-name]';
const FOCUSABLE = 'form :is(input, button, a)';

const findElements = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const findFields = (root: ParentNode) => findElements(root, FIELDS).filter((each) => each instanceof HTMLInputElement);

/**
 * Lets the visitor use a prerendered form before the app has loaded. A submit waits for the app; more input cancels it.
 * Returns a function that hands values, focus, caret and a waiting submit over to the same form in the app. Values go
 * from field to field and have no other copy. An empty field keeps the app's value, because the browser may have filled
 * it.
 */
export function keepTyping(frame: HTMLElement): (app: HTMLElement) => void {
  const form = frame.querySelector('form');
  let isSubmitted = false;
  const setSubmitted = (next: boolean) => {
    isSubmitted = next;
    const button = form?.querySelector('[type="submit"]');
    if (button) button.ariaBusy = next ? 'true' : null;
  };
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    setSubmitted(true);
  });
  form?.addEventListener('input', () => setSubmitted(false));
  // Only the app can reveal a password. The button takes its place but does nothing yet.
  for (const button of findElements(frame, 'button[type="button"]')) button.inert = true;

  return (app) => {
    const { activeElement } = document;
    const at = findElements(frame, FOCUSABLE).findIndex((each) => each === activeElement);
    for (const field of findFields(frame)) {
      const own = app.querySelector(`input[name="${CSS.escape(field.dataset['name'] ?? '')}"]`);
      if (!(own instanceof HTMLInputElement) || own.type !== field.type) continue;
      if (field.value !== '') writeField(own, field.value);
      if (field !== activeElement) continue;
      own.focus({ preventScroll: true });
      own.setSelectionRange(field.selectionStart, field.selectionEnd, field.selectionDirection ?? 'none');
    }
    const isField = activeElement instanceof HTMLInputElement;
    if (at >= 0 && !isField) findElements(app, FOCUSABLE)[at]?.focus({ preventScroll: true });
    if (isSubmitted) app.querySelector('form')?.requestSubmit();
  };
}
