import type { ComponentType } from 'react';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { createLazyWithPreload } from './lazy-with-preload.tsx';
import { trackPageDownload } from './navigation-pending.ts';

/** Creates a lazy page of the route table. The shell shows progress while the router waits for its download. */
export const createLazyPage = (load: () => Promise<ComponentType>) =>
  createLazyWithPreload(() => loadWithTexts(load), trackPageDownload);

/** Creates a lazy page that most visits begin with. The app has its messages when it starts. */
export const createFirstPage = (load: () => Promise<ComponentType>) => createLazyWithPreload(load, trackPageDownload);
