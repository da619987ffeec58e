import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Services that the operator can pause while pages are open. Without `socket` the pages poll. */
export type PausableService = 'site' | 'deposits' | 'withdrawals' | 'cashOut' | 'casino' | 'socket';

/** The key `switches` of config.json, as the app applies it. */
export interface Switches {
  /** The operator's reason for each paused service, empty without one. A running service has no entry. */
  readonly paused: Readonly<Partial<Record<PausableService, string>>>;
  /** The operator's message on every page after the sign-in, or null. */
  readonly banner: string | null;
}

export const NO_SWITCHES: Switches = { paused: {}, banner: null };

/** The switches that apply now. app/switches/follow-switches.ts keeps them up to date. */
export const switchStore = createStore<Switches>()(() => NO_SWITCHES);

/** Returns the operator's message on every page, or null. */
export const useBannerText = (): string | null => useStore(switchStore, ({ banner }) => banner);

/** Returns the operator's reason while a service is paused, and null while it runs. The reason can be empty. */
export const usePause = (service: PausableService): string | null =>
  useStore(switchStore, ({ paused }) => paused[service] ?? null);
