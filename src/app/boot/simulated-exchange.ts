import { startExchange } from '#mocks/browser.ts';
import type { ConfigProblem } from './config/load.ts';
import type { Config } from './config/schema.ts';

/** The logo of a demo brand stands in a folder beside its file. The exchange sends it as an operator's server does. */
const findLogo = ({ pack }: Config['brand']): string | undefined =>
  typeof pack === 'string' ? pack.replace(/\.json$/, '/logo.svg') : undefined;

/** Starts the simulated exchange, in the demo build only. Resolves to the problem that prevented the start, or null. */
export async function startSimulatedExchange(
  settings: NonNullable<Config['simulatedExchange']>,
  brand: Config['brand'],
): Promise<ConfigProblem | null> {
  try {
    await startExchange({ ...settings, logo: findLogo(brand) });
    return null;
  } catch (error) {
    return { kind: 'no-simulation', detail: error instanceof Error ? error.message : String(error) };
  }
}
