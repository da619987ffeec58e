import * as z from 'zod/mini';
import type { Levels, MarketStatus, Offer, Runner, RunnerStatus } from '../../../domain/market/market.ts';
import { handicapFields, readWireRunnerId } from '../schema/handicap.ts';
import { list } from '../schema/rows.ts';
import { noteContent } from '../schema/wire-content.ts';
import { amountOrNull, orAbsent, priceOrNull, selectionId, text, textOrNull } from '../schema/wire-types.ts';

const offer = z.pipe(
  orAbsent(z.union([z.string(), z.number(), z.object({ price: priceOrNull, size: amountOrNull })])),
  z.transform((raw): Offer | null => {
    if (typeof raw !== 'object' || raw === null || raw.price === null || raw.size === null || raw.size <= 0)
      return null;
    return { price: raw.price, size: raw.size };
  }),
);

/** Three levels, best first. A missing level is null and never a price. */
const levels = z.pipe(
  orAbsent(list(offer)),
  z.transform((raw): Levels => [raw?.[0] ?? null, raw?.[1] ?? null, raw?.[2] ?? null]),
);

const wireWord = orAbsent(z.union([z.string(), z.number()]));

/** An unknown status must not open anything for betting. */
function knownWord<Word extends string>(knownWords: Readonly<Record<string, Word>>, otherwise: Word) {
  const schema = z.pipe(
    wireWord,
    z.transform(
      (raw): Word =>
        knownWords[
          String(raw ?? '')
            .trim()
            .toUpperCase()
        ] ?? otherwise,
    ),
  );
  /* @__PURE__ */ noteContent(schema, { kind: 'named-values', names: knownWords });
  return schema;
}

const runnerStatus = knownWord<RunnerStatus>(
  { ACTIVE: 'active', SUSPENDED: 'suspended', REMOVED: 'removed', WINNER: 'winner', LOSER: 'loser', '': 'active' },
  'suspended',
);

export const marketStatus = knownWord<MarketStatus>(
  { OPEN: 'open', SUSPENDED: 'suspended', CLOSED: 'closed', INACTIVE: 'inactive' },
  'suspended',
);

const metadata = z.object({ jockey: textOrNull, trainer: textOrNull, draw: textOrNull, colours: textOrNull });

const sides = z.object({ availableToBack: levels, availableToLay: levels });

/** A runner of a market or of a home row. */
export const runner = z.pipe(
  z.object({
    selectionId,
    ...handicapFields,
    selection_name: text,
    status: runnerStatus,
    ex: orAbsent(sides),
    metadata: orAbsent(metadata),
  }),
  z.transform((wire, context): Runner => {
    const facts = wire.metadata;
    return {
      runnerId: readWireRunnerId(wire.selectionId, wire, context),
      name: wire.selection_name,
      status: wire.status,
      back: wire.ex?.availableToBack ?? [null, null, null],
      lay: wire.ex?.availableToLay ?? [null, null, null],
      ...(facts && {
        metadata: {
          jockey: facts.jockey ?? undefined,
          trainer: facts.trainer ?? undefined,
          draw: facts.draw ?? undefined,
          colours: facts.colours ?? undefined,
        },
      }),
    };
  }),
);
