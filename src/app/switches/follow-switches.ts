import { NO_SWITCHES, switchStore } from '#shared/switches/switches.ts';
import { getPreviewEnd } from '../boot/preview/preview-tab.ts';
import { parseSwitches } from './parse-switches.ts';
import { REREAD_CACHE_MODE } from './reread.ts';

const CONFIG_URL = `${import.meta.env.BASE_URL}config.json`;
/** Mean time between two reads of config.json in milliseconds. Pages spread by a fifth to both sides. */
export const READ_EVERY_MS = 180_000;
/** A bettor who returns to the page many times reads it at most this often, in milliseconds. */
export const MIN_PAUSE_MS = 10_000;

let appliedJson = JSON.stringify(undefined);

/** Applies the key `switches` of config.json, and names its wrong entries on the console. */
export function applySwitches(written: unknown): void {
  const json = JSON.stringify(written);
  if (json === appliedJson) return;
  appliedJson = json;
  const { switches, wrong } = parseSwitches(written);
  if (wrong.length > 0) console.error('config.json: these entries do not apply, because they cannot be used', wrong);
  switchStore.setState(written === undefined ? NO_SWITCHES : switches, true);
}

/**
 * Reads config.json again and applies its switches. Those that apply stay when the file cannot be read, and the
 * function returns false.
 */
export async function refreshSwitches(): Promise<boolean> {
  // The tab of a preview shows the switches of that file.
  if (getPreviewEnd() !== null) return true;
  let config: unknown;
  try {
    const response = await fetch(CONFIG_URL, { cache: REREAD_CACHE_MODE, redirect: 'error' });
    if (!response.ok) return false;
    config = await response.json();
  } catch {
    return false;
  }
  if (typeof config !== 'object' || config === null) return false;
  applySwitches(Reflect.get(config, 'switches'));
  return true;
}

/**
 * Applies the first switches, and reads config.json again every few minutes and when the bettor returns to the page.
 * A hidden page reads nothing. Returns the function that stops it.
 */
export function followSwitches(written: unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastReadAt = performance.now();

  /** A hidden page has no timer. */
  function schedule(): void {
    clearTimeout(timer);
    if (document.visibilityState !== 'hidden') timer = setTimeout(readNow, READ_EVERY_MS * (0.8 + Math.random() * 0.4));
  }
  function readNow(): void {
    lastReadAt = performance.now();
    void refreshSwitches();
    schedule();
  }
  const readOnReturn = (): void => {
    const isHidden = document.visibilityState === 'hidden';
    if (!isHidden && performance.now() - lastReadAt >= MIN_PAUSE_MS) readNow();
    else schedule();
  };

  applySwitches(written);
  schedule();
  document.addEventListener('visibilitychange', readOnReturn);
  addEventListener('focus', readOnReturn);
  addEventListener('online', readOnReturn);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', readOnReturn);
    removeEventListener('focus', readOnReturn);
    removeEventListener('online', readOnReturn);
  };
}
