import * as z from 'zod/mini';
import { judgeResponse, readEnvelope } from '#shared/api/client/envelope.ts';
import { parseJson, readResponseText } from '#shared/api/client/http-request.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { ZERO } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { markFirstPrice } from '#shared/live/react/first-price.ts';
import { loadOddsFormat } from '#shared/odds-format/load-odds-format.ts';
import { applyDisplay } from './apply-display.ts';
import { readConfig } from './config/load.ts';
import type { Config } from './config/schema.ts';
import { keepPress } from './prerender/keep-press.ts';
import type { ScreenName } from './prerender/names.ts';
import { showPrerendered } from './prerender/show.ts';

/** The prices of a page for their drawing without React. */
export interface FirstPrices {
  readonly config: Config;
  /** Null when the request failed. */
  readonly response: Promise<Response | null>;
  /** Time of the request, in milliseconds of `performance.now()`. */
  readonly requestedAt: number;
  /** Resolves when the page's texts and styles are there. A drawing reads the response before, while they download. */
  readonly canDraw: Promise<unknown>;
}

/** Reads the rows of a response. Null when the app has to report what is wrong with it. */
export async function readFirstResponse<Out extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, Out>,
  response: Response | null,
): Promise<z.output<Out> | null> {
  const text = response && (await readResponseText(response));
  const envelope = text === null ? null : readEnvelope(parseJson(text));
  if (response === null || envelope === null || judgeResponse(endpoint, response.status, envelope) !== null)
    return null;
  const rows = z.safeParse(endpoint.response, envelope.data);
  return rows.success ? rows.data : null;
}

/**
 * Reads config.json and applies its formats and the chosen format of odds. Null when the app has to report a problem.
 * Call it before the prices arrive: outside `en-IN` the first use of a format takes a slow phone some 60 ms.
 */
export async function prepareDisplay(configResponse: Promise<Response | null>): Promise<Config | null> {
  const [loaded] = await Promise.all([
    readConfig(
      configResponse.then((original) => original?.clone() ?? null),
      false,
    ),
    loadOddsFormat(),
  ]);
  if (loaded.kind !== 'config') return null;
  applyDisplay(loaded.config);
  formatAmount(ZERO, { decimals: 'none' });
  return loaded.config;
}

/** Shows a prerendered screen with prices that `draw` fills in. They take presses until they are `lifetimeMs` old. */
export function showDrawnPrices(name: ScreenName, lifetimeMs: number, draw: (screen: HTMLElement) => void): void {
  showPrerendered(name, (screen) => {
    draw(screen);
    setTimeout(() => markStale(screen), lifetimeMs);
    return keepPress(screen);
  });
  document.querySelectorAll('[data-cell]').forEach(markFirstPrice);
}

function markStale(screen: HTMLElement): void {
  for (const prices of screen.querySelectorAll<HTMLElement>('[role="group"], [data-market]'))
    prices.dataset['freshness'] = 'stale';
  for (const cell of screen.querySelectorAll('[data-cell]')) cell.setAttribute('aria-disabled', 'true');
}
