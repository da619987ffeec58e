import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { sessionController, useSession } from '#features/session/index.ts';
import { clearLastPrices } from '../providers/live/clear-last-prices.ts';
import { clearToasts } from '../providers/toasts.tsx';
import { paths } from './paths.ts';

/** The session's token, or null without a session. Checks the browser's storage on every navigation. */
function useToken(): string | null {
  const token = useSession((state) => state.session?.token ?? null);
  const { key } = useLocation();
  useLayoutEffect(() => {
    sessionController.readCurrent();
  }, [key]);
  return token;
}

interface GuardProps {
  isAdmitted: boolean;
  redirectTo: string;
}

/**
 * Renders the child routes, or a redirect. A page that loses its access stays on screen until the target of the
 * redirect has loaded.
 */
function Guard({ isAdmitted, redirectTo }: GuardProps) {
  const [wasAdmitted] = useState(isAdmitted);
  return (
    <>
      {wasAdmitted && <Outlet />}
      {!isAdmitted && <Navigate to={redirectTo} replace />}
    </>
  );
}

/** A layout route: its pages are for signed-in users. A change of user reads every query again. */
export function RequireSession() {
  const token = useToken();
  const queries = useQueryClient();
  const lastToken = useRef(token);
  useEffect(() => {
    if (lastToken.current === token) return;
    if (token === null) {
      clearToasts();
      return;
    }
    if (lastToken.current !== null) void queries.resetQueries();
    lastToken.current = token;
  }, [token, queries]);
  return <Guard isAdmitted={token !== null} redirectTo={paths.login} />;
}

/**
 * A layout route: its pages are for visitors only. It clears the data of the last user once none of it is on screen.
 */
export function RequireVisitor() {
  const token = useToken();
  const queries = useQueryClient();
  useEffect(() => {
    queries.clear();
    void clearLastPrices().catch(() => undefined);
  }, [queries]);
  return <Guard isAdmitted={token === null} redirectTo={paths.dashboard} />;
}
