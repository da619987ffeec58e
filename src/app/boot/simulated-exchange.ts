import { startExchange } from '#mocks/browser.ts';
import type { ConfigProblem } from './config/load.ts';

/** Starts the simulated exchange, in the demo build only. Resolves to the problem that prevented the start, or null. */
export async function startSimulatedExchange(settings: {
  seed: number;
  speed: number;
  gamesPort?: number | undefined;
}): Promise<ConfigProblem | null> {
  try {
    await startExchange(settings);
    return null;
  } catch (error) {
    return { kind: 'no-simulation', detail: error instanceof Error ? error.message : String(error) };
  }
}
