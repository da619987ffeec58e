import type { Controllers } from '#shared/controllers/controllers.ts';
import { storeApiBase } from '#shared/storage/write-boot-hints.ts';
import { setCollector } from '#shared/telemetry/report.ts';
import { downloadMissingFonts } from '../language/download-fonts.ts';
import { waitAfterStartup } from '../router/timing.ts';
import type { Config } from './config/schema.ts';
import { getPreviewEnd } from './preview/preview-tab.ts';

/**
 * Does what the first screen can do without. A failure leaves the app as it is. Resolves when the switches of the file
 * apply: a page that renders before them would start what they pause.
 */
export function finishStart(config: Config, controllers: Controllers): Promise<void> {
  const steps = [storeHints(config), startUpdates(controllers), startTelemetry(config)];
  for (const step of steps) step.catch(() => undefined);
  return startSwitches(config);
}

/** Stores what makes the next page load faster. */
async function storeHints({ apiBase }: Config): Promise<void> {
  // At once, so that a short visit stores it too. Other tabs share the storage, and a preview is for this one.
  if (getPreviewEnd() === null) storeApiBase(apiBase);
  await waitAfterStartup();
  await downloadMissingFonts();
}

/** Registers the service worker, which the demo has of its own. */
async function startUpdates(controllers: Controllers): Promise<void> {
  if (__SIMULATED_EXCHANGE__) return;
  await waitAfterStartup();
  const { createAppUpdates } = await import('../updates/app-updates.ts');
  controllers.get(createAppUpdates);
}

/** Follows the operator's switches: at once when config.json has some, else after the start. */
async function startSwitches({ switches }: Config): Promise<void> {
  if (switches === undefined) await waitAfterStartup();
  const { followSwitches } = await import('../switches/follow-switches.ts');
  followSwitches(switches);
}

/** Loads the telemetry where the operator switched it on. Without it, the reports of this page are dropped. */
async function startTelemetry({ telemetry }: Config): Promise<void> {
  const isOn = telemetry !== undefined && (telemetry['exporter'] !== 'none' || telemetry['traceparent'] === true);
  if (!isOn) {
    setCollector(() => undefined);
    return;
  }
  await waitAfterStartup();
  const loaded = await import('../telemetry/telemetry.ts');
  await loaded.startTelemetry(telemetry);
}
