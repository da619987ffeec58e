/** Open dialogs, the topmost last. One list per document, like the browser's top layer. */
const dialogs: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const notifyListeners = () => listeners.forEach((listener) => listener());

/** Returns the topmost dialog. Elements outside it are inert, so content that must stay usable goes inside. */
export const getTopmostDialog = (): HTMLDialogElement | null => dialogs.at(-1) ?? null;

/** Registers an open dialog. Returns the function that removes it. */
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
