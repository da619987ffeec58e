const sortNumbers = (values) => [...values].sort((a, b) => a - b);

export function calculateMedian(values) {
  const sorted = sortNumbers(values);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return NaN;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Returns the quantile of the values for a share from 0 to 1. */
export function calculateQuantile(values, share) {
  const sorted = sortNumbers(values);
  return sorted.length === 0 ? NaN : sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
}
