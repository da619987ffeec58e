import { BalanceFigures } from '#features/positions/index.ts';
import { Shell } from './shell/Shell.tsx';

/** The shell with the reader's money in its header. */
export function AppShell() {
  return <Shell money={<BalanceFigures />} />;
}
