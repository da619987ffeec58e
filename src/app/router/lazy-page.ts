import type { ComponentType } from 'react';
import { createLazyWithPreload } from './lazy-with-preload.tsx';
import { trackPageDownload } from './navigation-pending.ts';

/** Creates a lazy page of the route table. The shell shows progress while the router waits for its download. */
export const createLazyPage = (load: () => Promise<ComponentType>) => createLazyWithPreload(load, trackPageDownload);
