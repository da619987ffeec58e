const FIELDS = 'input[data-name]';
const FOCUSABLE = 'form :is(input, button, a)';

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const fieldsOf = (root: ParentNode) => all(root, FIELDS).filter((each) => each instanceof HTMLInputElement);

/** Writes as the keyboard does: React compares with the value that it set last, and would miss a plain assignment. */
function write(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Lets the visitor use the form of a frame before the app has come. A submit waits for the app; typing cancels it.
 * Returns a function that hands values, focus, caret and a waiting submit over to the same form in the app. Values go
 * from field to field and are kept nowhere else. An empty field is not handed over: the browser may have filled the new
 * one.
 */
export function keepTyping(frame: HTMLElement): (app: HTMLElement) => void {
  const form = frame.querySelector('form');
  let submitted = false;
  const setSubmitted = (next: boolean) => {
    submitted = next;
    const button = form?.querySelector('[type="submit"]');
    if (button) button.ariaBusy = next ? 'true' : null;
  };
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    setSubmitted(true);
  });
  form?.addEventListener('input', () => setSubmitted(false));
  // Showing a password is the app's: its button takes the same place without doing anything yet.
  for (const button of all(frame, 'button[type="button"]')) button.inert = true;

  return (app) => {
    const { activeElement } = document;
    const at = all(frame, FOCUSABLE).findIndex((each) => each === activeElement);
    for (const field of fieldsOf(frame)) {
      const own = app.querySelector(`input[name="${CSS.escape(field.dataset['name'] ?? '')}"]`);
      if (!(own instanceof HTMLInputElement) || own.type !== field.type) continue;
      if (field.value !== '') write(own, field.value);
      if (field !== activeElement) continue;
      own.focus({ preventScroll: true });
      own.setSelectionRange(field.selectionStart, field.selectionEnd, field.selectionDirection ?? 'none');
    }
    const isField = activeElement instanceof HTMLInputElement;
    if (at >= 0 && !isField) all(app, FOCUSABLE)[at]?.focus({ preventScroll: true });
    if (submitted) app.querySelector('form')?.requestSubmit();
  };
}
