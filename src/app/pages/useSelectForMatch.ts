import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useControllers } from '#shared/controllers/controllers.ts';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import { paths } from '../router/paths.ts';

/**
 * Returns a function for pages without a bet slip: it opens the match of a pressed price, with the price on the slip.
 * The first press downloads the bet slip. If that fails, the match page shows the error.
 */
export function useSelectForMatch(): (selection: OddsSelection) => void {
  const controllers = useControllers();
  const navigate = useNavigate();
  return useCallback(
    (selection: OddsSelection) => {
      // Navigates before the download, so that the bettor gets an immediate response to the press.
      void navigate(paths.toMatch(selection.sportId, selection.matchId));
      import('#features/bet-slip/index.ts')
        .then(({ selectPrice }) => selectPrice(controllers, selection))
        .catch(() => undefined);
    },
    [controllers, navigate],
  );
}
