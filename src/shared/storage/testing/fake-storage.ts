import { vi } from 'vitest';
import { clearLocalStorage } from '../clear-local-storage.ts';
import { safeSessionStorage } from '../safe-storage.ts';

/** Storage that can refuse access, as private windows and full disks do. */
export class FakeStorage {
  readonly map = new Map<string, string>();
  refuses: 'none' | 'writes' | 'everything' = 'none';
  #check(write: boolean): void {
    if (this.refuses === 'everything' || (write && this.refuses === 'writes'))
      throw new DOMException('refused', 'QuotaExceededError');
  }
  getItem(key: string): string | null {
    this.#check(false);
    return this.map.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#check(true);
    this.map.set(key, value);
  }
  removeItem(key: string): void {
    this.#check(true);
    this.map.delete(key);
  }
  clear(): void {
    this.#check(true);
    this.map.clear();
  }
}

/** Replaces both browser storages with empty ones. For tests. `vi.unstubAllGlobals()` restores them. */
export function installFakeStorages(): { local: FakeStorage; tab: FakeStorage } {
  const [local, tab] = [new FakeStorage(), new FakeStorage()];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  // Drops values that an earlier test left in memory, and makes both storages usable again.
  clearLocalStorage();
  safeSessionStorage.clear();
  return { local, tab };
}
