import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { casinoTexts, LotusView } from '#features/casino/index.ts';
import { useBalance } from '#features/positions/index.ts';
import { Panel } from '../layout/Panel.tsx';
import { useConfig } from '../providers/config-context.ts';
import { paths } from '../router/paths.ts';
import { usePageTitle } from '../router/usePageTitle.ts';

const GUARD = 'lotus-guard';

/**
 * Makes the back button lead from `/games` to the dashboard (docs/requirements.md#27-casino). The page adds a
 * history entry of its own, and replaces `/games` when the bettor leaves that entry.
 */
function useBackToDashboard(): void {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isGuarded = state === GUARD;
  const wasGuarded = useRef(isGuarded);
  useEffect(() => {
    if (isGuarded) wasGuarded.current = true;
    else if (wasGuarded.current) void navigate(paths.dashboard, { replace: true });
    else void navigate(paths.lotus, { state: GUARD });
  }, [isGuarded, navigate]);
}

/** `games`: the Lotus casino. */
export function LotusPage() {
  const { frameHosts, greetingHosts } = useConfig();
  const navigate = useNavigate();
  const balance = useBalance();
  const policy = useMemo(
    () => ({ origin: window.location.origin, frameHosts, greetingHosts }),
    [frameHosts, greetingHosts],
  );
  usePageTitle(casinoTexts.lotus.title);
  useBackToDashboard();
  return (
    <Panel name={casinoTexts.lotus.title}>
      <LotusView
        host={window.location.hostname}
        balance={balance?.available ?? null}
        policy={policy}
        onDecline={() => void navigate('/', { replace: true })}
      />
    </Panel>
  );
}
