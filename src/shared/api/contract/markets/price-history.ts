import * as z from 'zod/mini';
import type { PriceEvent, PriceEventKind, PriceHistory, RunnerPrices } from '../../../domain/market/price-history.ts';
import { endpoint } from '../../endpoint.ts';
import { asList } from '../../wire/wire-list.ts';
import { handicapFields, readWireRunnerId } from '../schema/handicap.ts';
import { pricePoints } from '../schema/price-points.ts';
import { rows } from '../schema/rows.ts';
import { noteContent } from '../schema/wire-content.ts';
import { moment, momentOrNull, selectionId, text } from '../schema/wire-types.ts';

/** Most runners that are read. The largest field of a race is 40. */
const MAX_RUNNERS = 60;
/** Most events that are read: a match has 20 wickets. */
const MAX_EVENTS = 300;

const runner = z.pipe(
  z.object({ selectionId, ...handicapFields, prices: pricePoints }),
  z.transform((wire, context): RunnerPrices => ({
    runnerId: readWireRunnerId(wire.selectionId, wire, context),
    points: wire.prices,
  })),
);

const eventKinds: Readonly<Record<string, PriceEventKind | undefined>> = {
  wicket: 'wicket',
  goal: 'goal',
  suspended: 'suspended',
  innings_break: 'innings-break',
};

const event = z.pipe(
  z.object({ type: text, time: moment, until: momentOrNull, label: text }),
  z.transform((wire): PriceEvent | null => {
    const kind = eventKinds[wire.type.toLowerCase()];
    // A newer server may send kinds that this app does not know.
    if (kind === undefined) return null;
    const at = Date.parse(wire.time);
    const until = wire.until === null ? null : Date.parse(wire.until);
    return { kind, at, until: until !== null && until > at ? until : null, label: wire.label };
  }),
);

/** Reads at most `max` rows. The rest is dropped unread: the server may send any number. */
function takeRows<Row extends z.ZodMiniType>(row: Row, max: number) {
  const cut = z.pipe(
    z.optional(z.unknown()),
    z.transform((raw) => asList(raw)?.slice(0, max) ?? raw),
  );
  const schema = z.pipe(cut, rows(row)) as unknown as ReturnType<typeof rows<Row>>;
  /* @__PURE__ */ noteContent(schema, { kind: 'rows', of: row });
  return schema;
}

/**
 * Reads the past prices of a market or session line. This call is our own, used only when the configuration enables it
 * (`features.priceHistory`). The server keeps `resolution` points a runner at most, with every peak.
 */
export const priceHistory = endpoint({
  method: 'POST',
  path: '/market/priceHistory',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 8_000,
  emptyResponse: { runners: [], events: [] },
  request: z.object({
    /** Id of a market, or of a session line. */
    market_id: z.string(),
    /** First and last moment, in milliseconds since 1970. Default: all that the server has. */
    from: z.optional(z.number()),
    to: z.optional(z.number()),
    /** Most points a runner. Default: the server's choice. */
    resolution: z.optional(z.number()),
  }),
  response: z.pipe(
    z.object({ runners: takeRows(runner, MAX_RUNNERS), events: takeRows(event, MAX_EVENTS) }),
    z.transform(({ runners, events }): PriceHistory => ({
      runners,
      events: events.filter((each) => each !== null).sort((one, other) => one.at - other.at),
    })),
  ),
});
