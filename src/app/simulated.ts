import { startExchange } from '#mocks/browser.ts';

/** The one door from the app to the simulated exchange; only the demo build has it. */
export async function startSimulatedExchange(settings: { seed: number; speed: number }): Promise<void> {
  await startExchange(settings);
}
