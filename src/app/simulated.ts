import { start } from '#mocks/browser.ts';
import type { Config } from './config/schema.ts';

/** The one door from the app to the simulated exchange; only a build that carries it comes through here. */
export async function startSimulatedExchange(simulation: NonNullable<Config['simulatedExchange']>): Promise<void> {
  await start(simulation);
}
