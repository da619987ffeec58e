import type * as z from 'zod/mini';
import { read } from '#shared/api/client/call.ts';
import { type RequestSender, sendEarlyOrByFetch } from '#shared/api/client/http-request.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { ApiError } from '#shared/api/failure.ts';
import { type ResourceKey, serializeKey } from '#shared/live/resource-key.ts';
import type { ResponseTiming, SentListener, TransportSink } from '#shared/live/transport/transport.ts';

/** Stores the prices of a page at most this often, in milliseconds. */
const STORE_EVERY_MS = 10_000;

export interface ReadOptions {
  readonly signal: AbortSignal;
  /** Called when the first script has sent the request, before this read. */
  readonly onSentEarly?: SentListener;
}

type Show<Rows> = (sink: TransportSink, rows: Rows, timing: ResponseTiming) => void;

const loadStore = () => import('./last-prices.ts');

/** Only with a service worker can the app start without a network. The demo's worker needs none. */
const canStartOffline = (): boolean =>
  !__SIMULATED_EXCHANGE__ && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/**
 * Keeps the last prices of each page for a start without a network. `isReady`: whether the page already has prices,
 * which are then newer.
 */
export function createPriceKeeper(isReady: (resource: ResourceKey) => boolean) {
  const storedAt = new Map<string, number>();
  /** Shows the stored prices of a resource whose request has just failed. */
  const found = new Map<string, (sink: TransportSink) => void>();

  async function store(resource: ResourceKey, text: string): Promise<void> {
    const key = serializeKey(resource);
    if (performance.now() - (storedAt.get(key) ?? -Infinity) < STORE_EVERY_MS) return;
    storedAt.set(key, performance.now());
    await (await loadStore()).storeLastPrices(resource, text);
  }

  async function find<Out extends z.ZodMiniType>(
    resource: ResourceKey,
    endpoint: Endpoint<z.ZodMiniType, Out>,
    show: Show<z.output<Out>>,
  ): Promise<void> {
    const last = await (await loadStore()).readLastPrices(endpoint, resource);
    if (last !== null) found.set(serializeKey(resource), (sink) => show(sink, last.rows, last.timing));
  }

  return {
    /** Reads a resource and stores the response. Without a response it looks for the stored one. */
    async read<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
      resource: ResourceKey,
      endpoint: Endpoint<In, Out>,
      input: z.input<In>,
      { signal, onSentEarly }: ReadOptions,
      show: Show<z.output<Out>>,
    ): Promise<z.output<Out>> {
      let text = '';
      const sendAndKeepText: RequestSender = async (url, request) => {
        const response = await sendEarlyOrByFetch(url, request);
        text = response.text ?? '';
        if (response.sentAt !== undefined) onSentEarly?.(response.sentAt);
        return response;
      };
      try {
        const rows = await read(endpoint, input, { signal, sender: sendAndKeepText });
        if (canStartOffline()) void store(resource, text).catch(() => undefined);
        return rows;
      } catch (error) {
        const isUnreachable = error instanceof ApiError && error.failure.kind === 'unreachable';
        if (isUnreachable && canStartOffline() && !isReady(resource))
          await find(resource, endpoint, show).catch(() => undefined);
        throw error;
      }
    },

    /** Returns a sink that receives the stored prices of a page before its failure. They are stale at once. */
    wrapSink: (sink: TransportSink, now: () => number): TransportSink => ({
      ...sink,
      receivePollFailure(resource, failure, failureCount, failingSince) {
        const show = found.get(serializeKey(resource));
        found.delete(serializeKey(resource));
        const isStored = show !== undefined && !isReady(resource);
        if (isStored) show(sink);
        const [count, since] = isStored ? [Math.max(2, failureCount), now()] : [failureCount, failingSince];
        sink.receivePollFailure(resource, failure, count, since);
      },
    }),
  };
}
