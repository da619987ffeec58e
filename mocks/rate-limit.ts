const SECOND_MS = 1_000;
/** Number of callers after which full buckets are dropped. A full bucket is the same as none. */
const MAX_BUCKETS = 10_000;

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

export interface RateLimit {
  /** Calls per second that a caller may make for a long time. */
  readonly callsPerSecond: number;
  /** Calls that a caller may make at once. */
  readonly burst: number;
}

/**
 * Creates a token bucket per caller. The function counts one call at `now`, in milliseconds of any steady clock. It
 * returns 0, or the seconds until the next accepted call, at least 1.
 */
export function createRateLimiter({ callsPerSecond, burst }: RateLimit): (caller: string, now: number) => number {
  const buckets = new Map<string, Bucket>();
  const calculateTokens = ({ tokens, at }: Bucket, now: number) =>
    Math.min(burst, tokens + ((now - at) / SECOND_MS) * callsPerSecond);

  function removeFullBuckets(now: number) {
    for (const [caller, bucket] of buckets) if (calculateTokens(bucket, now) >= burst) buckets.delete(caller);
  }

  return (caller, now) => {
    if (buckets.size > MAX_BUCKETS) removeFullBuckets(now);
    const tokens = calculateTokens(buckets.get(caller) ?? { tokens: burst, at: now }, now);
    if (tokens < 1) return Math.max(1, Math.ceil((1 - tokens) / callsPerSecond));
    buckets.set(caller, { tokens: tokens - 1, at: now });
    return 0;
  };
}
