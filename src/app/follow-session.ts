import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hush } from './toasts.tsx';

/**
 * Whenever somebody signs in or out, what was said to and read for somebody else is forgotten; what was read, once nothing on screen
 * shows it. `token`: the session's, null without one. `onVisitorsPage`: whether what is shown is for who is not signed in; null before anything is.
 */
export function useFollowedSession(token: string | null, onVisitorsPage: boolean | null): void {
  const queries = useQueryClient();
  const saidTo = useRef(token);
  const readFor = useRef(token);

  useEffect(() => {
    if (saidTo.current === token) return;
    saidTo.current = token;
    if (token === null) hush();
  }, [token]);

  useEffect(() => {
    if (readFor.current === token || onVisitorsPage !== (token === null)) return;
    if (token === null) queries.clear();
    else if (readFor.current !== null) void queries.resetQueries();
    readFor.current = token;
  }, [token, onVisitorsPage, queries]);
}
