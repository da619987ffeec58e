import { NO_SWITCHES, type Switches, switchStore } from '../switches.ts';

/** Applies switches for one story or test. Returns the function that ends them. */
export function applyTestSwitches(switches: Partial<Switches>): () => void {
  switchStore.setState({ ...NO_SWITCHES, ...switches }, true);
  return () => switchStore.setState(NO_SWITCHES, true);
}
