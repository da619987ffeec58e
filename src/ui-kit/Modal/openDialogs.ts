/** Dialogs on screen, the topmost last. */
const dialogs: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/** Whatever lies outside an open dialog is inert: it can neither be pressed nor read out. What must be goes inside this one. */
export const topmostDialog = (): HTMLDialogElement | null => dialogs.at(-1) ?? null;

/** A dialog came up. The function it answers with takes it off. */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  dialogs.push(dialog);
  tell();
  return () => {
    const at = dialogs.indexOf(dialog);
    if (at >= 0) dialogs.splice(at, 1);
    tell();
  };
}

export function subscribeDialogs(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
