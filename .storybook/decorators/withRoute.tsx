import type { Decorator } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { useState, type ComponentType } from 'react';

/** `parameters.route`: where the story stands. `routes` mounts a real route table; without it the story is every page. */
export interface RouteParameter {
  readonly at?: string;
  readonly path?: string;
  readonly routes?: RouteObject[];
}

function Routed({ Story, route }: { Story: ComponentType; route: RouteParameter }) {
  const [router] = useState(() => createMemoryRouter(route.routes ?? [{ path: route.path ?? '*', element: <Story /> }], { initialEntries: [route.at ?? '/dashboard'] }));
  return <RouterProvider router={router} />;
}

/** Only where a story asks for it: a router swallows the args of components that need none. */
export const withRoute: Decorator = (Story, { parameters }) => {
  const route = parameters['route'] as RouteParameter | undefined;
  return route ? <Routed Story={Story} route={route} /> : <Story />;
};
