import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { ErrorPanel, Spinner } from '#ui-kit';
import { Box } from './comesLater.styles.ts';
import { texts } from './texts.ts';

/** How far the parts are. */
type Coming<Parts> =
  { readonly state: 'not-asked' | 'coming' | 'failed' } | { readonly state: 'here'; readonly parts: Parts };

interface WaitProps {
  /** The last attempt brought nothing. */
  failed: boolean;
  onRetry: () => void;
}

/** Stands where the parts will, and can have the focus, which it hands on to the first thing to press of what takes its place. */
function Wait({ failed, onRetry }: WaitProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const place = element?.parentElement;
    return () => {
      // As this is called nothing has taken its place yet.
      if (element?.contains(document.activeElement))
        queueMicrotask(() => place?.querySelector<HTMLElement>('a[href], button')?.focus());
    };
  }, []);
  const again = () => {
    // The button goes as it is pressed.
    box.current?.focus();
    onRetry();
  };
  return (
    <Box ref={box} tabIndex={0}>
      {failed ? <ErrorPanel title={texts.menuFailed} onRetry={again} /> : <Spinner label={texts.menuComing} />}
    </Box>
  );
}

/**
 * Parts of a page that nobody sees before a press, in a file that the first screen does not wait for. React's own lazy() keeps a failed import
 * for ever, and shows what has come up to 300 ms late; besides, a button may have to say that it waits.
 */
export function comesLater<Parts>(load: () => Promise<Parts>) {
  const store = createStore<Coming<Parts>>(() => ({ state: 'not-asked' }));

  /** Somebody wants it. Asks for the file, unless it is here or on its way; once it has failed, anew. */
  const ask = (): void => {
    const { state } = store.getState();
    if (state === 'coming' || state === 'here') return;
    store.setState({ state: 'coming' });
    load().then(
      (parts) => store.setState({ state: 'here', parts }),
      (error: unknown) => {
        console.error(error);
        store.setState({ state: 'failed' });
      },
    );
  };

  /** The first screen is there, or somebody is about to press. Whoever reads that it failed says when to try again. */
  const prepare = (): void => {
    if (store.getState().state === 'not-asked') ask();
  };

  const useComing = (): Coming<Parts> => useStore(store);

  /** What `children` makes of the parts; until they have come, words in a box. */
  function Part({ children }: { children: (parts: Parts) => ReactNode }) {
    const coming = useComing();
    useEffect(ask, []);
    return coming.state === 'here' ? children(coming.parts) : <Wait failed={coming.state === 'failed'} onRetry={ask} />;
  }

  return { store, ask, prepare, useComing, Part };
}
