const findPercentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const round = (value) => Math.round(value * 10) / 10;

/** Collects latencies by kind of call, errors, and messages of sockets. Counts only between `start` and `stop`. */
export function createFigures() {
  const latencies = new Map();
  const errors = new Map();
  let messages = 0;
  let [startedAt, stoppedAt] = [Infinity, Infinity];
  const isCounting = () => performance.now() >= startedAt && performance.now() < stoppedAt;
  const count = () => [...latencies.values()].reduce((total, list) => total + list.length, 0);
  return {
    start: () => void (startedAt = performance.now()),
    stop: () => void (stoppedAt = performance.now()),
    addCall(kind, ms) {
      if (!isCounting()) return;
      if (latencies.has(kind)) latencies.get(kind).push(ms);
      else latencies.set(kind, [ms]);
    },
    addError(kind) {
      if (isCounting()) errors.set(kind, (errors.get(kind) ?? 0) + 1);
    },
    addMessage() {
      if (isCounting()) messages += 1;
    },
    responseCount: count,
    format() {
      const seconds = (stoppedAt - startedAt) / 1_000;
      const rows = [...latencies].map(([kind, list]) => {
        const sorted = list.toSorted((a, b) => a - b);
        const [p50, p95] = [0.5, 0.95].map((share) => round(findPercentile(sorted, share)));
        return `| ${kind} | ${sorted.length} | ${p50} | ${p95} | ${round(sorted.at(-1))} |`;
      });
      const failures = [...errors].map(([kind, number]) => `${kind} ${number}`).join(', ') || 'none';
      return [
        '| call | responses | p50 ms | p95 ms | max ms |',
        '| --- | --- | --- | --- | --- |',
        ...rows,
        `calls a second: ${round(count() / seconds)}`,
        `socket messages a second: ${round(messages / seconds)}`,
        `errors: ${failures}`,
      ].join('\n');
    },
  };
}
