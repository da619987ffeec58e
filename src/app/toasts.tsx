import { lazy, Suspense, useEffect, useState } from 'react';
import { later } from './later.ts';
import type { Notice } from './query/client.ts';

/** Nothing is said in the first moments of a page: what says it comes after the first screen. It is there before the line is lost, and says that too. */
const load = () => import('#ui-kit/feedback/Toast/Toast.tsx');

const Host = lazy(async () => ({ default: (await load()).ToastHost }));

/** Draws the place for what is said, on the page that is open. */
let makeRoom: (() => void) | null = null;

export function Toasts() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    makeRoom = () => setNeeded(true);
    later()
      .then(load)
      .catch(() => undefined);
    return () => {
      makeRoom = null;
    };
  }, []);
  return needed ? (
    <Suspense fallback={null}>
      <Host />
    </Suspense>
  ) : null;
}

/** What is said before its place is drawn waits there. */
export function say({ tone, message }: Notice): void {
  makeRoom?.();
  void load().then(({ notify }) => notify[tone](message));
}

/** What was said to one user is not read by the next. */
export function hush(): void {
  void load().then(({ notify }) => notify.clear());
}
