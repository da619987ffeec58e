import { safeLocalStorage } from '../../storage/safe-storage.ts';
import { liteMode } from '../lite-mode.ts';

/** Switches lite mode on, and returns the function that switches it off again. */
export function startInLiteMode(): () => void {
  liteMode.choose(true);
  return () => liteMode.choose(false);
}

/** Lets the browser ask for less data, as with Save-Data, on a device without a choice. Returns the clean-up. */
export function startWithDataSaver(): () => void {
  safeLocalStorage.remove('lite@1');
  const connection = Object.assign(new EventTarget(), { saveData: true });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'connection');
    liteMode.choose(false);
  };
}
