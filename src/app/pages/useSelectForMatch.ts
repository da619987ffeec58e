import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OddsSelection } from '#features/market/index.ts';
import { paths } from '../router/paths.ts';

/**
 * For a page without a bet slip: a pressed price opens its match with the price on the slip. The bet slip is downloaded on the first press.
 * If that fails, the match page fails too and says so.
 */
export function useSelectForMatch(): (selection: OddsSelection) => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (selection: OddsSelection) => {
      // First, so that the bettor sees at once that the press was accepted.
      void navigate(paths.match(selection.sportId, selection.matchId));
      import('#features/bet-slip/index.ts')
        .then(({ selectPrice }) => selectPrice(queries, selection))
        .catch(() => undefined);
    },
    [queries, navigate],
  );
}
