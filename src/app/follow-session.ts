import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import { session } from '#features/session/index.ts';
import { hush } from './toasts.tsx';

/** Whenever somebody signs in or out: where to go, and what to forget. Returns what ends it. */
export function followSession(router: ReturnType<typeof createBrowserRouter>, queries: QueryClient): () => void {
  return session.store.subscribe((now, before) => {
    if (now.session?.token === before.session?.token) return;
    if (now.session === null) hush();
    // The loaders decide where to go; what was read for somebody else is forgotten once nothing on screen shows it.
    void router.revalidate().then(() => (now.session === null ? queries.clear() : queries.resetQueries()));
  });
}
