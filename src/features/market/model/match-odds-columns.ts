/**
 * Returns the runners of match odds in the columns of a betting coupon: home, draw, away. The exchange lists the draw
 * last. A market of two runners leaves the middle column empty.
 */
export const arrangeRunners = <Runner>(runners: readonly Runner[]): readonly (Runner | undefined)[] =>
  runners.length > 2 ? [runners[0], runners[2], runners[1]] : [runners[0], undefined, runners[1]];
