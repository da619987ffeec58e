import { useHasBetInFlight } from '#features/bet-slip/index.ts';
import { RealityCheck } from '#features/responsible-gambling/index.ts';
import { useSignOut } from '#features/session/index.ts';
import { paths } from '../paths.ts';
import { routeLink } from './routeLink.tsx';

/** The reality check, on every page, and never over a bet that is on its way. */
export function PlayWatch() {
  return <RealityCheck busy={useHasBetInFlight()} onSignOut={useSignOut()} href={paths.playSafe} link={routeLink} />;
}
