import * as z from 'zod/mini';
import type { Limits } from '../../../domain/market/market.ts';
import { endpoint } from '../../endpoint.ts';
import { byKey } from '../schema/by-key.ts';
import { list, rows } from '../schema/rows.ts';
import { noteContent } from '../schema/wire-content.ts';
import { amountOrNull, flag, id, numberOrNull, priceOrNull, text } from '../schema/wire-types.ts';

/** Whether the app checks limits before it sends a bet. */
export const applyValidation = endpoint({
  method: 'POST',
  path: '/event/applyValidation',
  access: 'session',
  encoding: 'json',
  responseShape: 'envelope',
  timeoutMs: 15_000,
  emptyResponse: false,
  request: z.object({}),
  response: z.pipe(
    z.object({ applyValidation: flag }),
    z.transform((wire): boolean => wire.applyValidation),
  ),
});

/** Limits of a match, by market id and by fancy id. */
export interface MatchLimits {
  readonly markets: Readonly<Record<string, Limits>>;
  readonly fancies: Readonly<Record<string, Limits>>;
}

const marketLimits = z.object({
  market_min_stack: amountOrNull,
  market_max_stack: amountOrNull,
  market_min_odds_rate: priceOrNull,
  market_max_odds_rate: priceOrNull,
  market_max_profit: amountOrNull,
  market_bet_delay: numberOrNull,
});

const fancyLimits = z.object({
  session_min_stack: amountOrNull,
  session_max_stack: amountOrNull,
  session_max_profit: amountOrNull,
  session_bet_delay: numberOrNull,
});

const chooseDelay = (own: number | null, common: number | null): number => Math.max(0, Math.ceil(own ?? common ?? 0));

const entries = byKey(z.unknown());
const common = z.object({
  session: z.optional(z.nullable(byKey(fancyLimits))),
  market_bet_delay: numberOrNull,
  session_bet_delay: numberOrNull,
});

const limits = z.pipe(
  entries,
  z.transform((wire, context): MatchLimits => {
    const { session: _s, market_bet_delay: _m, session_bet_delay: _d, ...markets } = wire;
    const read = z.safeParse(z.object({ common, markets: byKey(marketLimits) }), { common: wire, markets });
    if (!read.success) {
      const [issue] = read.error.issues;
      context.issues.push({
        code: 'custom',
        message: issue?.message ?? '',
        input: wire,
        path: (issue?.path ?? []).slice(1),
      });
      return z.NEVER;
    }
    const { session, market_bet_delay, session_bet_delay } = read.data.common;
    const toMarketLimits = ([key, raw]: [string, z.output<typeof marketLimits>]): [string, Limits] => [
      key,
      {
        minStake: raw.market_min_stack,
        maxStake: raw.market_max_stack,
        minOdds: raw.market_min_odds_rate,
        maxOdds: raw.market_max_odds_rate,
        maxProfit: raw.market_max_profit,
        delaySeconds: chooseDelay(raw.market_bet_delay, market_bet_delay),
      },
    ];
    const toFancyLimits = ([key, raw]: [string, z.output<typeof fancyLimits>]): [string, Limits] => [
      key,
      {
        minStake: raw.session_min_stack,
        maxStake: raw.session_max_stack,
        minOdds: null,
        maxOdds: null,
        maxProfit: raw.session_max_profit,
        delaySeconds: chooseDelay(raw.session_bet_delay, session_bet_delay),
      },
    ];
    return {
      markets: Object.fromEntries(Object.entries(read.data.markets).map(toMarketLimits)),
      fancies: Object.fromEntries(Object.entries(session ?? {}).map(toFancyLimits)),
    };
  }),
);

/* @__PURE__ */ noteContent(limits, { kind: 'match-limits', market: marketLimits, fancy: fancyLimits });

type LimitsWire = Record<string, z.input<typeof marketLimits> | Record<string, z.input<typeof fancyLimits>> | number>;

/** Reads the limits and bet delays of a match's markets and fancies. */
export const getEventsLimit = endpoint({
  method: 'POST',
  path: '/event/getEventsLimit',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 15_000,
  emptyResponse: { markets: {}, fancies: {} },
  request: z.object({ match_id: z.string(), sport_id: z.string() }),
  response: limits as unknown as z.ZodMiniType<MatchLimits, LimitsWire>,
});

const sport = z.pipe(
  z.object({ sport_id: id, sport_name: text }),
  z.transform((wire) => ({ sportId: wire.sport_id, sportName: wire.sport_name })),
);
const series = z.pipe(
  z.object({ sport_id: id, series_id: id, series_name: text }),
  z.transform((wire) => ({ sportId: wire.sport_id, seriesId: wire.series_id, seriesName: wire.series_name })),
);
const match = z.pipe(
  z.object({ sport_id: id, series_id: id, match_id: id, match_name: text }),
  z.transform((wire) => ({
    sportId: wire.sport_id,
    seriesId: wire.series_id,
    matchId: wire.match_id,
    matchName: wire.match_name,
  })),
);

const lists = z.object({
  sports: z.optional(rows(sport)),
  series: z.optional(rows(series)),
  matches: z.optional(rows(match)),
});

/** Reads the options of the report filters. */
export const eventLists = endpoint({
  method: 'POST',
  path: '/event/lists',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 15_000,
  emptyResponse: { sports: [], series: [], matches: [] },
  request: z.object({}),
  response: z.pipe(
    list(lists),
    z.transform(([first]) => ({
      sports: first?.sports ?? [],
      series: first?.series ?? [],
      matches: first?.matches ?? [],
    })),
  ),
});
