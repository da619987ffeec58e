import { isValidElement } from 'react';
import { createRoutesFromElements, matchRoutes } from 'react-router-dom';
import type { Preloadable } from './lazy-with-preload.tsx';
import { routes } from './routes.tsx';

const isPreloadable = (component: unknown): component is Preloadable =>
  typeof component === 'function' && 'preload' in component;

/** Downloads the pages that `<Routes>` will render at this address. Resolves to whether every download succeeded. */
export async function preloadRoute(pathname: string): Promise<boolean> {
  const elements = (matchRoutes(createRoutesFromElements(routes), pathname) ?? []).map(({ route }) => route.element);
  const downloads = elements.map(
    async (element) => !isValidElement(element) || !isPreloadable(element.type) || element.type.preload(),
  );
  return (await Promise.all(downloads)).every(Boolean);
}
