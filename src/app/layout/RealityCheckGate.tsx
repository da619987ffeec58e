import { useHasBetInFlight } from '#features/bet-slip/index.ts';
import { RealityCheck } from '#features/responsible-gambling/index.ts';
import { signOut } from '#features/session/index.ts';
import { paths } from '../router/paths.ts';
import { routeLink } from '../router/route-link.tsx';

/** The reality check of every page. It waits while a bet is in flight. */
export function RealityCheckGate() {
  const busy = useHasBetInFlight();
  return <RealityCheck busy={busy} onSignOut={signOut} href={paths.playSafe} link={routeLink} />;
}
