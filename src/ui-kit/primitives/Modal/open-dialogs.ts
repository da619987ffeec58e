/** Dialogs on screen, the topmost last. */
const dialogs: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const notifyListeners = () => listeners.forEach((listener) => listener());

/** Whatever lies outside an open dialog is inert: it can neither be pressed nor read out. What must be goes inside this one. */
export const getTopmostDialog = (): HTMLDialogElement | null => dialogs.at(-1) ?? null;

/** A dialog came up. The function it answers with takes it off. */
export function registerDialog(dialog: HTMLDialogElement): () => void {
  dialogs.push(dialog);
  notifyListeners();
  return () => {
    const index = dialogs.indexOf(dialog);
    if (index >= 0) dialogs.splice(index, 1);
    notifyListeners();
  };
}

export function subscribeToDialogs(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}
