import { startExchange } from '#mocks/browser.ts';
import type { ConfigProblem } from './config/load.ts';

/** The one door from the app to the simulated exchange; only the demo build has it. Resolves to what kept it from starting, or null. */
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
