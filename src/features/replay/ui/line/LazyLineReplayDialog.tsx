import { lazy, Suspense, useState } from 'react';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import type { LineReplayDialogProps } from './LineReplayDialog.tsx';

/** Most bettors never open a replay. */
const LineReplayDialog = lazy(async () => ({
  default: (await loadWithTexts(() => import('./LineReplayDialog.tsx'))).LineReplayDialog,
}));

/** `LineReplayDialog`, which loads with the first line. It stays for its closing animation. */
export function LazyLineReplayDialog(props: LineReplayDialogProps) {
  const [hasOpened, setHasOpened] = useState(false);
  if (props.line !== null && !hasOpened) setHasOpened(true);
  if (!hasOpened) return null;
  return (
    <Suspense fallback={null}>
      <LineReplayDialog {...props} />
    </Suspense>
  );
}
