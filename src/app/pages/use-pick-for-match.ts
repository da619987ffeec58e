import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OddsSelection } from '#features/market/index.ts';
import { paths } from '../paths.ts';

/**
 * For a page without a slip, which belongs to the match page (specification 2): a price pressed here waits there. What takes it comes with the
 * first press. If it does not come, neither does the match page, and says so.
 */
export function usePickForMatch(): (selection: OddsSelection) => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (selection: OddsSelection) => {
      // At once, so that the press is seen to have been taken: the page's own files come with it.
      void navigate(paths.match(selection.sportId, selection.matchId));
      import('./pick-price.ts').then(({ selectPrice }) => selectPrice(queries, selection)).catch(() => undefined);
    },
    [queries, navigate],
  );
}
