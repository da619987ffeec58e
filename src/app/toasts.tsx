import { lazy, Suspense } from 'react';
import { later } from './later.ts';
import type { Notice } from './query/client.ts';

/** Nothing is said in the first moments of a page: what says it is loaded after the first screen. */
const load = () => import('#ui-kit/Toast/Toast.tsx');

let ask: () => void;
const asked = new Promise<void>((resolve) => {
  ask = resolve;
});

const Host = lazy(async () => {
  await Promise.race([asked, later()]);
  return { default: (await load()).ToastHost };
});

export function Toasts() {
  return (
    <Suspense fallback={null}>
      <Host />
    </Suspense>
  );
}

export function say({ tone, message }: Notice): void {
  ask();
  void load().then(({ notify }) => notify[tone](message));
}

/** What was said to one user is not read by the next. */
export function hush(): void {
  void load().then(({ notify }) => notify.clear());
}
