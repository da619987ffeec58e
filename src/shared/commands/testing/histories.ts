import fc from 'fast-check';
import { CONCLUSIVE_AFTER_MS } from './tab-model.ts';

export const USERS = ['ada', 'ben'] as const;
export const TARGETS = ['India', 'Australia'] as const;
/**
 * Settings of the model. Only references distinguish two equal orders. Without them the model has one tab and readable
 * lists, and a server that acts repeatedly receives equal orders in sequence.
 */
export interface ServerBehavior {
  readonly returnsReferences: boolean;
  readonly isRepeating: boolean;
  readonly hasProbe: boolean;
  readonly listLatencyMs: number;
}

const tab = fc.nat(1);
const moment = fc.integer({ min: 0, max: 6_000 });

const networkOutcome = fc
  .record({
    kind: fc.constantFrom('accepted', 'refused', 'refusedButActed', 'lostBefore', 'lostAfter'),
    actsAt: moment,
    repeats: fc.array(moment, { maxLength: 2 }),
    /** A response takes up to 40 s. The app notices a loss at once or later. */
    delay: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40_000 })),
    /** A refusing server acts before its response, or while the app still compares. */
    actsLate: fc.boolean(),
    bringsReceipt: fc.boolean(),
    /** A server may hold an accepted request longer than a lost request can travel. */
    isHeld: fc.boolean(),
  })
  .map(({ kind, actsAt: arrivesAt, repeats, delay, actsLate, bringsReceipt, isHeld }) => {
    const actsAt = arrivesAt + (kind === 'accepted' && isHeld ? 2 * CONCLUSIVE_AFTER_MS : 0);
    const repeatsAt = repeats.map((ms) => actsAt + ms);
    const lastActAt = Math.max(actsAt, ...repeatsAt);
    const verdict = kind === 'accepted' ? 'accepted' : kind.startsWith('refused') ? 'refused' : null;
    return {
      actsAt: kind === 'refused' || kind === 'lostBefore' ? null : actsAt,
      repeatsAt,
      verdict,
      // The app notices a loss before the server acts, or after.
      respondsAt: verdict === null ? Math.min(delay, 14_000) : lastActAt + delay,
      actsLate: kind === 'refusedButActed' && actsLate,
      bringsReceipt,
    } as const;
  });

/** One event of a history. */
export const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('press' as const), tab, target: fc.nat(1), networkOutcome }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(10, 900, 6_000, 17_000) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('signIn' as const), tab, user: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('checkNow' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lists' as const), areDown: fc.boolean() }) },
);
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

export const serverBehavior = fc.record({
  returnsReferences: fc.boolean(),
  isRepeating: fc.boolean(),
  hasProbe: fc.boolean(),
  listLatencyMs: fc.constantFrom(0, 0, 3_000, 9_000),
});
