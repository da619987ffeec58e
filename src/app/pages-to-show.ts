import type { RouteMatch, RouteObject } from 'react-router-dom';
import { session } from '#features/session/index.ts';
import { paths } from './paths.ts';
import type { RouteHandle } from './routes.tsx';

export type Matched = readonly RouteMatch<string, RouteObject>[];

const handleOf = ({ route }: RouteMatch<string, RouteObject>): RouteHandle | undefined =>
  route.handle as RouteHandle | undefined;

/** Whether these routes are for who is not signed in. */
export const areForVisitors = (matched: Matched): boolean =>
  matched.some((match) => handleOf(match)?.forVisitors === true);

/** Where the access rules of specification 2 and the table lead instead; null where the address may be shown. Asked on every navigation. */
export function leadElsewhere(matched: Matched): string | null {
  const place = session.checkAccess(areForVisitors(matched));
  if (place !== null) return paths[place];
  const last = matched.at(-1);
  return (last && handleOf(last)?.leadsTo) ?? null;
}

/** Drawn, it breaks: the fence around the page says so (shell/RouteFailure.tsx). */
const broken = (error: unknown) =>
  function NotLoaded(): never {
    throw error;
  };

async function load(route: RouteObject, loading: () => Promise<RouteObject['Component']>): Promise<void> {
  try {
    route.Component = (await loading()) ?? null;
    delete route.lazy;
  } catch (error) {
    // It is asked for anew when it is gone to again.
    route.Component = broken(error);
  }
}

/** Loads the pages of these routes and writes them into the table; null where all are there. Never rejects: a page that did not come shows its failure. */
export function loadPages(matched: Matched): Promise<unknown> | null {
  const loads = matched.flatMap(({ route }) =>
    typeof route.lazy === 'object' && route.lazy.Component ? [load(route, route.lazy.Component)] : [],
  );
  return loads.length === 0 ? null : Promise.all(loads);
}
