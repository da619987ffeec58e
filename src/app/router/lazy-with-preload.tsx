import { type ComponentType, lazy, useState } from 'react';

/** The browser could not download a file of the app. */
export class DownloadError extends Error {
  /** Lets the next mount of the component download again. React.lazy itself never forgets a failure. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A file of the app could not be downloaded.', { cause });
    this.forget = forget;
  }
}

export interface Preloadable {
  /**
   * Downloads the component before it is rendered. Resolves to whether it succeeded; a failure shows when the
   * component is rendered.
   */
  readonly preload: () => Promise<boolean>;
}

/**
 * React.lazy with two additions. A preloaded component renders at once, without the Suspense fallback. After an
 * ErrorBoundary has shown a failed download, `DownloadError.forget` lets the next mount retry it.
 * `onWait`: receives the download when a render has to wait for it.
 */
export function createLazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onWait?: (download: Promise<unknown>) => void,
): ComponentType<Props> & Preloadable {
  let Loaded: ComponentType<Props> | null = null;
  let download: Promise<ComponentType<Props>> | null = null;

  const downloadOnce = () => {
    download ??= load().then(
      (component) => (Loaded = component),
      (error: unknown) => {
        download = null;
        throw error;
      },
    );
    return download;
  };

  const createLazy = () =>
    lazy(async () => {
      try {
        const waiting = downloadOnce();
        onWait?.(waiting);
        return { default: await waiting };
      } catch (error) {
        throw new DownloadError(error, () => {
          Lazy = createLazy();
        });
      }
    });
  let Lazy = createLazy();

  function LazyWithPreload(props: Props) {
    // Keeps the choice while the component is mounted: a change would remount its content.
    const [Content] = useState(() => Loaded ?? Lazy);
    return <Content {...props} />;
  }

  const preload = () =>
    downloadOnce().then(
      () => true,
      () => false,
    );
  return Object.assign(LazyWithPreload, { preload });
}
