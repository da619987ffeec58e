import { memo, startTransition, useEffect, useState } from 'react';
import { matchRoutes, useLocation, useNavigate, useRoutes, type Location, type RouteObject } from 'react-router-dom';
import { useSession } from '#features/session/index.ts';
import { useFollowedSession } from './follow-session.ts';
import { PageComing } from './page-coming.ts';
import { areForVisitors, leadElsewhere, loadPages } from './pages-to-show.ts';
import { Opening } from './shell/Opening.tsx';

export interface PagesProps {
  /** The same for as long as this is drawn: routes.tsx. */
  table: RouteObject[];
}

interface ShownProps extends PagesProps {
  at: Location;
}

const Shown = memo(function Shown({ table, at }: ShownProps) {
  return useRoutes(table, at);
});

/**
 * The page of the address. An address is shown once the access rules have let it pass and its page has come; until then the page before
 * it stays. React Router's data router does as much and far more, at more than twice the bytes (decision 0025).
 */
export function Pages({ table }: PagesProps) {
  const wanted = useLocation();
  const navigate = useNavigate();
  const token = useSession(({ session }) => session?.token ?? null);
  const [shown, setShown] = useState<Location | null>(null);
  useFollowedSession(token, shown && areForVisitors(matchRoutes(table, shown) ?? []));

  // Asked again when somebody signs in or out. That navigate is another one at every address does no harm: so is what is wanted.
  useEffect(() => {
    const matched = matchRoutes(table, wanted) ?? [];
    const elsewhere = leadElsewhere(matched);
    if (elsewhere !== null) {
      void navigate(elsewhere, { replace: true });
      return;
    }
    let left = false;
    const show = () => {
      // Drawn in pieces, between which a slow phone can do something else.
      if (!left) startTransition(() => setShown(wanted));
    };
    const loading = loadPages(matched);
    if (loading === null) show();
    else void loading.then(show);
    return () => {
      left = true;
    };
  }, [table, wanted, token, navigate]);

  // Who goes elsewhere need not wait for the file that says where that is.
  const isShown = shown !== null;
  useEffect(() => {
    if (isShown) import('./pages/elsewhere.ts').catch(() => undefined);
  }, [isShown]);

  return (
    <PageComing value={shown !== wanted}>
      {shown === null ? <Opening /> : <Shown table={table} at={shown} />}
    </PageComing>
  );
}
