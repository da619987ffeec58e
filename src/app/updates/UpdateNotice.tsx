import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { useController } from '#shared/controllers/controllers.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { createAppUpdates } from './app-updates.ts';

/** Downloads what knows bets and payments only when a new version waits. */
const UpdateButton = lazy(async () => ({
  default: (await loadWithTexts(() => import('./UpdateButton.tsx'))).UpdateButton,
}));

/** Offers a newer version of the app as soon as one waits. */
export function UpdateNotice() {
  const { store, apply } = useController(createAppUpdates);
  const isReady = useStore(store, (state) => state.isReady);
  return isReady ? (
    <Suspense fallback={null}>
      <UpdateButton onUpdate={apply} />
    </Suspense>
  ) : null;
}
